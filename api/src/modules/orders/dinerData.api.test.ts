import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { DinerDataService } from './dinerData.service.ts';
import { OrderLinks } from './orderLinks.ts';

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

  it('another owner cannot remove the data, and a wrong address is refused', async () => {
    const id = await order('gone@example.org');
    expect(await remove('gone@example.org', other.owner?.token)).toEqual({ __typename: 'NotFoundError' });
    expect(await remove('nobody')).toEqual({ __typename: 'ValidationError' });
    expect(await dataOf(id)).toMatchObject({ email: 'gone@example.org' });
  });
});

describe('the sweep', () => {
  const aged = async (months: number, at = site): Promise<string> => {
    const id = await order(`old${months}@example.org`, 'COMPLETED', at);
    await query(`update orders set placed_at = $2::timestamptz - make_interval(months => $3) where id = $1`, [
      id,
      now,
      months,
    ]);
    return id;
  };
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
