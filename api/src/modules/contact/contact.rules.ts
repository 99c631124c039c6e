import { monthsBefore } from '../../lib/clock.ts';
import { manyLines, oneLine } from '../../lib/plainText.ts';
import type { FieldProblem } from '../../lib/result.ts';
import { isEmail, normaliseEmail } from '../accounts/account.rules.ts';
import { messages } from './messages.ts';

/** Months that a message is kept; the privacy policy names the same number. */
export const KEPT_MONTHS = 12;

/** Most characters of each text. */
const LIMITS = { name: 100, subject: 150, message: 5000 };

/** What a visitor writes on the contact page (spec §3). */
export interface ContactWords {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** The words as they are kept: all but the message on one line, so that none can become a header of the mail. */
export const tidyWords = ({ name, email, subject, message }: ContactWords): ContactWords => ({
  name: oneLine(name),
  email: normaliseEmail(email),
  subject: oneLine(subject),
  message: manyLines(message),
});

/** Messages that are older than this are forgotten. */
export const keptSince = (now: Date): Date => monthsBefore(now, KEPT_MONTHS);

/** What is wrong with tidied words; empty when nothing is. */
export function contactProblems({ name, email, subject, message }: ContactWords): FieldProblem[] {
  return [
    problem('name', textProblem(name, LIMITS.name, messages.nameRequired, messages.nameTooLong)),
    problem('email', emailProblem(email)),
    problem(
      'subject',
      textProblem(subject, LIMITS.subject, messages.subjectRequired, messages.subjectTooLong),
    ),
    problem(
      'message',
      textProblem(message, LIMITS.message, messages.messageRequired, messages.messageTooLong),
    ),
  ].flat();
}

function textProblem(text: string, limit: number, missing: string, tooLong: string): string | null {
  if (!text) return missing;
  return text.length > limit ? tooLong : null;
}

/** What is wrong with a tidied address; null when nothing is. */
export function emailProblem(email: string): string | null {
  if (!email) return messages.emailRequired;
  return isEmail(email) ? null : messages.emailInvalid;
}

function problem(path: string, message: string | null): FieldProblem[] {
  return message ? [{ path, message }] : [];
}
