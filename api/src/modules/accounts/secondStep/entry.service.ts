import { ref, type EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../../lib/clock.ts';
import { fail, ok, type Outcome } from '../../../lib/result.ts';
import { hashSecret, newSecret } from '../../../lib/secrets.ts';
import { LoginCode, type User } from '../account.entity.ts';
import type { SignedIn } from '../sessions/signedIn.ts';
import { messages } from '../messages.ts';
import type { SessionService } from '../sessions/session.service.ts';
import { Passkey } from '../passkeys/passkey.entity.ts';
import { secondFactors } from './secondFactor.rules.ts';
import { Authenticator } from './secondStep.entity.ts';

/** How long a person may take for the second step. */
const STEP_MS = 10 * 60 * 1000;

/** Lets a person in whose first step (password, Google, reset link) was right. */
export class EntryService {
  constructor(
    private readonly sessions: SessionService,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a session in the caller's transaction, which has a lock of the user; an account with a second factor gets the challenge of the
   * second step instead. The caller flushes.
   */
  async enter(user: User, em: EntityManager): Promise<Outcome<SignedIn, 'secondStep'>> {
    const factors = secondFactors({
      hasAuthenticator: (await em.count(Authenticator, { user, confirmedAt: { $ne: null } })) > 0,
      hasPasskey: (await em.count(Passkey, { user })) > 0,
    });
    if (factors.length === 0) return ok({ user, token: this.sessions.open(user, em) });
    const challenge = newSecret();
    em.create(LoginCode, {
      user: ref(user),
      codeHash: hashSecret(challenge),
      isSecondStep: true,
      expiresAt: new Date(this.clock().getTime() + STEP_MS),
    });
    const message = factors.includes('AUTHENTICATOR')
      ? messages.secondStepNeeded
      : messages.secondStepByPasskey;
    return fail({ kind: 'secondStep', message, challenge, factors });
  }
}
