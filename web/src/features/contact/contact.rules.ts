import { type FieldErrors, isEmail, presentErrors } from '../../forms/fields.ts';
import { messages } from './messages.ts';

/** The server's limits, in characters. */
const LIMITS = { name: 100, subject: 150, message: 5000 };

export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The errors of a contact message, by field (spec §5). */
export function checkContact({ name, email, subject, message }: ContactValues): FieldErrors {
  return presentErrors({
    name: textError(name, LIMITS.name, messages.nameRequired),
    email: emailError(email),
    subject: textError(subject, LIMITS.subject, messages.subjectRequired),
    message: textError(message, LIMITS.message, messages.messageRequired),
  });
}

function textError(text: string, limit: number, missing: string): string | null {
  if (text.trim() === '') return missing;
  return text.trim().length > limit ? messages.tooLong(limit) : null;
}

function emailError(email: string): string | null {
  if (email.trim() === '') return messages.emailRequired;
  return isEmail(email) ? null : messages.emailInvalid;
}
