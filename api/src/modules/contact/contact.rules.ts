import { CONTACT_LIMITS } from '@forkfront/common/limits.ts';
import { monthsBefore } from '../../lib/clock.ts';
import { manyLines, oneLine } from '@forkfront/common/plainText.ts';
import { problemAt, type FieldProblem } from '../../lib/result.ts';
import { isEmail, normaliseEmail } from '@forkfront/common/email.ts';
import { messages } from './messages.ts';

/** How long a message is stored; the privacy policy names the same number. */
export const KEPT_MONTHS = 12;

/** A message from the contact page (spec §3). */
export interface ContactInput {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The input as they are stored. All except the message are one line, so that none can add a header to the mail. */
export const tidyInput = ({ name, email, subject, message }: ContactInput): ContactInput => ({
  name: oneLine(name),
  email: normaliseEmail(email),
  subject: oneLine(subject),
  message: manyLines(message),
});

/** Messages from before this time are deleted. */
export const keptSince = (now: Date): Date => monthsBefore(now, KEPT_MONTHS);

/** The invalid fields of tidied words. */
export function contactProblems({ name, email, subject, message }: ContactInput): FieldProblem[] {
  return [
    ...textProblem('name', name, CONTACT_LIMITS.name, messages.nameRequired, messages.nameTooLong),
    ...problemAt('email', emailProblem(email)),
    ...textProblem(
      'subject',
      subject,
      CONTACT_LIMITS.subject,
      messages.subjectRequired,
      messages.subjectTooLong,
    ),
    ...textProblem(
      'message',
      message,
      CONTACT_LIMITS.message,
      messages.messageRequired,
      messages.messageTooLong,
    ),
  ];
}

function textProblem(path: string, text: string, limit: number, missing: string, tooLong: string) {
  if (!text) return problemAt(path, missing);
  return problemAt(path, text.length > limit ? tooLong : null);
}

/** The problem of a tidied address; null without one. */
export function emailProblem(email: string): string | null {
  if (!email) return messages.emailRequired;
  return isEmail(email) ? null : messages.emailInvalid;
}
