import { useSyncExternalStore } from 'react';
import { createStore } from './createStore.ts';
import { localIdOf } from './globalId.ts';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';
import { readWatch, type Watch, writeWatch } from './watch.ts';

/** The signed-in user as stored (spec §3). `_id` is the id of REST (decision 24). */
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

export const GUEST: Session = { token: null, user: null };
const store = createStore(load);
let endedBy: 'person' | 'server' = 'person';
/** The look of this tab; null without one. The storage keeps it over a reload. */
let watch: Watch | null = readWatch();

/** How an operator looks through the eyes of an owner in this tab; null without that. */
export const getWatch = (): Watch | null => watch;

/** Looks through the eyes of an owner in this tab; other tabs keep their session. */
export function startWatch(begun: Watch): void {
  watch = begun;
  writeWatch(begun);
  store.set({ token: begun.token, user: begun.user });
}

/** The current session; the same object until it changes. */
export const getSession = store.get;

/** Calls back after every change, also in another tab. Returns the function that unsubscribes. */
export const subscribeSession = store.subscribe;

/** Stores user and token (spec §4: login, registration, password reset, claim). */
export function startSession({ _id, name, email }: SessionUser, token: string): void {
  const user = { _id: localIdOf(_id), name, email };
  endedBy = 'person';
  writeStored('user', JSON.stringify(user));
  writeStored('token', token);
  store.set({ user, token });
}

/** Ends a look through the eyes of an owner, which brings the own session back. Without one it removes user and token after a sign-out (`person`) or an expired session (`server`). Does nothing for a guest. */
export function endSession(by: 'person' | 'server' = 'person'): void {
  if (getSession() === GUEST) return;
  if (getWatch()) {
    watch = null;
    writeWatch(null);
    return store.set(load());
  }
  endedBy = by;
  writeStored('user', null);
  writeStored('token', null);
  store.set(GUEST);
}

/** Whether the server ended the last session of this page: it expired, or was ended on another device. */
export const wasEndedByServer = (): boolean => endedBy === 'server';

onStoredElsewhere(['user', 'token'], () => store.set(load()));

function load(): Session {
  const watch = readWatch();
  if (watch) return { token: watch.token, user: watch.user };
  const token = readStored('token');
  return token ? { token, user: parseUser(readStored('user')) } : GUEST;
}

/** Storage can contain anything: an invalid user is null. */
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

/** The session; re-renders on a sign-in and a sign-out, also in another tab. A prerendered page and its hydration show a guest. */
export function useSession(): Session & { isSignedIn: boolean } {
  const session = useSyncExternalStore(subscribeSession, getSession, () => GUEST);
  return { ...session, isSignedIn: session.token !== null };
}

/** The look of this tab; re-renders when it begins and ends. A prerendered page and its hydration show none. */
export const useWatch = (): Watch | null => useSyncExternalStore(subscribeSession, getWatch, () => null);
