import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { fail, ok } from '../../lib/result.ts';
import type { RateLimit, RateLimiter } from './rateLimiter.gateway.ts';

const TABLE = 'rate_limits';
const MESSAGE = 'Too many attempts. Please wait a little.';

/** Counts attempts in PostgreSQL. A crash may lose the latest ones. */
export function createPostgresRateLimiter(pool: Pool): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, points, seconds }: RateLimit) => {
    let limiter = limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool',
        tableName: TABLE,
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
      });
      limiters.set(name, limiter);
    }
    return limiter;
  };
  return {
    async take(limit, key, points = 1) {
      try {
        await limiterOf(limit).consume(key, points);
        return ok(undefined);
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        const retryAfterSeconds = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
        return fail({ kind: 'rateLimited', message: MESSAGE, retryAfterSeconds });
      }
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key, 1);
    },
  };
}
