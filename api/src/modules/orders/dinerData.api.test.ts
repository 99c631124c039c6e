import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { DinerDataService } from './dinerData.service.ts';
import { OrderLinks } from './orderLinks.ts';
import { orderAccountPart } from './orderUpkeep.repository.ts';
import { readPromotionUsage } from './placeOrderReads.repository.ts';

let now = new Date('2026-11-20T18:00:00Z');
let app: TestApp;
let site: MadeSite;
let other: MadeSite;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-20T18:00:00Z');
  await query('delete from rate_limits');
  [site, other] = [await makeSite(app), await makeSite(app)];
});

const query = async (sql: string, values: unknown[] = []) =>
  (await app.container.infrastructure.database.pool.query<Record<string, unknown>>(sql, values)).rows;

/** Places an order and finishes it, or leaves it in another state. Returns its id. */
async function order(email: string, state = 'COMPLETED', at = site): Promise<string> {
  const { statusToken } = await placeOrder(app, orderInput(at, { email, note: 'Ring twice' }));
  const id = app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
  await query('update orders set state = $2 where id = $1', [id, state]);
  return id;
}

const dataOf = async (id: string) =>
  (
    await query(
      `select customer_name as name, customer_phone as phone, customer_email as email, note, total > 0 as "hasTotal"
       from orders where id = $1`,
      [id],
    )
  )[0];
const REMOVED = { name: 'Removed', phone: '', email: '', note: '', hasTotal: true };

const remove = async (email: string, token = site.owner?.token) => {
  const { data } = await app.graphql<{ removeDiner: Record<string, unknown> }>(
    `mutation ($input: RemoveDinerInput!) { removeDiner(input: $input) {
       __typename ... on RemoveDinerPayload { removedOrders openOrders } } }`,
    { input: { restaurantId: toGlobalId('Restaurant', site.restaurantId), email } },
    token,
  );
  return data.removeDiner;
};

describe('removeDiner', () => {
  it('the data of a diner is removed from finished orders of the restaurant, and totals stay', async () => {
    const [mine, open, neighbour, elsewhere] = [
      await order('Gone@Example.org'),
      await order('gone@example.org', 'ACCEPTED'),
      await order('stays@example.org'),
      await order('gone@example.org', 'COMPLETED', other),
    ];
    expect(await remove(' GONE@example.org')).toMatchObject({ removedOrders: 1, openOrders: 1 });
    expect(await dataOf(mine)).toEqual(REMOVED);
    for (const kept of [open, neighbour, elsewhere])
      expect(await dataOf(kept)).toMatchObject({ note: 'Ring twice' });
    expect(await remove('gone@example.org')).toMatchObject({ removedOrders: 0, openOrders: 1 });
  });

  it('the spellings of an international domain are one diner, also in orders from before', async () => {
    const ids = [await order('Gone@Müller.example'), await order('gone@xn--mller-kva.example')];
    for (const id of ids) expect(await dataOf(id)).toMatchObject({ email: 'gone@xn--mller-kva.example' });
    const { pool } = app.container.infrastructure.database;
    for (const email of ['gone@müller.example', 'Gone@XN--mller-kva.example', 'gone@other.example'])
      expect(await readPromotionUsage(pool, site.restaurantId, { email, phone: '' })).toMatchObject({
        isFirstOrder: email.endsWith('other.example'),
      });
    const [first = ''] = ids;
    await query(`update orders set customer_email = 'Gone@Müller.example' where id = $1`, [first]);
    expect(await remove('gone@Müller.example')).toMatchObject({ removedOrders: 2, openOrders: 0 });
    for (const id of ids) expect(await dataOf(id)).toEqual(REMOVED);
  });

  it('another owner cannot remove the data, and a wrong address is refused', async () => {
    const id = await order('gone@example.org');
    expect(await remove('gone@example.org', other.owner?.token)).toEqual({ __typename: 'NotFoundError' });
    expect(await remove('nobody')).toEqual({ __typename: 'ValidationError' });
    expect(await dataOf(id)).toMatchObject({ email: 'gone@example.org' });
  });
});

const aged = async (months: number, at = site): Promise<string> => {
  const id = await order(`old${months}@example.org`, 'COMPLETED', at);
  await query(
    `update orders set placed_at = $2::timestamptz - make_interval(months => $3),
       customer_name = 'Ana Oldtimer', rejection_reason = 'Ana was out' where id = $1`,
    [id, now, months],
  );
  await query(`update order_lines set note = 'For Ana' where order_id = $1`, [id]);
  return id;
};

describe('the sweep', () => {
  const sweep = () => app.scope().get(DinerDataService).sweep();

  it('the data of diners is removed after 24 months, or after the months of the settings', async () => {
    await query(`update restaurants set ordering = ordering || '{"dinerDataMonths": 3}' where id = $1`, [
      other.restaurantId,
    ]);
    const [young, old] = [await aged(23), await aged(25)];
    const [fresh, stale] = [await aged(2, other), await aged(4, other)];
    await sweep();
    for (const id of [old, stale]) expect(await dataOf(id)).toEqual(REMOVED);
    for (const id of [young, fresh]) expect(await dataOf(id)).toMatchObject({ note: 'Ring twice' });
  });
});

describe('after the months of the settings, before the sweep', () => {
  const PRIVATE = /Ana|Ring twice|old25@|7946|07700/;
  const read = async (document: string, variables: Record<string, unknown>, token?: string) =>
    JSON.stringify((await app.graphql<object>(document, variables, token)).data);
  const STATUS = `query ($token: String!) { orderStatus(token: $token) {
    number total note customerName rejectionReason deliveryAddress { line1 } lines { name note } } }`;
  const DESK = `query ($id: ID!, $search: String) { node(id: $id) { ... on Restaurant { orders(first: 9, filter: { search: $search, from: "2020-01-01" }) {
    edges { node { number note customerName customerPhone customerEmail rejectionReason lines { note } } }
    totals { count } } } } }`;

  it('the page of the order, the desk, a search and the download of the account leave the data of the diner out', async () => {
    now = new Date();
    const links = app.container.get(OrderLinks);
    const [young, old] = [await aged(23), await aged(25)];
    const status = (id: string) => read(STATUS, { token: links.statusToken(id) });
    expect(await status(young)).toMatch(PRIVATE);
    expect(await status(old)).not.toMatch(PRIVATE);
    expect(await status(old)).toContain('"customerName":"Removed"');
    expect(await status(old)).toContain('"name":"Margherita');
    await query('delete from orders where id = $1', [young]);
    const id = toGlobalId('Restaurant', site.restaurantId);
    const desk = (search: string) => read(DESK, { id, search }, site.owner?.token);
    expect(await desk('')).toContain('"customerName":"Removed"');
    expect(await desk('')).not.toMatch(PRIVATE);
    for (const search of ['oldtimer', 'old25@example.org', '7946'])
      expect(await desk(search)).toContain('"totals":{"count":0}');
    const em = app.scope().em;
    const exported = JSON.stringify(await orderAccountPart.export(em, site.owner?.id ?? ''));
    expect(exported).toContain('"customerName":"Removed"');
    expect(exported).not.toMatch(PRIVATE);
    expect(await dataOf(old)).toMatchObject({ note: 'Ring twice' });
  });
});
