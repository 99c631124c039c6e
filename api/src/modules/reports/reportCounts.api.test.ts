import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsDone } from '../../../test/jobsDone.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { runProgram } from '../../../test/runProgram.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import { newId } from '../../lib/ids.ts';
import { MissedOrderService } from '../orders/missedOrder.service.ts';
import { OrderDeskService } from '../orderDesk/orderDesk.service.ts';
import { grossByClass } from '@forkfront/common/vat.ts';
import type { OrderMove } from '@forkfront/common/orderState.ts';
import { countAgain } from './reportCounts.repository.ts';
import { ReportService } from './report.service.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** In the past, so that mails which wait for an undo are sent at once. */
const NOW = new Date('2026-10-26T06:00:00Z');

let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ worker: true, replace: { clock: () => NOW } });
  site = await makeSite(app);
});
afterAll(() => app.close());

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.container.infrastructure.database.pool.query<Row>(sql, values)).rows;

const GARLIC = newId();
const MOVES: readonly OrderMove[] = ['ACCEPTED', 'PREPARING', 'READY', 'COMPLETED', 'REJECTED', 'CANCELLED'];

/** A random order and what happens to it. */
const anyOrder = fc.record({
  // Around the nights in which the clocks of London change.
  placedAt: fc.date({
    min: new Date('2026-10-24T20:00:00Z'),
    max: new Date('2026-10-26T04:00:00Z'),
    noInvalidDate: true,
  }),
  isTest: fc.boolean(),
  isDelivery: fc.boolean(),
  /** Minutes until its diner gets it; null: an order from before that was stored. */
  dueIn: fc.option(fc.integer({ min: 5, max: 3000 })),
  diner: fc.integer({ min: 0, max: 3 }),
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 2000 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      vat: fc.constantFrom('STANDARD', 'REDUCED', 'ZERO'),
      size: fc.constantFrom('', 'Large'),
      dips: fc.integer({ min: 0, max: 2 }),
      percentOff: fc.constantFrom(0, 15, 100),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  steps: fc.array(
    fc.constantFrom<OrderMove | 'UNDO' | 'COUNT' | 'CRASH'>(...MOVES, 'UNDO', 'COUNT', 'CRASH'),
    { maxLength: 6 },
  ),
});
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Order> ? Order : never;

type Line = AnyOrder['lines'][number];

/** What an offer takes off a line. Pence. */
const discountOf = ({ price, quantity, percentOff }: Line): number =>
  Math.floor((price * percentOff) / 100) * quantity;

let numbers = 0;
async function store({ placedAt, isTest, isDelivery, dueIn, diner, lines }: AnyOrder): Promise<string> {
  const id = newId();
  numbers += 1;
  const total = lines.reduce(
    (sum, line) => sum + line.price * line.quantity - discountOf(line),
    isDelivery ? 250 : 0,
  );
  await query(
    `insert into orders (id, restaurant_id, number, is_test, customer_name, customer_phone, customer_email, total, delivery_fee,
       fulfilment, delivery_address, idempotency_key, body_hash, placed_at, expires_at, due_at)
     values ($1::uuid, $2, $3, $4, 'Bo', '', $5, $6, $7, $8, $9, ($1::uuid)::text, '', $10, $11::timestamptz + interval '1 hour', $12)`,
    [
      id,
      site.restaurantId,
      numbers,
      isTest,
      `Diner${diner}@example.org`,
      total,
      isDelivery ? 250 : 0,
      isDelivery ? 'DELIVERY' : 'COLLECTION',
      isDelivery ? '{}' : null,
      placedAt,
      NOW,
      dueIn === null ? null : new Date(placedAt.getTime() + dueIn * 60_000),
    ],
  );
  for (const [position, line] of lines.entries()) {
    const { price, quantity, vat, size, dips } = line;
    await query(
      `insert into order_lines (id, order_id, position, product_id, name, quantity, unit_price, size_name, vat_class, options, discount)
       values (gen_random_uuid(), $1, $2, $3, 'Pizza', $4, $5, $6, $7, $8, $9)`,
      [
        id,
        position,
        site.product('Margherita').id,
        quantity,
        price,
        size,
        vat,
        JSON.stringify(
          dips ? [{ optionId: GARLIC, groupName: 'Dips', name: 'Garlic', quantity: dips, price: 50 }] : [],
        ),
        discountOf(line),
      ],
    );
  }
  return id;
}

