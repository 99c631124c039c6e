import { localIdOf } from '../../lib/globalId.ts';
import { getSession, startSession } from '../../lib/session.ts';

/** Brings the stored user (spec §3) up to date after a change of name or address; nothing when somebody else is signed in. */
export function rememberUser({ id, ...changes }: { id: string; name?: string; email?: string }): void {
  const { token, user } = getSession();
  if (token === null || user?._id !== localIdOf(id)) return;
  startSession({ _id: id, name: changes.name ?? user.name, email: changes.email ?? user.email }, token);
}
