import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { type ChangedPage, changedPages } from './changedPages.ts';
import { ordersChangedSince } from '../orders/orderList.repository.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const START = Date.parse('2026-11-20T18:00:00Z');

it('pages of every size hold each changed order once, however many have the same microsecond', async () => {
  const { pool, orm } = app.container.infrastructure.database;
  const { restaurantId } = await makeSite(app);
  await fc.assert(
    fc.asyncProperty(
      // Microseconds after the start: few, so that many orders share one, and several share a millisecond.
      fc.array(fc.constantFrom(0, 1, 2, 999, 1_000, 1_001, 5_000), { maxLength: 30 }),
      fc.integer({ min: 1, max: 7 }),
      async (micros, size) => {
        await pool.query('delete from orders where restaurant_id = $1', [restaurantId]);
        await pool.query(
          `insert into orders (id, restaurant_id, number, is_test, customer_name, customer_phone, customer_email, total,
             idempotency_key, body_hash, placed_at, changed_at)
           select gen_random_uuid(), $1, n, false, 'Bo', '', '', 100, 'many-' || n, 'hash', $3,
             $3::timestamptz + micros * interval '1 microsecond'
           from unnest($2::int[]) with ordinality as orders (micros, n)`,
          [restaurantId, micros, new Date(START)],
        );
        const read: { number: number; micros: number | undefined }[] = [];
        const sizes: number[] = [];
        let reads = 0;
        const first = changedPages((after) => {
          reads += 1;
          return ordersChangedSince(orm.em.fork(), restaurantId, after ?? new Date(START - 1), size);
        }, size);
        let page: ChangedPage | null = await first();
        while (page) {
          for (const { view } of page.orders)
            read.push({ number: view.number, micros: micros[view.number - 1] });
          sizes.push(page.orders.length);
          // Two boards ask for it.
          const [next]: (ChangedPage | undefined)[] = await Promise.all([page.next?.(), page.next?.()]);
          page = next ?? null;
        }
        expect(read.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
          micros.map((_, at) => at + 1),
        );
        expect(read.map((order) => order.micros)).toEqual(micros.toSorted((a, b) => a - b));
        expect(Math.max(...sizes)).toBeLessThanOrEqual(size);
        expect(reads).toBe(sizes.length);
      },
    ),
    { numRuns: 40 },
  );
});