const owner = () => site.owner?.id ?? '';
/** SQLSTATE `lock_not_available`. */
const LOCK_TIMEOUT = '55P03';
const DAYS = ['2026-10-24', '2026-10-25', '2026-10-26'];
/** As its job, which is repeated when it has waited too long for other counts of the restaurant. */
async function repeated(count: () => Promise<unknown>): Promise<void> {
  try {
    await count();
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === LOCK_TIMEOUT)) throw error;
    await repeated(count);
  }
}
const countDay = (day: string) =>
  repeated(() => app.scope().get(ReportService).count({ restaurantId: site.restaurantId, day }));

/** The process dies after the counts were written and before they were committed. */
const crashWhileCounting = () =>
  expect(
    repeated(() =>
      app.scope().em.transactional(async (em) => {
        await countAgain(em, site.restaurantId, DAYS[1] ?? '');
        throw new Error('crash');
      }),
    ),
  ).rejects.toThrow('crash');

async function take(step: AnyOrder['steps'][number], id: string): Promise<void> {
  const desk = app.scope().get(OrderDeskService);
  if (step === 'UNDO') await desk.undo(owner(), id);
  else if (step === 'COUNT') await Promise.all(DAYS.map(countDay));
  else if (step === 'CRASH') await crashWhileCounting();
  else await desk.move(owner(), id, { to: step, readyInMinutes: 20, reason: 'Sold out' });
}

/** The report's numbers, from the orders themselves. */
const REAL = `
  with o as (
    select *, coalesce(due_at, placed_at) at time zone 'Europe/London' as at, state in ('REJECTED', 'EXPIRED', 'CANCELLED') as is_refused
    from orders where restaurant_id = $1 and not is_test and state <> 'PLACED')`;
const RAW_HOURS = `${REAL}
  select to_char(at, 'YYYY-MM-DD HH24') as hour, fulfilment, count(*) filter (where not is_refused)::int as orders,
    coalesce(sum(total) filter (where not is_refused), 0)::int as value,
    count(*) filter (where state = 'REJECTED')::int as rejected, count(*) filter (where state = 'EXPIRED')::int as expired,
    count(*) filter (where state = 'CANCELLED')::int as cancelled
  from o group by 1, 2 order by 1, 2`;
const HOURS = `select to_char(day + hour * interval '1 hour', 'YYYY-MM-DD HH24') as hour, fulfilment, orders, value,
    rejected, expired, cancelled
  from report_hours where restaurant_id = $1 order by 1, 2`;
const RAW_ITEMS = `${REAL}, l as (select l.*, o.at from order_lines l join o on o.id = l.order_id where not is_refused)
  select to_char(at, 'YYYY-MM-DD') as day, 'PRODUCT' as kind, size_name as detail, sum(quantity)::int as quantity, sum(quantity * unit_price - discount)::int as value
  from l group by 1, 3
  union all
  select to_char(at, 'YYYY-MM-DD'), 'OPTION', 'Dips', sum(quantity * (options -> 0 ->> 'quantity')::int)::int, sum(quantity * (options -> 0 ->> 'quantity')::int * 50)::int
  from l where options <> '[]' group by 1 order by 1, 2, 3`;
