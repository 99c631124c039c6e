import { messages } from './messages.ts';

export interface ClaimValues {
  name: string;
  email: string;
  password: string;
  termsAccepted: boolean;
}

export type ClaimCheck =
  /** Nothing is wrong. */
  | { kind: 'ok'; claimToken: string }
  /** A sentence at the checkbox. */
  | { kind: 'terms'; message: string }
  /** Spec §5: not submitted, without a word. `field` is the first that is empty. */
  | { kind: 'empty'; field: 'name' | 'email' | 'password' }
  /** A sentence in the alert. */
  | { kind: 'noToken'; message: string };

/** Whether a claim may be sent (spec §5). `claimToken` is the kept one, null when there is none. */
export function checkClaim(values: ClaimValues, claimToken: string | null, isSignedIn: boolean): ClaimCheck {
  if (!values.termsAccepted) return { kind: 'terms', message: messages.termsRequired };
  if (!isSignedIn) {
    if (values.name.trim() === '') return { kind: 'empty', field: 'name' };
    if (values.email.trim() === '') return { kind: 'empty', field: 'email' };
    if (values.password === '') return { kind: 'empty', field: 'password' };
  }
  if (claimToken) return { kind: 'ok', claimToken };
  return {
    kind: 'noToken',
    message: isSignedIn ? messages.claimTokenMissingSignedIn : messages.claimTokenMissing,
  };
}
