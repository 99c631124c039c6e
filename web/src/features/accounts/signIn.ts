import { startSession } from '../../lib/session.ts';

/** What every mutation that signs in answers. */
interface SignedIn {
  user: { id: string; name: string; email: string };
  token: string;
}

/** Starts the session that a mutation has opened (spec §4: login, registration, password reset, claim). */
export function signIn({ user: { id, name, email }, token }: SignedIn): void {
  startSession({ _id: id, name, email }, token);
}
