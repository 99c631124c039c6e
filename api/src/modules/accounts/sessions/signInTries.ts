import type { RateLimiter } from '../../../gateways/limits/rateLimiter.gateway.ts';
import type { RateLimitedFailure } from '../../../lib/failure.ts';
import type { RateLimit } from '../../../lib/rateLimits.ts';
import { ok, type Result } from '../../../lib/result.ts';
import { hashSecret } from '../../../lib/secrets.ts';

const TRIES: RateLimit = { name: 'login', points: 10, seconds: 15 * 60 };

/**
 * Tries of passwords: at most 10 wrong ones per address and per IP in 15 minutes, wherever a password is asked for.
 * A try is taken before the password is looked at, so that parallel ones cannot slip through, and given back after
 * a right one.
 */
export class SignInTries {
  constructor(private readonly limiter: RateLimiter) {}

  /** Takes one try; `email` is normalised. */
  async take(email: string, ip: string): Promise<Result<void, RateLimitedFailure>> {
    for (const key of keysOf(email, ip)) {
      const allowed = await this.limiter.take(TRIES, key);
      if (!allowed.ok) return allowed;
    }
    return ok(undefined);
  }

  async giveBack(email: string, ip: string): Promise<void> {
    await Promise.all(keysOf(email, ip).map((key) => this.limiter.giveBack(TRIES, key)));
  }
}

const keysOf = (email: string, ip: string) => [`ip:${ip}`, `address:${hashSecret(email)}`];
