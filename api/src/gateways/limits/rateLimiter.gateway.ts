import { type RateLimitedFailure, ok, type Result } from '../../lib/result.ts';

/** A rate limit: `points` attempts within `seconds`. */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
  /**
   * So many of the `points` are counted in the memory of a process, for the first attempts of a key: most callers make no
   * more, and these need no statement. Each further process may therefore allow so many attempts more.
   */
  firstInMemory?: number;
}

/** What is left of a limit. */
export interface Allowance {
  /** False: the attempt was one too many. */
  isAllowed: boolean;
  /** Attempts that are left. */
  remaining: number;
  /** Seconds until all attempts are there again. */
  resetSeconds: number;
}

/** Counts attempts across all processes: exactly, except for limits with `firstInMemory`. */
export interface RateLimiter {
  /** Takes one attempt, or `points`, of `limit` for `key` (an address, an IP); fails when fewer are left. */
  take(limit: RateLimit, key: string, points?: number): Promise<Result<void, RateLimitedFailure>>;
  /** The same, for answers that tell what is left. No points: whether the last attempt was one too many. */
  count(limit: RateLimit, key: string, points?: number): Promise<Allowance>;
  /** Returns one attempt, e.g. after a correct password. */
  giveBack(limit: RateLimit, key: string): Promise<void>;
}

/** A limit and its key. */
export type Counter = [limit: RateLimit, key: string];

/** Takes one attempt of each counter, in order. Stops at the first counter that refuses. */
export async function takeEach(
  limiter: RateLimiter,
  counters: readonly Counter[],
): Promise<Result<void, RateLimitedFailure>> {
  for (const [limit, key] of counters) {
    const allowed = await limiter.take(limit, key);
    if (!allowed.ok) return allowed;
  }
  return ok(undefined);
}

/** Returns one attempt of each counter. */
export async function giveBackEach(limiter: RateLimiter, counters: readonly Counter[]): Promise<void> {
  await Promise.all(counters.map(([limit, key]) => limiter.giveBack(limit, key)));
}
