import { ACCOUNT_LIMITS } from '@forkfront/common/limits.ts';
import type { Identity } from '../../../gateways/identity/identity.gateway.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { isEmail, normaliseEmail } from '@forkfront/common/email.ts';
import { nameProblem } from '../account.rules.ts';

/** A person whose address Google has verified. */
export type GooglePerson = NonNullable<ReturnType<typeof googlePersonOf>>;

/**
 * The person to sign in, with a normalised address and a name (without one that we accept, the local part of the address); null when
 * Google has not verified a usable address.
 */
export function googlePersonOf({ issuer, subject, email, emailVerified, name: given }: Identity) {
  const address = normaliseEmail(email ?? '');
  if (!emailVerified || !isEmail(address)) return null;
  const told = oneLine(oneLine(given ?? '').slice(0, ACCOUNT_LIMITS.name));
  const name = nameProblem(told) === null ? told : address.slice(0, address.indexOf('@'));
  return { issuer, subject, email: address, name };
}

/** Why a sign-in with Google failed. */
export type GoogleRefusal = 'denied' | 'failed' | 'emailUnverified';

const LANDINGS: Record<GoogleRefusal | 'rateLimited', string> = {
  // The page itself handles a missing token (spec §2, Auth callback).
  denied: '/auth/callback',
  failed: '/login?error=auth-failed',
  emailUnverified: '/login?error=email-unverified',
  rateLimited: '/login?error=too-many-tries',
};

/** The page after a refusal; independent of the request. */
export const refusalLanding = (publicUrl: string, refusal: keyof typeof LANDINGS): string =>
  `${publicUrl}${LANDINGS[refusal]}`;

/** The page that exchanges the code (spec §2, Auth callback). */
export const successLanding = (publicUrl: string, code: string): string =>
  `${publicUrl}/auth/callback?token=${encodeURIComponent(code)}`;
