import { type FieldErrors, presentErrors, textError } from '../../forms/fields.ts';
import { isEmail } from '../../forms/isEmail.ts';
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
    name: textError(name, LIMITS.name, messages.nameRequired, messages.tooLong(LIMITS.name)),
    email: email.trim() === '' ? messages.emailRequired : isEmail(email) ? null : messages.emailInvalid,
    subject: textError(subject, LIMITS.subject, messages.subjectRequired, messages.tooLong(LIMITS.subject)),
    message: textError(message, LIMITS.message, messages.messageRequired, messages.tooLong(LIMITS.message)),
  });
}