const ITEMS = `select to_char(day, 'YYYY-MM-DD') as day, kind, detail, quantity, value from report_items where restaurant_id = $1 order by 1, 2, 3`;
const RAW_DINERS = `${REAL} select to_char(min(at), 'YYYY-MM-DD') as day from o where not is_refused group by customer_email order by 1`;
const DINERS = `select to_char(first_day, 'YYYY-MM-DD') as day from report_diners where restaurant_id = $1 order by 1`;

const VAT = `select coalesce(sum(reduced_value), 0)::int as reduced, coalesce(sum(zero_value), 0)::int as zero
  from report_hours where restaurant_id = $1`;

/** The VAT classes of the sold orders, as their receipts have them. */
async function vatOfReceipts() {
  const sold = await query<{ total: number; lines: Parameters<typeof grossByClass>[0] }>(
    `${REAL} select total, (select json_agg(json_build_object('vatClass', vat_class, 'total', quantity * unit_price, 'discount', discount))
       from order_lines l where l.order_id = o.id) as lines from o where not is_refused`,
    [site.restaurantId],
  );
  const sums = { reduced: 0, zero: 0 };
  for (const { total, lines } of sold) {
    const goods = lines.reduce((sum, line) => sum + line.total - line.discount, 0);
    const gross = grossByClass(lines, total - goods);
    sums.reduced += gross.REDUCED;
    sums.zero += gross.ZERO;
  }
  return sums;
}

const expectCounted = async () => {
  expect(await query(VAT, [site.restaurantId])).toEqual([await vatOfReceipts()]);
  for (const [counted, raw] of [
    [HOURS, RAW_HOURS],
    [ITEMS, RAW_ITEMS],
    [DINERS, RAW_DINERS],
  ] as const)
    expect(await query(counted, [site.restaurantId])).toEqual(await query(raw, [site.restaurantId]));
};

describe('the counts of reports', { tags: ['@long'] }, () => {
  it('are the sums of the orders after any orders, moves, repeats and crashes, without test orders', async () => {
    let counted = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyOrder, { minLength: 1, maxLength: 8 }), async (orders) => {
        await query('delete from orders where restaurant_id = $1', [site.restaurantId]);
        for (const table of ['report_hours', 'report_items', 'report_diners'])
          await query(`delete from ${table}`);
        const lives = await Promise.all(
          orders.map(async (order) => ({ id: await store(order), steps: order.steps })),
        );
        await Promise.all(
          lives.map(async ({ id, steps }) => {
            for (const step of steps) await take(step, id);
          }),
        );
        // What nobody answered expires.
        await query("update orders set expires_at = $1 where state = 'PLACED'", [NOW]);
        await app.scope().get(MissedOrderService).settleDue();
        await app
          .scope()
          .em.transactional((em) =>
            addJob(em, 'countOrders', { restaurantId: site.restaurantId, day: '2026-10-25' }),
          );
        await jobsDone(app);
        await expectCounted();
        counted += (await query('select from report_hours')).length;
      }),
      { numRuns: 12, endOnFailure: true },
    );
    // One run may have only test orders.
    expect(counted).toBeGreaterThan(0);
  });

  it('the command counts all days of a restaurant again', { timeout: 90_000 }, async () => {
    await query('update report_hours set value = value + 100');
    await query(
      "insert into report_items values ($1, '2020-01-01', 'PRODUCT', gen_random_uuid(), 'Gone', '', 1, 1)",
      [site.restaurantId],
    );
    const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const [tool = '', ...words] = scripts['reports']?.split(' ') ?? [];
    const run = (...args: string[]) =>
      runProgram(join(ROOT, 'node_modules/.bin', tool), [...words, ...args], {
        cwd: ROOT,
        env: {
          PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`,
          DATABASE_URL: app.databaseUrl,
          LOG_LEVEL: 'warn',
        },
      });
    expect(await run('rebuild', 'nobody')).toMatchObject({ code: 1 });
    expect(await run('rebuild', site.slug)).toMatchObject({ code: 0 });
    await expectCounted();
  });
});
