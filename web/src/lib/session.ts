import { useSyncExternalStore } from 'react';
import { localIdOf } from './globalId.ts';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';

/** The signed-in person as kept in storage (spec §3). `_id` is the one that REST answers (decision 24). */
export interface SessionUser {
  _id: string;
  name: string;
  email: string;
}

/** Signed in means that a token exists (spec §4); the user can be missing until it is loaded. */
export interface Session {
  token: string | null;
  user: SessionUser | null;
}

/** Nobody is signed in. */
export const GUEST: Session = { token: null, user: null };
const listeners = new Set<() => void>();
let current: Session | null = null;
let endedBy: 'person' | 'server' = 'person';

/** The session as it is now; the same object until it changes. */
export function getSession(): Session {
  current ??= load();
  return current;
}

/** Stores user and token (spec §4: login, registration, password reset, claim). */
export function startSession({ _id, name, email }: SessionUser, token: string): void {
  const user = { _id: localIdOf(_id), name, email };
  endedBy = 'person';
  writeStored('user', JSON.stringify(user));
  writeStored('token', token);
  change({ user, token });
}

/** Forgets user and token: because the person left, or because the server no longer knows the session. Nothing happens when nobody is signed in. */
export function endSession(by: 'person' | 'server' = 'person'): void {
  if (getSession() === GUEST) return;
  endedBy = by;
  writeStored('user', null);
  writeStored('token', null);
  change(GUEST);
}

/** Whether the last session of this page was ended by the server: expired, or ended on another device. */
export const wasEndedByServer = (): boolean => endedBy === 'server';

/** Calls back after every change, also one made in another tab. Returns the function that stops it. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onStoredElsewhere(['user', 'token'], () => change(load()));

function change(session: Session): void {
  current = session;
  for (const listener of listeners) listener();
}

function load(): Session {
  const token = readStored('token');
  return token ? { token, user: parseUser(readStored('user')) } : GUEST;
}

/** Storage can hold anything: what is not a user counts as missing. */
function parseUser(stored: string | null): SessionUser | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { _id, name, email } = value as Partial<Record<keyof SessionUser, unknown>>;
    return typeof _id === 'string' && typeof name === 'string' && typeof email === 'string'
      ? { _id: localIdOf(_id), name, email }
      : null;
  } catch {
    return null;
  }
}

/** The session, re-rendering on sign-in and sign-out, also from another tab. Pages made at build, and their first moment in the browser, are a guest's. */
export function useSession(): Session & { isSignedIn: boolean } {
  const session = useSyncExternalStore(subscribeSession, getSession, () => GUEST);
  return { ...session, isSignedIn: session.token !== null };
}
