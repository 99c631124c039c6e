import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyOutboxes } from '../../../test/emptyOutboxes.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { MissedOrderService } from './missedOrder.service.ts';
import { OrderAnswerService } from './orderAnswer.service.ts';
import { OrderLinks } from './orderLinks.ts';

const PLACED_AT = new Date('2026-11-20T18:00:00Z');
let now = PLACED_AT;
let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
  site = await makeSite(app);
});
afterAll(() => app.close());
beforeEach(() => {
  now = PLACED_AT;
});

const minutesLater = (minutes: number) => (now = new Date(PLACED_AT.getTime() + minutes * 60_000));
const place = async (made = site) => {
  const { statusToken } = await placeOrder(app, orderInput(made));
  const id = app.container.get(OrderLinks).orderOfStatusToken(statusToken);
  if (id === null) throw new Error('no order');
  // A worker tells the kitchen at once.
  await emptyOutboxes(app);
  return id;
};
const expire = () => app.scope().get(MissedOrderService).settleDue();
const query = async <Row extends object>(text: string, id: string) =>
  (await app.container.infrastructure.database.pool.query<Row>(text, [id])).rows;
const stateOf = async (id: string) =>
  (await query<{ state: string }>('select state from orders where id = $1', id))[0]?.state;
const mailsAbout = async (id: string, kinds: string) =>
  (
    await query<{ kind: string }>(
      `select payload ->> 'kind' as kind from graphile_worker._private_jobs
       where payload ->> 'orderId' = $1 and payload ->> 'kind' like '${kinds}' order by kind`,
      id,
    )
  ).map(({ kind }) => kind);
const expiryMails = (id: string) => mailsAbout(id, 'expired-%');
const reminders = (id: string) => mailsAbout(id, 'reminder-%');

describe('an order that nobody answers', () => {
  it('an order without an answer expires after ten minutes, and both sides get one mail', async () => {
    const id = await place();
    minutesLater(9.99);
    await expire();
    expect(await stateOf(id)).toBe('PLACED');
    minutesLater(10);
    await Promise.all([expire(), expire(), expire()]);
    await expire();
    expect(await stateOf(id)).toBe('EXPIRED');
    expect(await expiryMails(id)).toEqual(['expired-diner', 'expired-owner']);
  });

  it('the diner who follows an order sees that it expires', async () => {
    const id = await place();
    const heard: string[] = [];
    const stop = app.container.infrastructure.events.on('orderChanged', (changed) => heard.push(changed));
    minutesLater(11);
    await expire();
    await expect.poll(() => heard).toContain(id);
    stop();
  });

  it('a test order and an order that is a day old expire without mails', async () => {
    const test = await place(await makeSite(app, { status: 'unclaimed' }));
    const old = await place();
    minutesLater(11);
    await query("update orders set expires_at = expires_at - interval '24 hours' where id = $1", old);
    await expire();
    for (const id of [test, old]) {
      expect(await stateOf(id)).toBe('EXPIRED');
      expect(await expiryMails(id)).toEqual([]);
    }
  });
});

describe('an answer at the moment of expiry', () => {
  it('expiry skips an order that is being answered, without waiting', async () => {
    const id = await place();
    minutesLater(10);
    const client = await app.container.infrastructure.database.pool.connect();
    await client.query('begin');
    await client.query("update orders set state = 'ACCEPTED' where id = $1", [id]);
    await expire();
    await client.query('commit');
    client.release();
    await expire();
    expect(await stateOf(id)).toBe('ACCEPTED');
    expect(await expiryMails(id)).toEqual([]);
  });

  it('either the answer or the expiry wins when they are parallel', { tags: ['@long'] }, async () => {
    for (let round = 0; round < 10; round += 1) {
      now = PLACED_AT;
      const id = await place();
      minutesLater(10);
      const token = app.container.get(OrderLinks).answerToken(id);
      const [answer] = await Promise.all([app.scope().get(OrderAnswerService).accept(token, 20), expire()]);
      await expire();
      const state = await stateOf(id);
      expect(state).toBe(answer.ok ? 'ACCEPTED' : 'EXPIRED');
      expect(await expiryMails(id)).toHaveLength(answer.ok ? 0 : 2);
    }
  });
});

it('more orders than one batch expire in one run', { tags: ['@long'] }, async () => {
  const id = await place();
  await query(
    `insert into orders (id, restaurant_id, number, is_test, customer_name, customer_phone, customer_email, total,
       idempotency_key, body_hash, placed_at)
     select gen_random_uuid(), restaurant_id, n, false, '', '', '', 1, 'many-' || n, '', placed_at
     from orders, generate_series(1, 250) n where id = $1`,
    id,
  );
  minutesLater(10);
  await expire();
  const [left] = await query<{ n: number }>(
    "select count(*)::int as n from orders where state = 'PLACED' and id <> $1",
    id,
  );
  expect(left?.n).toBe(0);
});

