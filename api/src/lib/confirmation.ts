import { type ConfirmationFailure, fail } from './result.ts';
import type { Viewer } from './viewer.ts';

const CONFIRM = 'Please confirm that it’s you.';
const SIGN_IN_AGAIN =
  'Please confirm that it’s you: your account has no password, so sign out, sign in with Google again, and make this change within 10 minutes.';

/** Who must have proven lately who they are, for a change that a stolen session must not allow. */
export type Confirmable = Pick<Viewer, 'isConfirmed' | 'hasPassword' | 'hasAuthenticator'>;

/** The result `confirmation`, with the ways that this person has. */
export function confirmationNeeded({ hasPassword, hasAuthenticator }: Confirmable) {
  const ways: ConfirmationFailure['ways'] = [];
  if (hasPassword) ways.push('PASSWORD');
  if (hasAuthenticator) ways.push('AUTHENTICATOR');
  const message = ways.length > 0 ? CONFIRM : SIGN_IN_AGAIN;
  return fail<ConfirmationFailure>({ kind: 'confirmation', message, ways });
}
