import { safeRedirect } from '../../lib/safeRedirect.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** Query of /login, /register and /forgot-password (spec §2): the next page, an error of the Google sign-in, and extra values to keep; and ours: an address to fill in. */
export interface LoginSearch {
  redirect?: string | undefined;
  error?: string | undefined;
  email?: string | undefined;
  [extra: string]: string | number | boolean | undefined;
}

/** Value of `error` after the server ended the session. */
export const SESSION_ENDED = 'session-ended';

/** Keeps the plain values of a query. Others are set to undefined, because the router keeps values that are not named. */
export function parseLoginSearch(search: Record<string, unknown>): LoginSearch {
  const { redirect, error, email, ...extra } = search;
  return {
    ...Object.fromEntries(Object.entries(extra).map(([name, value]) => [name, plain(value)])),
    redirect: typeof redirect === 'string' ? redirect : undefined,
    error: typeof error === 'string' ? error : undefined,
    email: typeof email === 'string' ? email : undefined,
  };
}

const plain = (value: unknown): string | number | boolean | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;

/** The page after a login: the redirect with the extra query values appended (spec §2), else /dashboard. */
export function redirectAfterLogin({
  redirect,
  error: _error,
  email: _email,
  ...extra
}: LoginSearch): string {
  return safeRedirect(redirect, extra);
}

/** The query as text, without the question mark; '' for an empty one. */
export function toQuery(search: LoginSearch): string {
  const present = Object.entries(search).filter(([, value]) => value !== undefined);
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
}

/** The page after a sign-in with Google: from the stored query (login) or path (register, spec §2), else /dashboard. Removes it. */
export function takeRedirect(): string {
  const stored = readStored('redirectState') ?? '';
  writeStored('redirectState', null);
  if (stored.startsWith('/')) return safeRedirect(stored);
  return redirectAfterLogin(parseLoginSearch(Object.fromEntries(new URLSearchParams(stored))));
}
