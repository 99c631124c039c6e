import type { FieldProblem } from '../../lib/result.ts';
import { isEmail, normaliseEmail } from '../accounts/account.rules.ts';
import { messages } from './messages.ts';

const MAX_FEEDBACK_LENGTH = 5000;
/** Days that a project is kept and can be answered; the privacy policy names the same number. */
export const KEPT_DAYS = 30;

/** The two sides of a project approval. */
export interface ProjectAddresses {
  /** Who asks. */
  officeEmail: string;
  /** Who is asked. */
  clientEmail: string;
}

/** Until when a project that is sent at `now` can be answered. */
export const answerableUntil = (now: Date): Date => new Date(now.getTime() + KEPT_DAYS * 24 * 60 * 60 * 1000);

/** The addresses as they are stored and compared. */
export const tidyAddresses = ({ officeEmail, clientEmail }: ProjectAddresses): ProjectAddresses => ({
  officeEmail: normaliseEmail(officeEmail),
  clientEmail: normaliseEmail(clientEmail),
});

/** What is wrong with tidied addresses (spec §5); empty when nothing is. */
export const addressProblems = ({ officeEmail, clientEmail }: ProjectAddresses): FieldProblem[] =>
  [
    problem('officeEmail', emailProblem(officeEmail)),
    problem('clientEmail', emailProblem(clientEmail)),
  ].flat();

/** What is wrong with a tidied feedback; empty when nothing is. */
export function feedbackProblems(feedback: string): FieldProblem[] {
  if (!feedback) return problem('feedback', messages.feedbackEmpty);
  return feedback.length > MAX_FEEDBACK_LENGTH ? problem('feedback', messages.feedbackTooLong) : [];
}

function emailProblem(email: string): string | null {
  if (!email) return messages.emailRequired;
  return isEmail(email) ? null : messages.emailInvalid;
}

function problem(path: string, message: string | null): FieldProblem[] {
  return message ? [{ path, message }] : [];
}
