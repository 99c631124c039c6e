import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobsDone } from '../../../test/jobsDone.ts';
import { makePromotion } from '../../../test/makePromotion.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { seedCatalogue } from '../../db/seed/seed.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { DinerDataService } from '../orders/dinerData.service.ts';
import { OrderDeskService } from '../orderDesk/orderDesk.service.ts';
import { OrderLinks } from '../orders/orderLinks.ts';

const now = new Date('2026-11-20T18:30:00Z');
let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now }, worker: true });
  await seedCatalogue(app.scope().em);
});
afterAll(() => app.close());
beforeEach(async () => {
  await query('delete from rate_limits');
  site = await makeSite(app);
  await setPlan(app, site, 'GOLD');
});

const query = async (sql: string, values: unknown[] = []) =>
  (await app.container.infrastructure.database.pool.query<Record<string, unknown>>(sql, values)).rows;

const REPORT = `query ($id: ID!, $from: String!, $to: String!) { node(id: $id) { ... on Restaurant { report(from: $from, to: $to) {
  __typename
  ... on UserError { message }
  ... on ValidationError { fields { path } }
  ... on Report {
    totals { orders value average rejected expired cancelled newDiners repeatOrders }
    days { day orders value } hours { hour orders value } weekdays { weekday orders value } fulfilments { fulfilment orders value }
    products { name detail quantity value } options { name detail quantity value }
    offers { name code uses value saving } vat { rate gross vat }
    ledger { value planPrice commissions { rate cost } }
  } } } } }`;

interface Answered {
  node: { report: Record<string, unknown> } | null;
}

async function report(from = '2026-11-20', to = from, token = site.owner?.token) {
  const id = toGlobalId('Restaurant', site.restaurantId);
  const { data, errors } = await app.graphql<Answered>(REPORT, { id, from, to }, token);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.node?.report ?? null;
}

async function place(email: string, shownTotal = 2225): Promise<string> {
  const { statusToken } = await placeOrder(app, orderInput(site, { email, shownTotal }));
  return app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
}
const move = (id: string, to: 'ACCEPTED' | 'CANCELLED' | 'REJECTED') =>
  app
    .scope()
    .get(OrderDeskService)
    .move(site.owner?.id ?? '', id, { to, readyInMinutes: 20, reason: 'Sold out' });

