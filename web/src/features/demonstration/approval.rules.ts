import { MAX_FEEDBACK_LENGTH } from '@forkfront/common/limits.ts';
import { type FieldErrors, emailError, presentErrors } from '../../forms/fields.ts';
import { messages } from './messages.ts';

/** What is sent for approval (spec §3). */
export interface ApprovalValues {
  officeEmail: string;
  clientEmail: string;
  /** Address of the uploaded picture; '' until there is one. */
  imageUrl: string;
}

export const emptyApproval: ApprovalValues = { officeEmail: '', clientEmail: '', imageUrl: '' };

export type ApprovalPart = keyof ApprovalValues;

const PARTS: ApprovalPart[] = ['officeEmail', 'clientEmail', 'imageUrl'];

/** The errors of the addresses by field (spec §5). */
export function checkAddresses({ officeEmail, clientEmail }: Omit<ApprovalValues, 'imageUrl'>): FieldErrors {
  return presentErrors({
    officeEmail: emailError(officeEmail, messages),
    clientEmail: emailError(clientEmail, messages),
  });
}

/** The parts that are missing or invalid (spec §5: a valid form and an uploaded image). */
export function missingParts(values: ApprovalValues): ApprovalPart[] {
  const errors = checkAddresses(values);
  return PARTS.filter((part) => part in errors || values[part] === '');
}

/** The error of a feedback (spec §5); null without one. */
export function feedbackError(feedback: string): string | null {
  if (feedback.trim() === '') return messages.feedbackEmpty;
  return feedback.trim().length > MAX_FEEDBACK_LENGTH ? messages.feedbackTooLong : null;
}