describe('a restaurant that has not answered', () => {
  it('two minutes after the order the restaurant is reminded, once', async () => {
    const id = await place();
    minutesLater(1.99);
    await expire();
    expect(await reminders(id)).toEqual([]);
    minutesLater(2);
    await Promise.all([expire(), expire(), expire()]);
    minutesLater(5);
    await expire();
    expect(await reminders(id)).toEqual(['reminder-owner']);
    expect(await stateOf(id)).toBe('PLACED');
  });

  it('an answered order and a test order cause no reminder', async () => {
    const test = await place(await makeSite(app, { status: 'unclaimed' }));
    const answered = await place();
    const token = app.container.get(OrderLinks).answerToken(answered);
    await app.scope().get(OrderAnswerService).accept(token, 20);
    minutesLater(3);
    await expire();
    for (const id of [test, answered]) expect(await reminders(id)).toEqual([]);
  });

  it('a scheduled order counts from when the kitchen should start', async () => {
    const id = await place();
    await query(
      `update orders set scheduled_for = placed_at + interval '1 day', due_at = placed_at + interval '1 day',
         answer_from = placed_at + interval '23 hours', expires_at = placed_at + interval '23 hours 15 minutes'
       where id = $1`,
      id,
    );
    minutesLater(23 * 60 + 1);
    await expire();
    expect(await reminders(id)).toEqual([]);
    minutesLater(23 * 60 + 2);
    await expire();
    expect(await reminders(id)).toEqual(['reminder-owner']);
    minutesLater(23 * 60 + 14);
    await expire();
    expect(await stateOf(id)).toBe('PLACED');
    minutesLater(23 * 60 + 15);
    await expire();
    expect(await stateOf(id)).toBe('EXPIRED');
    expect(await expiryMails(id)).toEqual(['expired-diner', 'expired-owner']);
  });
});

describe('the slot of an order', () => {
  /** Two orders that take five items of one slot, the second with three. */
  async function takeSlot(): Promise<string> {
    const id = await place();
    await query("update orders set due_at = '2026-11-20T18:40:00Z', slot_items = 3 where id = $1", id);
    await query('delete from order_slots where restaurant_id = $1', site.restaurantId);
    await query(
      "insert into order_slots values ($1, '2026-11-20T18:30:00Z', 2, 5), ($1, '2026-11-20T18:45:00Z', 2, 5)",
      site.restaurantId,
    );
    return id;
  }
  const slots = async () =>
    (
      await query<{ orders: number; items: number }>(
        "select orders, items from order_slots where restaurant_id = $1 and starts_at >= '2026-11-20T18:30Z' order by starts_at",
        site.restaurantId,
      )
    ).map(({ orders, items }) => [orders, items]);
  const FREED = [
    [1, 2],
    [2, 5],
  ];

  it('an order that expires gives its place in its slot back, once', async () => {
    await takeSlot();
    minutesLater(10);
    await Promise.all([expire(), expire()]);
    await expire();
    expect(await slots()).toEqual(FREED);
  });

  it('an order that is rejected or cancelled gives its place in its slot back, once', async () => {
    const answers = app.scope().get(OrderAnswerService);
    const links = app.container.get(OrderLinks);
    const ends = [
      (id: string) => answers.reject(links.answerToken(id), 'Sold out'),
      (id: string) => answers.cancel(links.answerToken(id), 'Sold out'),
      (id: string) => answers.cancel(links.statusToken(id), ''),
    ];
    for (const end of ends) {
      const id = await takeSlot();
      for (const _repeated of [1, 2]) expect((await end(id)).ok).toBe(true);
      expect(await slots()).toEqual(FREED);
    }
  });

  it('an order without a place and an order that is completed give nothing back', async () => {
    const id = await takeSlot();
    const answers = app.scope().get(OrderAnswerService);
    const token = app.container.get(OrderLinks).answerToken(id);
    await answers.accept(token, 20);
    for (const to of ['READY', 'COMPLETED'] as const) await answers.advance(token, to);
    const other = await place();
    await query("update orders set due_at = '2026-11-20T18:40:00Z', slot_items = null where id = $1", other);
    await answers.reject(app.container.get(OrderLinks).answerToken(other), 'Sold out');
    expect(await slots()).toEqual([
      [2, 5],
      [2, 5],
    ]);
  });
});
