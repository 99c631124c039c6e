import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { fail, ok } from '../../lib/result.ts';
import type { Allowance, RateLimit, RateLimiter } from './rateLimiter.gateway.ts';

const TABLE = 'rate_limits';
const MESSAGE = 'Too many attempts. Please wait a little.';

/** Counts attempts in PostgreSQL, and the first ones of some limits in memory. A crash may lose the latest ones. */
export function createPostgresRateLimiter(pool: Pool): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, points, seconds, firstInMemory = 0 }: RateLimit) => {
    let limiter = limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: TABLE,
        tableCreated: true,
        keyPrefix: name,
        points: points - firstInMemory,
        duration: seconds,
      });
      limiters.set(name, limiter);
    }
    return limiter;
  };
  const memories = new Map<string, RateLimiterMemory>();
  const memoryOf = ({ name, seconds }: RateLimit) => {
    let memory = memories.get(name);
    if (!memory) {
      memory = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: seconds });
      memories.set(name, memory);
    }
    return memory;
  };
  const count = async (limit: RateLimit, key: string, points = 1): Promise<Allowance> => {
    let further = points;
    if (limit.firstInMemory) {
      const memory = await memoryOf(limit).consume(key, points);
      // The first ones of the key are counted in memory only.
      further = Math.min(points, memory.consumedPoints - limit.firstInMemory);
      if (memory.consumedPoints <= limit.firstInMemory)
        return allowance(true, limit.points - memory.consumedPoints, memory);
    }
    try {
      const counted = await limiterOf(limit).consume(key, further);
      return allowance(true, counted.remainingPoints, counted);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      return allowance(false, 0, rejection);
    }
  };
  return {
    count,
    async take(limit, key, points) {
      const { isAllowed, resetSeconds } = await count(limit, key, points);
      if (isAllowed) return ok(undefined);
      return fail({ kind: 'rateLimited', message: MESSAGE, retryAfterSeconds: resetSeconds });
    },
    async giveBack(limit, key) {
      if (limit.firstInMemory) {
        const { consumedPoints } = await memoryOf(limit).reward(key, 1);
        if (consumedPoints < limit.firstInMemory) return;
      }
      await limiterOf(limit).reward(key, 1);
    },
  };
}

const allowance = (isAllowed: boolean, remaining: number, { msBeforeNext }: RateLimiterRes): Allowance => ({
  isAllowed,
  remaining: Math.max(0, remaining),
  resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});
