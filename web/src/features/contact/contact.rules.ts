import { CONTACT_LIMITS } from '@forkfront/common/limits.ts';
import { type FieldErrors, presentErrors, textError } from '../../forms/fields.ts';
import { isTypedEmail } from '@forkfront/common/email.ts';
import { messages } from './messages.ts';

export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The errors of a contact message, by field (spec §5). */
export function checkContact({ name, email, subject, message }: ContactValues): FieldErrors {
  return presentErrors({
    name: textError(name, CONTACT_LIMITS.name, messages.nameRequired, messages.tooLong(CONTACT_LIMITS.name)),
    email: email.trim() === '' ? messages.emailRequired : isTypedEmail(email) ? null : messages.emailInvalid,
    subject: textError(
      subject,
      CONTACT_LIMITS.subject,
      messages.subjectRequired,
      messages.tooLong(CONTACT_LIMITS.subject),
    ),
    message: textError(
      message,
      CONTACT_LIMITS.message,
      messages.messageRequired,
      messages.tooLong(CONTACT_LIMITS.message),
    ),
  });
}
