import { parseAddressQuery } from '../../lib/addressQuery.ts';
import { safeRedirect } from '../../lib/safeRedirect.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** Query of /login, /register and /forgot-password (spec §2): the next page, an error of the Google sign-in, and extra values to keep; and ours: an address to fill in. */
export interface LoginSearch {
  redirect?: string | undefined;
  error?: string | undefined;
  email?: string | undefined;
  [extra: string]: string | undefined;
}

/** Value of `error` after the server ended the session. */
export const SESSION_ENDED = 'session-ended';

/** Keeps the texts of a query. Other values are set to undefined, because the router keeps values that are not named. */
export function parseLoginSearch(search: Record<string, unknown>): LoginSearch {
  const { redirect, error, email, ...extra } = search;
  return {
    ...Object.fromEntries(Object.entries(extra).map(([name, value]) => [name, textOf(value)])),
    redirect: textOf(redirect),
    error: textOf(error),
    email: textOf(email),
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The page after a login: the redirect with the extra query values appended (spec §2), else /dashboard. */
export function redirectAfterLogin({
  redirect,
  error: _error,
  email: _email,
  ...extra
}: LoginSearch): string {
  return safeRedirect(redirect, extra);
}

/** The page after a sign-in with Google: from the stored query (login) or path (register, spec §2), else /dashboard. Removes it. */
export function takeRedirect(): string {
  const stored = readStored('redirectState') ?? '';
  writeStored('redirectState', null);
  if (stored.startsWith('/')) return safeRedirect(stored);
  return redirectAfterLogin(parseLoginSearch(parseAddressQuery(stored)));
}
