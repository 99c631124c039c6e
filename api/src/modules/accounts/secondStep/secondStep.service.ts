import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../../lib/clock.ts';
import { fail, notFound, ok, type Outcome } from '../../../lib/result.ts';
import { hashSecret } from '../../../lib/secrets.ts';
import { LoginCode, User } from '../account.entity.ts';
import type { SignedIn } from '../sessions/signedIn.ts';
import { messages } from '../messages.ts';
import { refused, refusedAt } from '../passwords/passwordCheck.service.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type { CodeCheck } from './codeCheck.service.ts';

const over = notFound(messages.secondStepOver);

/** The second step of a sign-in. */
export class SecondStepService {
  constructor(
    private readonly em: EntityManager,
    private readonly codes: CodeCheck,
    private readonly sessions: SessionService,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a session for a challenge with a code of the authenticator or a recovery code. Wrong codes are limited to 5 in 15 minutes for
   * an account and an IP, and 20 an hour for an account. A challenge works once, for ten minutes.
   */
  async finish(
    challenge: string,
    code: string,
    ip: string,
  ): Promise<Outcome<SignedIn, 'validation' | 'notFound' | 'rateLimited'>> {
    if (!code.trim()) return fail(refusedAt('code', messages.loginFailed, refused(messages.codeRequired)));
    const open = { codeHash: hashSecret(challenge), isSecondStep: true, expiresAt: { $gt: this.clock() } };
    const found = await this.em.findOne(LoginCode, open, { disableIdentityMap: true });
    if (!found) return over;
    const userId = found.user.id;
    const used = await this.codes.use(userId, code, ip, true);
    if (!used.ok) return fail(refusedAt('code', messages.loginFailed, used.error));
    const signedIn = await this.em.transactional(async (em) => {
      const user = await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_READ });
      const isTaken = (await em.nativeDelete(LoginCode, open)) === 1;
      return user && isTaken ? { user, token: this.sessions.open(user, em) } : null;
    });
    return signedIn ? ok(signedIn) : over;
  }
}
