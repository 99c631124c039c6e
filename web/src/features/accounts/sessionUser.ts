import { localIdOf } from '../../lib/globalId.ts';
import { startSession, getSession } from '../../lib/session.ts';

/** The payload of every mutation that signs in. */
interface SignedIn {
  user: { id: string; name: string; email: string };
  token: string;
}

/** Starts the session of a payload (spec §4: login, registration, password reset, claim). */
export function signIn({ user: { id, name, email }, token }: SignedIn): void {
  startSession({ _id: id, name, email }, token);
}

/** Updates the stored user (spec §3) after a change of name or address. Does nothing for another user. */
export function rememberUser({ id, ...changes }: { id: string; name?: string; email?: string }): void {
  const { token, user } = getSession();
  if (token === null || user?._id !== localIdOf(id)) return;
  startSession({ _id: id, name: changes.name ?? user.name, email: changes.email ?? user.email }, token);
}
