import { MAX_REPORT_LENGTH } from '@forkfront/common/limits.ts';
import { manyLines } from '@forkfront/common/plainText.ts';
import { sentId } from '../../lib/ids.ts';
import { sign } from '../../lib/secrets.ts';
import { type FieldProblem, fail, ok } from '../../lib/result.ts';
import { isEmail, normaliseEmail } from '@forkfront/common/email.ts';
import { messages } from './messages.ts';
import { REPORT_REASONS } from '@forkfront/common/siteReport.ts';

/** How long a report is stored; the privacy policy names the same number. */
export const REPORT_KEPT_MONTHS = 12;

/** What makes two reports the same one: a repeat after a lost answer, or a second press. */
interface ReportFacts {
  restaurantId: string;
  reason: string;
  text: string;
  email: string | null;
  /** Address of the visitor. */
  ip: string;
  at: Date;
}

/** The id of a report: the same words from the same address on the same day (UTC) are one report. Nobody can guess an IP by it. */
export const reportId = (
  secret: string,
  { restaurantId, reason, text, email, ip, at }: ReportFacts,
): string => sentId(at, restaurantId, reason, text, email ?? '', sign(secret, ip));

/** Checks a report as typed; the error names each field that is wrong. */
export function checkReport(written: Record<'reason' | 'text' | 'email', string>) {
  const problems: FieldProblem[] = [];
  const reason = REPORT_REASONS.find((known) => known === written.reason);
  if (!reason) problems.push({ path: 'reason', message: messages.reasonRequired });
  const text = manyLines(written.text);
  if (text.length > MAX_REPORT_LENGTH)
    problems.push({ path: 'text', message: messages.tooLong(MAX_REPORT_LENGTH) });
  const email = normaliseEmail(written.email);
  if (email && !isEmail(email)) problems.push({ path: 'email', message: messages.emailInvalid });
  return reason && problems.length === 0 ? ok({ reason, text, email: email || null }) : fail(problems);
}
