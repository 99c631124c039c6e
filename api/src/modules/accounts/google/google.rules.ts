import { oneLine } from '../../../lib/plainText.ts';
import { isEmail, MAX_NAME_LENGTH, normaliseEmail } from '../account.rules.ts';

/** A person as Google tells of them. */
interface Claimed {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

/** A person whose address Google vouches for. */
export interface GooglePerson {
  subject: string;
  /** Lower-case. */
  email: string;
  /** Never empty; the part of the address before the @ when Google tells no name. */
  name: string;
}

/** The person to sign in; null when Google does not vouch for an address that we could write to. */
export function googlePersonOf({ subject, email, emailVerified, name }: Claimed): GooglePerson | null {
  const address = normaliseEmail(email ?? '');
  if (!emailVerified || !isEmail(address)) return null;
  const told = oneLine(oneLine(name ?? '').slice(0, MAX_NAME_LENGTH));
  return { subject, email: address, name: told || address.slice(0, address.indexOf('@')) };
}

/** How a sign-in with Google ended, other than well. */
export type GoogleRefusal = 'denied' | 'failed' | 'emailUnverified';

const LANDINGS: Record<GoogleRefusal | 'rateLimited', string> = {
  // Without a token the page says so itself (spec §2, Auth callback).
  denied: '/auth/callback',
  failed: '/login?error=auth-failed',
  emailUnverified: '/login?error=email-unverified',
  rateLimited: '/login?error=too-many-tries',
};

/** Where the browser goes after a refusal: one of our own pages, whatever the request said. */
export const refusalLanding = (publicUrl: string, refusal: keyof typeof LANDINGS): string =>
  `${publicUrl}${LANDINGS[refusal]}`;

/** Where the browser goes with the one-use code of a finished sign-in (spec §2, Auth callback). */
export const successLanding = (publicUrl: string, code: string): string =>
  `${publicUrl}/auth/callback?token=${encodeURIComponent(code)}`;
