import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../test/placeOrder.ts';
import { restClient } from '../../test/restClient.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';

let app: TestApp;
let rest: ReturnType<typeof restClient>;
let site: MadeSite;
let other: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  rest = restClient(app);
  [site, other] = [await makeSite(app), await makeSite(app)];
  for (const name of ['Ann', 'Bo', 'Cy']) await placeOrder(app, orderInput(site, { name }));
});
afterAll(() => app.close());

interface Listed {
  orders: { _id: string; customerName: string; state: string; total: number }[];
  nextCursor: string | null;
}
const list = async (query: string, token = site.owner?.token) => {
  const answer = await rest('get', `/restaurants/${site.restaurantId}/orders${query}`, { token });
  return { ...answer, data: answer.json.data as Listed };
};
const names = ({ orders }: Listed) => orders.map(({ customerName }) => customerName);

it('pages of orders follow each other by the cursor', async () => {
  const { data: first } = await list('?limit=2');
  const { data: second } = await list(`?limit=2&after=${first.nextCursor}`);
  expect([names(first), names(second), second.nextCursor]).toEqual([['Cy', 'Bo'], ['Ann'], null]);
  expect(first.orders[0]?.total).toBeCloseTo(22.25, 2);
});

it('the fields of the query filter the orders, and wrong ones are named', async () => {
  expect(names((await list('?search=ann')).data)).toEqual(['Ann']);
  expect(names((await list('?state=COMPLETED')).data)).toEqual([]);
  for (const [query, path] of [
    ['?state=EATEN', 'state'],
    ['?from=2026-02-30', 'from'],
    ['?limit=0', 'limit'],
    ['?limit=1e1', 'limit'],
    ['?limit=0x5', 'limit'],
    ['?limit=%205', 'limit'],
    ['?limit=', 'limit'],
    ['?after=x', 'after'],
  ] as const) {
    const { status, json } = await list(query);
    expect([status, json.errors]).toEqual([400, [expect.objectContaining({ path })]]);
  }
});

it('orders of another owner and their moves are not found, and a guest is asked to sign in', async () => {
  const [order] = (await list('')).data.orders;
  const id = order?._id ?? '';
  const theirs = other.owner?.token;
  expect((await list('', theirs)).status).toBe(404);
  expect((await rest('get', `/orders/${id}`, { token: theirs })).status).toBe(404);
  const body = { to: 'ACCEPTED', readyInMinutes: 20 };
  expect((await rest('post', `/orders/${id}/moves`, { body, token: theirs })).status).toBe(404);
  expect((await rest('get', `/orders/${id}`)).status).toBe(401);
});

it('a move and its undo answer with the order', async () => {
  const [order] = (await list('')).data.orders;
  const path = `/orders/${order?._id}/moves`;
  const { token } = site.owner ?? {};
  const moved = await rest('post', path, { body: { to: 'ACCEPTED', readyInMinutes: 20 }, token });
  expect(moved.json.data).toMatchObject({ order: { state: 'ACCEPTED' } });
  expect((await rest('post', path, { body: { to: 'REJECTED', reason: 'Late' }, token })).status).toBe(409);
  expect((await rest('delete', `${path}/last`, { token })).json.data).toMatchObject({
    order: { state: 'PLACED', readyAt: null },
  });
});

it('an undo that is sent again with what was seen takes one move back, and a wrong time is named', async () => {
  const [order] = (await list('')).data.orders;
  const path = `/orders/${order?._id}/moves`;
  const { token } = site.owner ?? {};
  const accepted = await rest('post', path, { body: { to: 'ACCEPTED', readyInMinutes: 20 }, token });
  const { readyAt } = (accepted.json.data as { order: { readyAt: string } }).order;
  await rest('post', path, { body: { to: 'PREPARING' }, token });
  const seen = `${path}/last?state=PREPARING&readyAt=${encodeURIComponent(readyAt)}`;
  for (let time = 0; time < 3; time += 1)
    expect((await rest('delete', seen, { token })).json.data).toMatchObject({
      order: { state: 'ACCEPTED', readyAt },
    });
  for (const wrong of [
    'readyAt=noon',
    'readyAt=2026-11-31T18:00:00Z',
    'readyAt=2026-12-01T18:00Z',
    'readyAt=2026-12-01T18:00:00',
    'state=EATEN',
  ]) {
    const { status, json } = await rest('delete', `${path}/last?${wrong}`, { token });
    expect([status, json.errors]).toEqual([400, [expect.objectContaining({ path: wrong.split('=')[0] })]]);
  }
});
