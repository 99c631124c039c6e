import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { fail, ok } from '../../lib/result.ts';
import type { RateLimit, RateLimiter } from './rateLimiter.gateway.ts';

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
  /** How many of these attempts are not among the first ones of the key, which only the memory counts. */
  const beyondMemory = async (limit: RateLimit, key: string, points: number): Promise<number> => {
    if (!limit.firstInMemory) return points;
    const { consumedPoints } = await memoryOf(limit).consume(key, points);
    return Math.min(points, Math.max(0, consumedPoints - limit.firstInMemory));
  };
  return {
    async take(limit, key, points = 1) {
      try {
        const further = await beyondMemory(limit, key, points);
        if (further > 0) await limiterOf(limit).consume(key, further);
        return ok(undefined);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        const retryAfterSeconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
        return fail({ kind: 'rateLimited', message: MESSAGE, retryAfterSeconds });
      }
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
