import { useSyncExternalStore } from 'react';
import { getSession, GUEST, subscribeSession, type Session } from './session.ts';

/** The session, re-rendering on sign-in and sign-out, also from another tab. Pages made at build, and their first moment in the browser, are a guest's. */
export function useSession(): Session & { isSignedIn: boolean } {
  const session = useSyncExternalStore(subscribeSession, getSession, () => GUEST);
  return { ...session, isSignedIn: session.token !== null };
}
