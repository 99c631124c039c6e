import { safeRedirect } from '../../lib/safeRedirect.ts';
import type { LoginSearch } from './loginSearch.ts';

/** Where a login leads: its redirect with the extra query values appended (spec §2), else /dashboard. */
export function redirectAfterLogin({ redirect, error: _error, ...extra }: LoginSearch): string {
  return safeRedirect(redirect, extra);
}
