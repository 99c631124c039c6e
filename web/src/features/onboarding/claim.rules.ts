import { type FieldErrors, presentErrors } from '../../forms/fields.ts';
import { messages } from './messages.ts';

export interface ClaimValues {
  name: string;
  email: string;
  password: string;
  termsAccepted: boolean;
}

/** The errors of a claim by field (spec §5). A signed-in owner has only the terms to accept. */
export function checkClaim(
  { name, email, password, termsAccepted }: ClaimValues,
  isSignedIn: boolean,
): FieldErrors {
  const missing = (text: string, hint: string) => (isSignedIn || text.trim() !== '' ? null : hint);
  return presentErrors({
    name: missing(name, messages.nameMissing),
    email: missing(email, messages.emailMissing),
    password: isSignedIn || password !== '' ? null : messages.passwordMissing,
    termsAccepted: termsAccepted ? null : messages.termsRequired,
  });
}
