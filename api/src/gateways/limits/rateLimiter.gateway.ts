import type { RateLimitedFailure } from '../../lib/failure.ts';
import type { RateLimit } from '../../lib/rateLimits.ts';
import type { Result } from '../../lib/result.ts';

/** Counts tries, exactly across all processes. */
export interface RateLimiter {
  /** Takes one try, or `points` of them, of `limit` for `key` (an address, an IP); fails when there are not so many left. */
  take(limit: RateLimit, key: string, points?: number): Promise<Result<void, RateLimitedFailure>>;
  /** Gives one try back, e.g. after a right password. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
}
