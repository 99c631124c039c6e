import { useSyncExternalStore } from 'react';
import { getSession, subscribeSession, type Session } from './session.ts';

/** The session, re-rendering on sign-in and sign-out, also from another tab. */
export function useSession(): Session & { isSignedIn: boolean } {
  const session = useSyncExternalStore(subscribeSession, getSession);
  return { ...session, isSignedIn: session.token !== null };
}
