import type { FieldProblem } from '../../lib/failure.ts';
import { messages } from './messages.ts';

const MAX_PROMPT_LENGTH = 300;

/** What is wrong with the words for a picture; empty when nothing is. */
export function promptProblems(prompt: string): FieldProblem[] {
  const length = prompt.trim().length;
  if (length === 0) return [{ path: 'prompt', message: messages.promptRequired }];
  return length > MAX_PROMPT_LENGTH ? [{ path: 'prompt', message: messages.promptTooLong }] : [];
}

/** What the model is asked for a dish that its owner described. */
export const drawingOf = (prompt: string): string =>
  `A realistic photograph for a restaurant's menu: one dish on a plate, appetising, soft daylight, plain background. ` +
  `No people, no words, no logos. The dish: ${prompt.trim()}`;
