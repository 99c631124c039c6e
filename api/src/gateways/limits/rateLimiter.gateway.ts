import type { RateLimitedFailure, Result } from '../../lib/result.ts';

/** How often something may be tried: `points` tries within `seconds`. */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

/** Counts tries, exactly across all processes. */
export interface RateLimiter {
  /** Takes one try, or `points` of them, of `limit` for `key` (an address, an IP); fails when there are not so many left. */
  take(limit: RateLimit, key: string, points?: number): Promise<Result<void, RateLimitedFailure>>;
  /** Gives one try back, e.g. after a right password. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
}
