import type { FieldErrors } from '../../../lib/formFailure.ts';
import { messages } from './messages.ts';

/** Longest name of a section, in characters; the server takes no more. */
const MAX_NAME = 80;

/** What is wrong with the name of a section, trimmed. */
export function checkSection({ name }: { name: string }): FieldErrors {
  if (name === '') return { name: messages.sectionNameRequired };
  return name.length > MAX_NAME ? { name: messages.sectionNameTooLong } : {};
}
