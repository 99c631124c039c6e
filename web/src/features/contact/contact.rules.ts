import { type FieldErrors, isEmail, presentErrors } from '../../forms/fields.ts';
import { messages } from './messages.ts';

/** Most characters of each text, as on the server. */
const LIMITS = { name: 100, subject: 150, message: 5000 };

/** What a visitor writes (spec §3). */
export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** What is wrong with a message to us, by field (spec §5: all required, the e-mail typed as email). Empty: nothing. */
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
