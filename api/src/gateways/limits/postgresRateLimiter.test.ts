import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../../test/statementsOf.ts';
import { testDatabase } from '../../../test/testDatabase.ts';
import { testPool } from '../../../test/testPool.ts';
import { createPostgresRateLimiter } from './postgresRateLimiter.ts';
import type { RateLimit, RateLimiter } from './rateLimiter.gateway.ts';

const EXACT: RateLimit = { name: 'exact', points: 5, seconds: 60 };
const FIRST_IN_MEMORY: RateLimit = { name: 'order', points: 10, seconds: 60, firstInMemory: 3 };

let drop: () => Promise<void>;
let pool: pg.Pool;
beforeAll(async () => {
  const database = await testDatabase();
  drop = database.drop;
  pool = testPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await drop();
});

/** How many of `times` attempts are allowed. */
async function allowed(limiter: RateLimiter, limit: RateLimit, key: string, times: number): Promise<number> {
  const results = await Promise.all(Array.from({ length: times }, () => limiter.take(limit, key)));
  return results.filter(({ ok }) => ok).length;
}

describe('an exact limit', () => {
  it('processes share the attempts', async () => {
    const [one, other] = [createPostgresRateLimiter(pool), createPostgresRateLimiter(pool)];
    expect(await allowed(one, EXACT, 'ann', 4)).toBe(4);
    expect(await allowed(other, EXACT, 'ann', 4)).toBe(1);
    expect(await allowed(other, EXACT, 'bo', 4)).toBe(4);
  });

  it('a refusal says when to try again, and an attempt that was given back can be taken again', async () => {
    const limiter = createPostgresRateLimiter(pool);
    expect(await allowed(limiter, EXACT, 'cy', 5)).toBe(5);
    expect(await limiter.take(EXACT, 'cy')).toMatchObject({
      error: { kind: 'rateLimited', retryAfterSeconds: 60 },
    });
    for (const _attempt of [1, 2]) await limiter.giveBack(EXACT, 'cy');
    expect(await allowed(limiter, EXACT, 'cy', 3)).toBe(1);
  });
});

describe('a limit whose first attempts are in memory', () => {
  it('the first attempts need no statement', async () => {
    const limiter = createPostgresRateLimiter(pool);
    const first = await statementsOf(() => allowed(limiter, FIRST_IN_MEMORY, 'ann', 3));
    expect(first).toEqual({ result: 3, statements: [] });
    await limiter.take(FIRST_IN_MEMORY, 'ann');
    const { rows } = await pool.query("select points from rate_limits where key = 'order:ann'");
    expect(rows).toEqual([{ points: 1 }]);
  });

  it('one process allows exactly as many attempts as the limit says, also in parallel', async () => {
    const limiter = createPostgresRateLimiter(pool);
    expect(await allowed(limiter, FIRST_IN_MEMORY, 'bo', 25)).toBe(10);
  });

  it('each further process allows at most the first attempts more', async () => {
    const limiters = [1, 2, 3].map(() => createPostgresRateLimiter(pool));
    let taken = 0;
    for (const limiter of limiters) taken += await allowed(limiter, FIRST_IN_MEMORY, 'cy', 25);
    expect(taken).toBe(10 + 2 * 3);
  });

  it('attempts can be given back before and after they are counted', async () => {
    const limiter = createPostgresRateLimiter(pool);
    await limiter.take(FIRST_IN_MEMORY, 'di');
    await limiter.giveBack(FIRST_IN_MEMORY, 'di');
    const again = await statementsOf(() => allowed(limiter, FIRST_IN_MEMORY, 'di', 3));
    expect(again).toEqual({ result: 3, statements: [] });
    expect(await allowed(limiter, FIRST_IN_MEMORY, 'di', 7)).toBe(7);
    await limiter.giveBack(FIRST_IN_MEMORY, 'di');
    expect(await allowed(limiter, FIRST_IN_MEMORY, 'di', 2)).toBe(1);
  });

  it('a look takes nothing, and says when nothing is left', async () => {
    const limiter = createPostgresRateLimiter(pool);
    const isLeft = async () => (await limiter.count(FIRST_IN_MEMORY, 'eve', 0)).isAllowed;
    for (let attempt = 0; attempt < 3; attempt += 1) await limiter.take(FIRST_IN_MEMORY, 'eve');
    expect(await statementsOf(isLeft)).toEqual({ result: true, statements: [] });
    expect(await allowed(limiter, FIRST_IN_MEMORY, 'eve', 8)).toBe(7);
    for (let look = 0; look < 3; look += 1) expect(await isLeft()).toBe(false);
  });
});
