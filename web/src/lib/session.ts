import { onStoredElsewhere, readStored, writeStored } from './storage.ts';

/** The signed-in person as kept in storage (spec §3). `_id` is the global id of the schema. */
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

/** The session as it is now; the same object until it changes. */
export function getSession(): Session {
  current ??= load();
  return current;
}

/** Stores user and token (spec §4: login, registration, password reset, claim). */
export function startSession(user: SessionUser, token: string): void {
  writeStored('user', JSON.stringify(user));
  writeStored('token', token);
  change({ user, token });
}

/** Forgets user and token. Nothing happens when nobody is signed in. */
export function endSession(): void {
  if (getSession() === GUEST) return;
  writeStored('user', null);
  writeStored('token', null);
  change(GUEST);
}

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
      ? { _id, name, email }
      : null;
  } catch {
    return null;
  }
}
