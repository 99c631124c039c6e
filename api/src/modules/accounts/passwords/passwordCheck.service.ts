import type { EntityManager } from '@mikro-orm/postgresql';
import type { RateLimiter, RateLimit } from '../../../gateways/limits/rateLimiter.gateway.ts';
import {
  type RateLimitedFailure,
  ok,
  type Result,
  fail,
  type ValidationFailure,
} from '../../../lib/result.ts';
import { User } from '../account.entity.ts';
import { messages } from '../messages.ts';
import type { PasswordService } from './password.service.ts';

/** One counter of wrong passwords and whom it counts for. */
type Counter = [limit: RateLimit, key: string];

const FEW = { points: 10, seconds: 15 * 60 };
/** Far more than a person needs, so that strangers cannot keep an owner out; too few to guess a password. */
const MANY = { points: 100, seconds: 60 * 60 };

const SIGN_INS_PER_IP: RateLimit = { name: 'login-ip', ...FEW };
const SIGN_INS_PER_ADDRESS: RateLimit = { name: 'login-address', ...MANY };
const CHECKS_PER_USER_AND_IP: RateLimit = { name: 'password-check-ip', ...FEW };
const CHECKS_PER_USER: RateLimit = { name: 'password-check', ...MANY };

/** Of signing in; `addressHash` is that of the normalised address. */
export const signInCounters = (addressHash: string, ip: string): Counter[] => [
  [SIGN_INS_PER_IP, ip],
  [SIGN_INS_PER_ADDRESS, addressHash],
];

/** Of a signed-in person who is asked for the password: apart from signing in, which strangers try too. */
const passwordCheckCounters = (userId: string, ip: string): Counter[] => [
  [CHECKS_PER_USER_AND_IP, `${userId}:${ip}`],
  [CHECKS_PER_USER, userId],
];

/**
 * Wrong passwords: at most 10 in 15 minutes from an IP, and 100 an hour for an account from wherever. A try is taken
 * before the password is looked at, so that parallel ones cannot slip through, and given back after a right one.
 */
export class SignInTries {
  constructor(private readonly limiter: RateLimiter) {}

  /** Takes one try. A counter that refuses keeps the later ones as they are. */
  async take(counters: readonly Counter[]): Promise<Result<void, RateLimitedFailure>> {
    for (const [limit, key] of counters) {
      const allowed = await this.limiter.take(limit, key);
      if (!allowed.ok) return allowed;
    }
    return ok(undefined);
  }

  async giveBack(counters: readonly Counter[]): Promise<void> {
    await Promise.all(counters.map(([limit, key]) => this.limiter.giveBack(limit, key)));
  }
}

/** The password was not the account's; `message` belongs at the field that asked for it. */
interface PasswordRefused {
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
    // Ended since the request began: the answer is the same as for a wrong password.
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

/** A refused password as a wrong field of a form: `path` asked for it, `message` speaks of the form as a whole. */
export function refusedAt(
  path: string,
  message: string,
  failure: PasswordRefused | RateLimitedFailure,
): ValidationFailure | RateLimitedFailure {
  if (failure.kind === 'rateLimited') return failure;
  return { kind: 'validation', message, fields: [{ path, message: failure.message }] };
}
