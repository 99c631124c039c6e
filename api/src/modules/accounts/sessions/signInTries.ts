import type { RateLimiter } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { RateLimitedFailure } from '../../../lib/failure.ts';
import type { RateLimit } from '../../../lib/rateLimits.ts';
import { ok, type Result } from '../../../lib/result.ts';

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
export const passwordCheckCounters = (userId: string, ip: string): Counter[] => [
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