describe('Restaurant.report', () => {
  it('answered orders are in the report, and a change of their state corrects it', async () => {
    const orders = [
      await place('ana@example.org'),
      await place('A.na+pizza@example.org'),
      await place('bo@example.org'),
    ];
    expect(await report()).toMatchObject({ totals: { orders: 0, newDiners: 0 } });
    for (const id of orders) await move(id, 'ACCEPTED');
    await jobsDone(app);
    expect(await report()).toMatchObject({
      totals: { orders: 3, value: 6675, average: 2225, newDiners: 2, repeatOrders: 1 },
      vat: null,
    });
    await move(orders[2] ?? '', 'CANCELLED');
    await move(await place('cy@example.org'), 'REJECTED');
    await jobsDone(app);
    await query("update restaurants set vat_number = 'GB123456789' where id = $1", [site.restaurantId]);
    expect(await report('2026-11-14', '2026-11-20')).toMatchObject({
      totals: {
        orders: 2,
        value: 4450,
        average: 2225,
        rejected: 1,
        cancelled: 1,
        expired: 0,
        newDiners: 1,
        repeatOrders: 1,
      },
      products: [
        { name: 'Margherita', detail: '', quantity: 4, value: 3400 },
        { name: 'Tiramisù', detail: '', quantity: 2, value: 1050 },
      ],
      options: [],
      vat: [
        { rate: 20, gross: 4450, vat: 742 },
        { rate: 5, gross: 0, vat: 0 },
        { rate: 0, gross: 0, vat: 0 },
      ],
      ledger: { value: 4450, planPrice: 1381 },
    });
  });

  it('an order is sold on the day on which its diner gets it', async () => {
    const { statusToken } = await placeOrder(
      app,
      orderInput(site, { email: 'ana@example.org', scheduledFor: '2026-11-22T12:30:00Z' }),
    );
    await move(app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '', 'ACCEPTED');
    await jobsDone(app);
    expect(await report('2026-11-20')).toMatchObject({ totals: { orders: 0, value: 0, newDiners: 0 } });
    const sunday = await report('2026-11-22');
    expect(sunday).toMatchObject({ totals: { orders: 1, value: 2225, newDiners: 1 } });
    expect(sunday?.['hours']).toContainEqual({ hour: 12, orders: 1, value: 2225 });
  });

  it('desk and report count the same orders and sales', async () => {
    const orders = [
      await place('ana@example.org'),
      await place('bo@example.org'),
      await place('cy@example.org'),
    ];
    await move(orders[0] ?? '', 'ACCEPTED');
    await move(orders[1] ?? '', 'REJECTED');
    await jobsDone(app);
    const { data } = await app.graphql<{ node: { orders: { totals: Record<string, number> } } }>(
      `query ($id: ID!, $filter: OrderFilter) { node(id: $id) { ... on OrderDesk { orders(first: 1, filter: $filter) {
        totals { count sold total waiting } } } } }`,
      {
        id: toGlobalId('OrderDesk', site.restaurantId),
        filter: { from: '2026-11-20', to: '2026-11-20' },
      },
      site.owner?.token,
    );
    expect(data?.node.orders.totals).toEqual({ count: 3, sold: 1, total: 2225, waiting: 1 });
    expect(await report()).toMatchObject({ totals: { orders: 1, value: 2225 } });
  });

  it('a trial costs nothing', async () => {
    await query(
      "update restaurants set status = 'trialing', trial_ends_at = '2026-12-04T12:00:00Z' where id = $1",
      [site.restaurantId],
    );
    expect(await report('2026-11-14', '2026-11-20')).toMatchObject({ ledger: { planPrice: 0 } });
    await query(
      "update restaurants set status = 'active_paid', trial_ends_at = '2026-11-19T12:00:00Z' where id = $1",
      [site.restaurantId],
    );
    // Two days of £59.99 a month.
    expect(await report('2026-11-14', '2026-11-20')).toMatchObject({ ledger: { planPrice: 394 } });
  });

  it('a diner whose data is removed cannot be recognised, and stays in the number of new diners', async () => {
    const done = await place('ana@example.org');
    await move(done, 'ACCEPTED');
    await query("update orders set state = 'COMPLETED' where id = $1", [done]);
    await move(await place('bo@example.org'), 'ACCEPTED');
    await jobsDone(app);
    const digestOf = (email: string) =>
      query(
        'select 1 from report_diners where restaurant_id = $1::uuid and diner = md5($1::text || $2)::uuid',
        [site.restaurantId, email],
      );
    expect(await digestOf('ana@example.org')).toHaveLength(1);
    await app
      .scope()
      .get(DinerDataService)
      .remove(site.owner?.id ?? '', site.restaurantId, 'ana@example.org');
    await jobsDone(app);
    expect(await digestOf('ana@example.org')).toHaveLength(0);
    expect(await digestOf('bo@example.org')).toHaveLength(1);
    expect(await report()).toMatchObject({ totals: { newDiners: 2 } });
  });

  it(
    'offers are in the report with the answered orders of its days that used them',
    { tags: ['@long'] },
    async () => {
      await makePromotion(app, site);
      const orders = [
        await place('ana@example.org', 2003),
        await place('bo@example.org', 2003),
        await place('cy@example.org', 2003),
        await place('di@example.org', 2003),
      ];
      expect(await report()).toMatchObject({ offers: [] });
      for (const id of orders.slice(0, 3)) await move(id, 'ACCEPTED');
      await move(orders[2] ?? '', 'CANCELLED');
      const offer = { name: 'Autumn', code: null, uses: 1, value: 2003, saving: 222 };
      expect(await report()).toMatchObject({ offers: [{ ...offer, uses: 2, value: 4006, saving: 444 }] });
      await query("update promotion_uses set used_at = '2026-11-19T23:59:59Z' where order_id = $1", [
        orders[0],
      ]);
      expect(await report()).toMatchObject({ offers: [offer] });
      expect(await report('2026-11-19')).toMatchObject({ offers: [offer] });
    },
  );

  it('test orders are never in a report', { tags: ['@long'] }, async () => {
    const id = await place('ana@example.org');
    await query('update orders set is_test = true where id = $1', [id]);
    await move(id, 'ACCEPTED');
    await jobsDone(app);
    expect(await report()).toMatchObject({ totals: { orders: 0, value: 0, newDiners: 0 } });
  });

  it('days that do not exist, are swapped or too many are refused at their argument', async () => {
    const refusal = { __typename: 'ValidationError' };
    expect(await report('2026-02-30')).toMatchObject({
      ...refusal,
      fields: [{ path: 'from' }, { path: 'to' }],
    });
    expect(await report('2026-11-21', '2026-11-20')).toMatchObject({ ...refusal, fields: [{ path: 'to' }] });
    expect(await report('2025-11-19', '2026-11-20')).toMatchObject({
      ...refusal,
      fields: [{ path: 'from' }],
    });
  });

  it('the plan costs nothing in days to come', async () => {
    expect(await report('2026-11-20', '2026-12-20')).toMatchObject({ ledger: { planPrice: 197 } });
    expect(await report('2026-11-21')).toMatchObject({ ledger: { planPrice: 0 } });
  });
});

