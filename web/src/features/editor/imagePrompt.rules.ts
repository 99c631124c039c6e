import type { FieldErrors } from '../../lib/formFailure.ts';
import { messages } from './messages.ts';

/** Longest description of a picture, in characters; the server takes no more. */
const MAX_PROMPT = 300;

/** A description of a picture to start from; empty for a product without a name. */
export const suggestPrompt = ({ name, description }: { name: string; description: string }): string =>
  [name.trim(), name.trim() && description.trim()].filter(Boolean).join(': ').slice(0, MAX_PROMPT);

/** What is wrong with the words a picture is to be drawn from, trimmed. */
export function checkPrompt({ prompt }: { prompt: string }): FieldErrors {
  if (prompt === '') return { prompt: messages.imagePromptEmpty };
  return prompt.length > MAX_PROMPT ? { prompt: messages.imagePromptLong } : {};
}
