import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const WEDNESDAY = '2026-11-25';
const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00Z`);

let now = at(MONDAY);
let app: TestApp;
let site: MadeSite;
beforeAll(async () => void (app = await startTestApp({ replace: { clock: () => now } })));
afterAll(() => app.close());
beforeEach(async () => {
  now = at(MONDAY);
  await query('delete from rate_limits');
  site = await makeSite(app);
});

const query = async (sql: string, values: unknown[] = []) =>
  (await app.container.infrastructure.database.pool.query<Record<string, unknown>>(sql, values)).rows;

/** The number of a new order; null: as soon as possible. */
async function place(scheduledFor: Date | null = null): Promise<number> {
  const placed = await placeOrder(
    app,
    orderInput(site, { scheduledFor: scheduledFor?.toISOString() ?? null }),
  );
  if (placed.__typename !== 'PlaceOrderPayload') throw new Error(placed.message);
  return placed.order.number;
}
/** All orders of the restaurant reach their diners. */
const finish = () =>
  query("update orders set state = 'COMPLETED' where restaurant_id = $1", [site.restaurantId]);

it('an order has another number than the orders that were placed before for its day', async () => {
  expect([await place(), await place(), await place(at(TUESDAY, '18:00'))]).toEqual([101, 102, 103]);
  await finish();
  now = at(TUESDAY);
  expect([await place(), await place(), await place(), await place()]).toEqual([101, 102, 104, 105]);
  await finish();
  now = at(WEDNESDAY);
  expect([await place(), await place(), await place()]).toEqual([101, 102, 103]);
});

it('an order has another number than the orders that are still open', async () => {
  now = at(MONDAY, '23:50');
  expect([await place(), await place()]).toEqual([101, 102]);
  now = at(TUESDAY, '00:10');
  expect(await place()).toBe(103);
  await finish();
  now = at(WEDNESDAY, '00:10');
  expect(await place()).toBe(101);
});

it('orders for several days that are placed at once have different numbers', async () => {
  for (let count = 0; count < 4; count += 1) await place(at(TUESDAY, '18:00'));
  now = at(TUESDAY);
  await query('delete from rate_limits');
  const days = [null, at(TUESDAY, '18:00'), at(WEDNESDAY, '18:00')];
  const numbers = await Promise.all(Array.from({ length: 24 }, (_none, index) => place(days[index % 3])));
  expect(new Set(numbers).size).toBe(24);
  expect(numbers.filter((number) => number <= 104)).toEqual([]);
  const [twice] = await query(
    `select count(*)::int as count from (
       select number from orders where restaurant_id = $1 group by number having count(*) > 1) n`,
    [site.restaurantId],
  );
  expect(twice).toEqual({ count: 0 });
});
