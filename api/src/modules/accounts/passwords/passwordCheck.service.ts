import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type Counter,
  type RateLimit,
  type RateLimiter,
  giveBackEach,
  takeEach,
} from '../../../gateways/limits/rateLimiter.gateway.ts';
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

const FEW = { points: 10, seconds: 15 * 60 };
/** More than a person needs, so that strangers cannot lock an owner out; too few to guess a password. */
const MANY = { points: 100, seconds: 60 * 60 };

const SIGN_INS_PER_IP: RateLimit = { name: 'login-ip', ...FEW };
const SIGN_INS_PER_ADDRESS: RateLimit = { name: 'login-address', ...MANY };
const CHECKS_PER_USER_AND_IP: RateLimit = { name: 'password-check-ip', ...FEW };
const CHECKS_PER_USER: RateLimit = { name: 'password-check', ...MANY };

/**
 * Counters of a sign-in; `addressHash` is that of the normalised address. A try is taken before the password is
 * checked, so that parallel tries are counted too, and returned after a right password.
 */
export const signInCounters = (addressHash: string, ip: string): Counter[] => [
  [SIGN_INS_PER_IP, ip],
  [SIGN_INS_PER_ADDRESS, addressHash],
];

/** Separate from those of a sign-in, which strangers can use up. */
const passwordCheckCounters = (userId: string, ip: string): Counter[] => [
  [CHECKS_PER_USER_AND_IP, `${userId}:${ip}`],
  [CHECKS_PER_USER, userId],
];

/** A proof is wrong; `message` is for its field. */
export interface Refused {
  kind: 'refused';
  message: string;
}

/** Checks the password of a signed-in person before an operation that a stolen session must not allow. */
export class PasswordCheck {
  constructor(
    private readonly em: EntityManager,
    private readonly passwords: PasswordService,
    private readonly limiter: RateLimiter,
  ) {}

  /** Returns the account when the password is right. A caller that writes must lock it and compare the hash again. */
  async check(
    viewerId: string,
    password: string,
    ip: string,
  ): Promise<Result<User, Refused | RateLimitedFailure>> {
    const user = await this.em.findOne(User, { id: viewerId }, { refresh: true });
    // Deleted since the request began.
    if (!user) return fail(refused(messages.passwordWrong));
    if (user.passwordHash == null) return fail(refused(messages.passwordMissing));
    if (!password) return fail(refused(messages.passwordRequired));
    const counters = passwordCheckCounters(viewerId, ip);
    const allowed = await takeEach(this.limiter, counters);
    if (!allowed.ok) return allowed;
    if (!(await this.passwords.matches(password, user.passwordHash)))
      return fail(refused(messages.passwordWrong));
    await giveBackEach(this.limiter, counters);
    return ok(user);
  }
}

/** A wrong proof; `message` is for its field. */
export const refused = (message: string): Refused => ({ kind: 'refused', message });

/** A wrong proof as a failure of its form: `path` is its field, `message` is about the form. */
export function refusedAt(
  path: string,
  message: string,
  failure: Refused | RateLimitedFailure,
): ValidationFailure | RateLimitedFailure {
  if (failure.kind === 'rateLimited') return failure;
  return { kind: 'validation', message, fields: [{ path, message: failure.message }] };
}
