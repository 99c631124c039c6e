import { MAX_PROMPT_LENGTH } from '@forkfront/common/limits.ts';
import type { DrawnShape } from '../../gateways/assistant/assistant.gateway.ts';
import { type FieldProblem, problemAt } from '../../lib/result.ts';
import { messages } from './messages.ts';
import {
  HERO_PICTURE,
  PRODUCT_PICTURE,
  NEW_PRODUCT,
  RESTAURANT_HERO,
  type UploadRule,
} from './upload.rules.ts';

/** Problems of a prompt; empty when it is valid. */
export function promptProblems(prompt: string): FieldProblem[] {
  const { length } = prompt.trim();
  if (length === 0) return problemAt('prompt', messages.promptRequired);
  return problemAt('prompt', length > MAX_PROMPT_LENGTH ? messages.promptTooLong : null);
}

/**
 * How a picture is drawn and stored, by its purpose. `wish` is the prompt before the owner's words, `context` the upload
 * context (spec §7). A hero is shown in 16:9, so its upper and lower edges are cut off (spec §5).
 */
export const DRAWINGS = {
  product: {
    shape: 'square',
    wish: `A realistic photograph for a restaurant's menu: one dish on a plate, appetising, soft daylight, plain background. `,
    rule: PRODUCT_PICTURE,
    context: NEW_PRODUCT,
  },
  hero: {
    shape: 'landscape',
    wish:
      `A realistic wide photograph for the top of a restaurant's website: inviting, soft daylight, what matters in the ` +
      `middle, nothing important at the upper and lower edge. `,
    rule: HERO_PICTURE,
    context: RESTAURANT_HERO,
  },
} satisfies Record<string, { shape: DrawnShape; wish: string; rule: UploadRule; context: string }>;

/** The purpose of a generated picture. */
export type PicturePurpose = keyof typeof DRAWINGS;

/** The prompt for the model. */
export const drawingOf = (prompt: string, purpose: PicturePurpose): string =>
  `${DRAWINGS[purpose].wish}No people, no words, no logos. It shows: ${prompt.trim()}`;
