import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimiter } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { RateLimitedFailure } from '../../../lib/failure.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { messages } from '../messages.ts';
import type { PasswordService } from './password.service.ts';
import { passwordCheckCounters, SignInTries } from '../sessions/signInTries.ts';
import { User } from '../user.entity.ts';

/** The password was not the account's; `message` belongs at the field that asked for it. */
export interface PasswordRefused {
  kind: 'refused';
  message: string;
}

/** Asks a signed-in person for the password again, before what a stolen session must not be able to do. */
export class PasswordCheck {
  private readonly tries: SignInTries;

  constructor(
    private readonly em: EntityManager,
    private readonly passwords: PasswordService,
    limiter: RateLimiter,
  ) {
    this.tries = new SignInTries(limiter);
  }

  /**
   * The account whose password was right. Wrong tries count apart from those of signing in. Whoever writes afterwards
   * locks the account and looks whether its password is still the one that was checked.
   */
  async check(
    viewerId: string,
    password: string,
    ip: string,
  ): Promise<Result<User, PasswordRefused | RateLimitedFailure>> {
    const user = await this.em.findOne(User, { id: viewerId }, { refresh: true });
    // Ended since the request began: nobody is told more than of a wrong password.
    if (!user) return fail(refused(messages.passwordWrong));
    if (user.passwordHash == null) return fail(refused(messages.passwordMissing));
    if (!password) return fail(refused(messages.passwordRequired));
    const counters = passwordCheckCounters(viewerId, ip);
    const allowed = await this.tries.take(counters);
    if (!allowed.ok) return allowed;
    if (!(await this.passwords.matches(password, user.passwordHash)))
      return fail(refused(messages.passwordWrong));
    await this.tries.giveBack(counters);
    return ok(user);
  }
}

const refused = (message: string): PasswordRefused => ({ kind: 'refused', message });