/** A year of a restaurant: 180 products and options a day, 12 hours, 60 new diners, 100 uses of an offer. Eight of them have a million orders. */
const YEAR = [
  `insert into report_hours select $1, day, hour, fulfilment, 14, 32000, 0, 4000, 1, 1, 1
   from generate_series(date '2025-11-20', date '2026-11-20', interval '1 day') day, generate_series(11, 22) hour,
     unnest(array['COLLECTION', 'DELIVERY']) fulfilment`,
  `insert into report_diners select $1, gen_random_uuid(), day
   from generate_series(date '2025-11-20', date '2026-11-20', interval '1 day') day, generate_series(1, 60)`,
  `insert into report_items select $1, day, case when n % 3 = 0 then 'OPTION' else 'PRODUCT' end, md5(n::text)::uuid,
     'Dish ' || n, '', 2, 1800
   from generate_series(date '2025-11-20', date '2026-11-20', interval '1 day') day, generate_series(1, 180) n`,
  `insert into promotion_uses (order_id, restaurant_id, promotion_id, used_at, saving, value)
   select gen_random_uuid(), $1, (select id from promotions where restaurant_id = $1), day, 200, 1800
   from generate_series(timestamptz '2025-11-20', timestamptz '2026-11-20', interval '1 day') day, generate_series(1, 100)`,
];

it(
  'a report of a year at a million orders takes at most 300 ms and reads no whole table',
  { timeout: 120_000, tags: ['@long'] },
  async () => {
    const sites = [site, ...(await Promise.all(Array.from({ length: 7 }, () => makeSite(app))))];
    for (const one of sites) await makePromotion(app, one);
    for (const { restaurantId } of sites) for (const rows of YEAR) await query(rows, [restaurantId]);
    await query('analyze report_hours, report_items, report_diners, promotion_uses, orders');
    const ask = () => report('2025-11-20', '2026-11-20');
    const { result, statements } = await statementsOf(ask);
    expect(result).toMatchObject({
      totals: { orders: 366 * 24 * 14, newDiners: 366 * 60 },
      offers: [{ uses: 36_600 }],
    });
    const times: number[] = [];
    for (let run = 0; run < 15; run += 1) {
      const start = performance.now();
      await ask();
      times.push(performance.now() - start);
    }
    // The worker looks into its outbox meanwhile, with a statement that begins otherwise.
    const reading = statements.filter(({ text }) =>
      /^(select|with "used" as) .*from "(report|promotion)_/s.test(text),
    );
    expect(reading).toHaveLength(5);
    for (const { text, values } of reading)
      expect(JSON.stringify(await query(`explain ${text}`, values))).not.toMatch(
        /Seq Scan on (report|promotion)_/,
      );
    const [fastest = Infinity] = times.toSorted((a, b) => a - b);
    console.info(`A report of a year: ${times.map(Math.round).join(', ')} ms.`);
    expect(fastest).toBeLessThan(300);
  },
);
