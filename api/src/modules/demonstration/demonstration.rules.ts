import { DAY_MS } from '@forkfront/common/durations.ts';
import { MAX_FEEDBACK_LENGTH } from '@forkfront/common/limits.ts';
import { problemAt, type FieldProblem } from '../../lib/result.ts';
import { isEmail, normaliseEmail } from '@forkfront/common/email.ts';
import { messages } from './messages.ts';

/** How long a project is stored and can be answered; the privacy policy names the same number. */
export const KEPT_DAYS = 30;

/** The office asks, the client answers. */
export interface ProjectAddresses {
  officeEmail: string;
  clientEmail: string;
}

/** Expiry of a project that is sent at `now`. */
export const answerableUntil = (now: Date): Date => new Date(now.getTime() + KEPT_DAYS * DAY_MS);

/** The addresses as they are stored and compared. */
export const tidyAddresses = ({ officeEmail, clientEmail }: ProjectAddresses): ProjectAddresses => ({
  officeEmail: normaliseEmail(officeEmail),
  clientEmail: normaliseEmail(clientEmail),
});

/** The invalid fields of tidied addresses (spec §5). */
export const addressProblems = ({ officeEmail, clientEmail }: ProjectAddresses): FieldProblem[] =>
  [
    problemAt('officeEmail', emailProblem(officeEmail)),
    problemAt('clientEmail', emailProblem(clientEmail)),
  ].flat();

/** The invalid fields of a tidied feedback. */
export function feedbackProblems(feedback: string): FieldProblem[] {
  if (!feedback) return problemAt('feedback', messages.feedbackEmpty);
  return feedback.length > MAX_FEEDBACK_LENGTH ? problemAt('feedback', messages.feedbackTooLong) : [];
}

function emailProblem(email: string): string | null {
  if (!email) return messages.emailRequired;
  return isEmail(email) ? null : messages.emailInvalid;
}
