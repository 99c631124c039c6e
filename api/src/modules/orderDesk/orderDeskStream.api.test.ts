import { createClient, type Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { emptyOutboxes } from '../../../test/emptyOutboxes.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { EVENTS_CHANNEL } from '../../gateways/events/events.gateway.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { SEARCHED_ORDERS } from '../orders/orderList.rules.ts';
import { OrderDeskService } from './orderDesk.service.ts';
import { OrderLinks } from '../orders/orderLinks.ts';

let app: TestApp;
let site: MadeSite;
let clients: Client[];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  clients = [];
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  site = await makeSite(app);
});
afterEach(async () => {
  for (const client of clients) await client.dispose();
});

interface Event {
  orderChanged: { at: string; isComplete: boolean; orders: { number: number; state: string }[] };
}

/** Opens a board of the site; `next` resolves with its next event. */
function openBoard(token: string | null = site.owner?.token ?? null, since: string | null = null) {
  const client = createClient({
    url: `ws://localhost:${app.port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token === null ? {} : { token },
  });
  clients.push(client);
  const stream = client.iterate<Event>({
    query: `subscription ($id: ID!, $since: DateTime) {
      orderChanged(restaurantId: $id, since: $since) { at isComplete orders { number state } } }`,
    variables: { id: toGlobalId('Restaurant', site.restaurantId), since },
  });
  return {
    next: async () => {
      const { value } = await stream.next();
      return value?.data?.orderChanged ?? value?.errors?.[0]?.message;
    },
  };
}
const nextEvent = async (board: ReturnType<typeof openBoard>) => {
  const event = await board.next();
  if (typeof event !== 'object') throw new Error(event);
  return event;
};
/** Reads the events of a board until it has got so many orders. */
async function follow(board: ReturnType<typeof openBoard>, count: number) {
  const events: Event['orderChanged'][] = [];
  const numbers: number[] = [];
  while (numbers.length < count) {
    const event: Event['orderChanged'] = await nextEvent(board);
    events.push(event);
    numbers.push(...event.orders.map(({ number }) => number));
    if (!event.isComplete) break;
  }
  return { numbers, events };
}
/** So many orders of the site that have the same time of change. */
const changeAtOnce = (count: number, time = 'now()') =>
  app.container.infrastructure.database.pool.query(
    `insert into orders (id, restaurant_id, number, is_test, customer_name, customer_phone, customer_email, total,
       idempotency_key, body_hash, placed_at, changed_at)
     select gen_random_uuid(), $1, n, false, 'Bo', '', '', 100, 'many-' || n, 'hash', ${time}, ${time}
     from generate_series(1, $2::int) n`,
    [site.restaurantId, count],
  );
const place = async (): Promise<string> => {
  const { statusToken } = await placeOrder(app, orderInput(site));
  await emptyOutboxes(app);
  return app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
};
const accept = (id: string) =>
  app
    .scope()
    .get(OrderDeskService)
    .move(site.owner?.id ?? '', id, { to: 'ACCEPTED', readyInMinutes: 20 });

describe('orderChanged', () => {
  it('every open board of a restaurant gets each new order and each move', async () => {
    const boards = [openBoard(), openBoard()];
    for (const board of boards) expect(await board.next()).toMatchObject({ orders: [], isComplete: true });
    const id = await place();
    for (const board of boards)
      expect(await board.next()).toMatchObject({ orders: [{ number: 101, state: 'PLACED' }] });
    await accept(id);
    for (const board of boards)
      expect(await board.next()).toMatchObject({ orders: [{ number: 101, state: 'ACCEPTED' }] });
  });

  it('a board that comes back gets what it missed, and nothing twice', async () => {
    const before = await nextEvent(openBoard());
    await accept(await place());
    await place();
    const back = openBoard(site.owner?.token, before.at);
    const missed = await nextEvent(back);
    expect(missed.orders).toEqual([
      { number: 101, state: 'ACCEPTED' },
      { number: 102, state: 'PLACED' },
    ]);
    await place();
    let event = await nextEvent(back);
    // The notification of the order before may arrive late: its event has nothing new.
    while (event.orders.length === 0) event = await nextEvent(back);
    expect(event.orders).toEqual([{ number: 103, state: 'PLACED' }]);
  });

  it('a board that asks for changes since a time that has not come yet gets those from now on', async () => {
    const board = openBoard(site.owner?.token, '2099-01-01T00:00:00Z');
    const first = await nextEvent(board);
    expect(first).toMatchObject({ orders: [], isComplete: true });
    expect(Date.parse(first.at)).toBeLessThan(Date.now() + 60_000);
    await place();
    expect((await nextEvent(board)).orders).toEqual([{ number: 101, state: 'PLACED' }]);
  });

  it(
    'two changes of one order whose transactions began at the same time both reach a board',
    { tags: ['@long'] },
    async () => {
      const board = openBoard();
      await nextEvent(board);
      const id = await place();
      await nextEvent(board);
      await accept(id);
      await nextEvent(board);
      const { pool } = app.container.infrastructure.database;
      await pool.query("update orders set state = 'PREPARING' where id = $1", [id]);
      await place();
      expect((await nextEvent(board)).orders).toEqual([
        { number: 101, state: 'PREPARING' },
        { number: 102, state: 'PLACED' },
      ]);
    },
  );

  it('a board that missed 1,000 changes of one moment gets each of them once, in several events', async () => {
    const before = await nextEvent(openBoard());
    await changeAtOnce(1_000);
    const back = openBoard(site.owner?.token, before.at);
    const { numbers, events } = await follow(back, 1_000);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1_000 }, (_, at) => 1 + at));
    expect(events.every(({ isComplete }) => isComplete)).toBe(true);
    await place();
    expect((await follow(back, 1)).events.flatMap(({ orders }) => orders)).toEqual([
      { number: 101, state: 'PLACED' },
    ]);
  });

  it(
    'a board that missed more than 2,000 changes gets one event that is not complete',
    { tags: ['@long'] },
    async () => {
      const before = await nextEvent(openBoard());
      await changeAtOnce(2_001, "now() - interval '1 minute'");
      const back = openBoard(site.owner?.token, new Date(Date.parse(before.at) - 120_000).toISOString());
      const { events } = await follow(back, 2_000);
      expect(events.map(({ isComplete }) => isComplete)).toEqual([
        ...Array.from({ length: 9 }, () => true),
        false,
      ]);
      await place();
      const { events: later } = await follow(back, 1);
      expect(later).toMatchObject([{ isComplete: true, orders: [{ number: 101 }] }]);
    },
  );

  it(
    '50 open boards get 1,000 changes of one moment, and share a few statements',
    { tags: ['@long'] },
    async () => {
      const boards = Array.from({ length: 50 }, () => openBoard());
      for (const board of boards) await nextEvent(board);
      const began = performance.now();
      const { result, statements } = await statementsOf(async () => {
        await changeAtOnce(1_000);
        await app.container.infrastructure.database.pool.query('select pg_notify($1, $2)', [
          EVENTS_CHANNEL,
          `ordersOfRestaurant:${site.restaurantId}`,
        ]);
        return Promise.all(boards.map((board) => follow(board, 1_000)));
      });
      expect(performance.now() - began).toBeLessThan(20_000);
      for (const { numbers, events } of result) {
        expect(new Set(numbers).size).toBe(1_000);
        expect(events.every(({ isComplete }) => isComplete)).toBe(true);
      }
      expect(
        statements.filter(({ text }) => text.includes('"changed_at" as "changedAt"')).length,
      ).toBeLessThan(20);
    },
  );

  it('another owner and a guest cannot follow the orders', async () => {
    const other = await makeSite(app);
    expect(await openBoard(other.owner?.token).next()).toBe('We couldn’t find this restaurant.');
    expect(await openBoard(null).next()).toBe('Please sign in.');
  });
});

describe('SQL', () => {
  it(
    'a page of 50,000 orders, a search and what changed read few rows by an index',
    { tags: ['@long'] },
    async () => {
      const { pool } = app.container.infrastructure.database;
      // The many new orders of other tests would lead to another plan.
      await pool.query('truncate orders cascade');
      await pool.query(
        `insert into orders (id, restaurant_id, number, is_test, customer_name, customer_phone, customer_email, total,
         idempotency_key, body_hash, placed_at, state, changed_at)
       select gen_random_uuid(), $1, 1 + n % 500, false, 'Guest ' || n, '07700 9' || n, 'g' || n || '@example.org', 100,
         'old-' || n, 'hash', now() - n * interval '1 hour', 'COMPLETED', now() - n * interval '1 hour'
       from generate_series(1, 50000) n`,
        [site.restaurantId],
      );
      await pool.query('analyze orders');
      const desk = app.scope().get(OrderDeskService);
      const of = { restaurantId: site.restaurantId, timeZone: 'Europe/London' };
      const filter = { states: [], fulfilment: null, from: null, to: null, search: '' };
      const page = { count: 50, isForward: true, after: null, before: null };
      const { orders } = await desk.list(of, filter, page);
      const last = orders.at(-1)?.view;
      if (!last) throw new Error('No orders');
      const stop = new AbortController();
      const { statements: all } = await statementsOf(async () => {
        await desk.list(of, filter, { ...page, after: last });
        await desk.list(of, SOLD_IN_A_YEAR, { ...page, after: last });
        await desk.list(of, { ...filter, search: 'nobody of this name' }, page);
        await desk.totals(of, { ...filter, from: '2026-11-20', to: '2026-11-20' });
        await desk.watch(site.owner?.id ?? '', site.restaurantId, new Date(), stop.signal).next();
        stop.abort();
      });
      const statements = all.filter(({ text }) => text.includes('from "orders"'));
      expect(statements).toHaveLength(5);
      // A search reads its orders, and finds the oldest of them. The orders of a day can be placed up to 16 days before.
      const most = [55, 55, 2 * SEARCHED_ORDERS + 25, (1 + 16) * 24 + 25, 16 * 24 + 25];
      for (const [index, { text, values }] of statements.entries()) {
        const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
          `explain (analyze, format json) ${text}`,
          values,
        );
        const read = rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => ordersRead(Plan)))[0] ?? NaN;
        expect(read).toBeLessThanOrEqual(most[index] ?? 0);
        expect(read).toBeGreaterThan(0);
      }
    },
  );
});

/** What the commission ledger lists. */
const SOLD_IN_A_YEAR = {
  states: ['ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED'] as const,
  fulfilment: null,
  from: '2025-11-24',
  to: '2026-11-24',
  search: '',
};

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** How many rows of the table `orders` a plan has read; Infinity when it read the whole table. */
function ordersRead(node: PlanNode): number {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + ordersRead(child), 0);
  if (node['Relation Name'] !== 'orders') return below;
  if (node['Node Type'] === 'Seq Scan') return Infinity;
  return below + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
}
