import { safeRedirect } from '../../lib/safeRedirect.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** Query of /login, /register and /forgot-password (spec §2): where to go afterwards, an error of the Google sign-in, and any extra values to carry along. */
export interface LoginSearch {
  redirect?: string | undefined;
  error?: string | undefined;
  [extra: string]: string | number | boolean | undefined;
}

/** Value of `error` of a visitor whose session the server has ended. */
export const SESSION_ENDED = 'session-ended';

/** Keeps the plain values of a query. What is not plain is named undefined, or the router would keep it. */
export function parseLoginSearch(search: Record<string, unknown>): LoginSearch {
  const { redirect, error, ...extra } = search;
  return {
    ...Object.fromEntries(Object.entries(extra).map(([name, value]) => [name, plain(value)])),
    redirect: typeof redirect === 'string' ? redirect : undefined,
    error: typeof error === 'string' ? error : undefined,
  };
}

const plain = (value: unknown): string | number | boolean | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;

/** Where a login leads: its redirect with the extra query values appended (spec §2), else /dashboard. */
export function redirectAfterLogin({ redirect, error: _error, ...extra }: LoginSearch): string {
  return safeRedirect(redirect, extra);
}

/** The query as text, without the question mark; '' for an empty one. */
export function toQuery(search: LoginSearch): string {
  const present = Object.entries(search).filter(([, value]) => value !== undefined);
  return new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString();
}

/** Where to go after Google: what login (its query) or register (a path) stored before leaving (spec §2), else /dashboard. Works once. */
export function takeRedirect(): string {
  const stored = readStored('redirectState') ?? '';
  writeStored('redirectState', null);
  if (stored.startsWith('/')) return safeRedirect(stored);
  return redirectAfterLogin(parseLoginSearch(Object.fromEntries(new URLSearchParams(stored))));
}
