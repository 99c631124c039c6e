import { safeRedirect } from '../../lib/safeRedirect.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { parseLoginSearch } from './loginSearch.ts';
import { redirectAfterLogin } from './redirectAfterLogin.ts';

/** Where to go after Google: what login (its query) or register (a path) stored before leaving (spec §2), else /dashboard. Works once. */
export function takeRedirect(): string {
  const stored = readStored('redirectState') ?? '';
  writeStored('redirectState', null);
  if (stored.startsWith('/')) return safeRedirect(stored);
  return redirectAfterLogin(parseLoginSearch(Object.fromEntries(new URLSearchParams(stored))));
}
