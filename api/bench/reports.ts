import type pg from 'pg';
import { JOB_LIMITS } from '../src/db/connectionLimits.ts';
import { connectDatabase } from '../src/db/database.ts';
import { toGlobalId } from '../src/graphql/globalId.ts';
import { entities } from '../src/modules.ts';
import { orderPlaceOf } from '../src/modules/orders/orderList.rules.ts';
import { countAgain } from '../src/modules/reports/reportCounts.repository.ts';
import { cloneSites } from './cloneSites.ts';
import { median } from './measure.ts';
import { openToAll, withClient } from './paidSites.ts';
import type { Report } from './report.ts';

const ORDERS = 1_000_000;
const DAYS = 365;
const READS = 15;

const REPORT = `query ($id: ID!, $from: String!, $to: String!) { node(id: $id) { ... on Restaurant {
  report(from: $from, to: $to) { __typename ... on Report {
    totals { orders value average rejected expired cancelled newDiners repeatOrders }
    days { day orders value } hours { hour orders value } weekdays { weekday orders value } fulfilments { fulfilment orders value }
    products { name detail quantity value } options { name detail quantity value } vat { rate gross vat } offers { name uses value saving }
    ledger { value planPrice commissions { rate cost } } } } } } }`;

const LIST = `query ($id: ID!, $after: String) { node(id: $id) { ... on Restaurant { orders(first: 50, after: $after) {
  edges { cursor node { id number state total customerName lines { name quantity } } } pageInfo { hasNextPage endCursor } } } } }`;

/** Orders of two lines with an option each and an offer, of 300,000 diners, 80 dishes and 40 offers, spread over a year. */
const FILL = [
  `insert into orders (id, restaurant_id, number, state, is_test, customer_name, customer_phone, customer_email, total,
     idempotency_key, body_hash, placed_at, changed_at)
   select gen_random_uuid(), $1, 100 + n % 3000, (array['COMPLETED', 'COMPLETED', 'COMPLETED', 'REJECTED'])[n % 4 + 1], false,
     'Guest ' || n, '', 'g' || n % 300000 || '@example.org', 1900, 'bench-' || n, '', placed, placed
   from generate_series(1, ${ORDERS}) n,
     lateral (select now() - n * interval '${DAYS} days' / ${ORDERS} as placed) p where $1::uuid is not null`,
  `insert into order_lines (id, order_id, position, product_id, name, quantity, unit_price, options)
   select gen_random_uuid(), o.id, p, md5('dish' || dish)::uuid, 'Dish ' || dish, 1, 950,
     jsonb_build_array(jsonb_build_object('optionId', md5('option' || dish % 20)::uuid, 'groupName', 'Sauces',
       'name', 'Sauce ' || dish % 20, 'quantity', 1, 'price', 50))
   from orders o, generate_series(0, 1) p, lateral (select (o.number * 2 + p) % 80 as dish) d where o.restaurant_id = $1`,
  `insert into promotions (id, restaurant_id, name, kind, percent, created_at)
   select md5('offer' || n)::uuid, $1, 'Offer ' || n, 'PERCENT', 10, now() from generate_series(0, 39) n where $1::uuid is not null`,
  `insert into promotion_uses (order_id, restaurant_id, promotion_id, used_at, saving, value)
   select id, restaurant_id, md5('offer' || number % 40)::uuid, placed_at, 190, 1710 from orders where restaurant_id = $1`,
  'analyze orders',
  'analyze promotion_uses',
  'analyze order_lines',
];

/** Measures a report of a year and the list of orders of a restaurant with a million orders. */
export async function reports(report: Report, url: string, databaseUrl: string): Promise<void> {
  const [site] = await cloneSites(databaseUrl, 1);
  if (!site) throw new Error('There is no restaurant');
  const { ours, token } = await withClient(databaseUrl, async (client) => {
    const opened = await openToAll(client, site);
    for (const sql of FILL) await client.query(sql, sql.includes('$1') ? [opened.ours] : []);
    return opened;
  });
  const start = performance.now();
  const database = await connectDatabase(databaseUrl, entities, () => undefined, { limits: JOB_LIMITS });
  await database.orm.em.fork().transactional((em) => countAgain(em, ours, null));
  await database.close();
  report.atMost('count all days again (s)', 120, (performance.now() - start) / 1000);
  await withClient(databaseUrl, (client) =>
    client.query('analyze report_hours, report_items, report_diners'),
  );

  const ask = async (query: string, variables: object): Promise<string> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const body = JSON.stringify({ query, variables: { id: toGlobalId('Restaurant', ours), ...variables } });
    const answer = await (await fetch(url, { method: 'POST', headers, body })).text();
    if (answer.includes('"errors"')) throw new Error(answer);
    return answer;
  };
  const time = async (query: string, variables: object): Promise<number> => {
    const times: number[] = [];
    for (let count = 0; count < READS; count += 1) {
      const begin = performance.now();
      await ask(query, variables);
      times.push(performance.now() - begin);
    }
    return median(times);
  };
  const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const year = { from: day(DAYS - 1), to: day(0) };
  if (!(await ask(REPORT, year)).includes('"Dish ')) throw new Error('The report is empty');
  report.atMost('report of a year (ms)', 300, await time(REPORT, year));
  report.atMost('first page of the list (ms)', 50, await time(LIST, {}));
  const after = await withClient(databaseUrl, (client) => middleOf(client, ours));
  report.atMost('page in the middle of the list (ms)', 50, await time(LIST, { after }));
}

/** The cursor of an order in the middle of the list. */
async function middleOf(client: pg.Client, restaurantId: string): Promise<string> {
  const { rows } = await client.query<{ id: string; placedAt: Date }>(
    `select id, placed_at as "placedAt" from orders where restaurant_id = $1 and placed_at < now() - interval '180 days'
     order by placed_at desc limit 1`,
    [restaurantId],
  );
  if (!rows[0]) throw new Error('The list has no middle');
  return orderPlaceOf(rows[0]);
}
