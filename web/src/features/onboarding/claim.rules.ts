import { type FieldErrors, presentErrors } from '../../forms/fields.ts';
import { messages } from './messages.ts';

export interface ClaimValues {
  name: string;
  email: string;
  password: string;
  termsAccepted: boolean;
}

/**
 * Why a claim may not be sent, by field (spec §5); empty: it may. Who is signed in has no fields to fill in.
 */
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
