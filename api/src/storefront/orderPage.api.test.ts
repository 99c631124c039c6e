import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../test/placeOrder.ts';
import { type Statement, statementsOf } from '../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { openSite, visitSite, type VisitOptions } from '../../test/visitSite.ts';
import { EVENTS_CHANNEL } from '../gateways/events/events.gateway.ts';
import { OrderLinks } from '../modules/orders/orderLinks.ts';
import { decodeBasket } from './basketCookie.rules.ts';

let app: TestApp;
let site: MadeSite;
let token: string;
let id: string;
const web = builtWeb();

beforeAll(async () => {
  app = await startTestApp({ distDirectory: web.directory });
  site = await makeSite(app);
});
afterAll(async () => {
  await app.close();
  web.remove();
});
beforeEach(async () => {
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  ({ statusToken: token } = await placeOrder(app, orderInput(site)));
  id = app.container.get(OrderLinks).orderOfStatusToken(token) ?? '';
});

const visit = (path: string, options?: VisitOptions) => visitSite(app, site.slug, path, options);
const post = (action: string, cookie = '') =>
  visit(`/order/${token}/${action}`, { body: {}, ...(cookie ? { headers: { cookie } } : {}) });
const set = (sql: string) =>
  app.container.infrastructure.database.pool.query(`update orders set ${sql} where id = $1`, [id]);
const basketIn = (headers: Record<string, unknown>) =>
  decodeBasket(/basket=([^;]*)/.exec(String(headers['set-cookie']))?.[1] ?? '');

describe('SQL', () => {
  const ofOrders = (statements: readonly Statement[]) =>
    statements.map(({ text }) => text).filter((text) => text.includes('"orders"'));

  it('a change costs a viewer the state for the stream, and one read of the order for the page', async () => {
    const stream = await openSite(app, site.slug, `/order/${token}/events`);
    let heard = '';
    stream.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    await vi.waitFor(() => expect(heard).toContain('PLACED'), 5_000);
    const { statements } = await statementsOf(async () => {
      await set("state = 'PREPARING'");
      await app.container.infrastructure.database.pool.query('select pg_notify($1, $2)', [
        EVENTS_CHANNEL,
        `orderChanged:${id}`,
      ]);
      await vi.waitFor(() => expect(heard).toContain('PREPARING'), 5_000);
      expect((await visit(`/order/${token}`)).text).toContain('In the kitchen');
    });
    stream.destroy();
    const [state, page, ...others] = ofOrders(statements);
    expect(others).toEqual([]);
    expect(state).not.toContain('order_lines');
    expect(page).toContain('order_lines');
  });

  it('the restaurant’s page of an order reads it once', async () => {
    const answerToken = app.container.get(OrderLinks).answerToken(id);
    const { result, statements } = await statementsOf(() => visit(`/answer/${answerToken}`));
    expect(result.status).toBe(200);
    expect(ofOrders(statements)).toHaveLength(1);
  });
});

describe('a diner cancels an order on its page', () => {
  it('the page asks first, and the press cancels the order', async () => {
    const page = await visit(`/order/${token}`);
    expect(page.text).toContain('Yes, cancel it');
    const cancelled = await post('cancel');
    expect([cancelled.status, cancelled.headers.location]).toEqual([303, `/order/${token}`]);
    expect((await visit(`/order/${token}`)).text).toContain('You cancelled it. Nothing was charged.');
  });

  it('a press that comes too late is answered with what to do, and the page goes on', async () => {
    await set("state = 'PREPARING'");
    const late = await post('cancel');
    expect(late.status).toBe(409);
    expect(late.text).toContain('it can no longer be cancelled here. Please call.');
    expect(late.text).toContain('In the kitchen');
    expect(late.text).not.toContain('Yes, cancel it');
  });

  it('an order of another site and an unknown order are not found', async () => {
    const other = await makeSite(app);
    for (const action of ['cancel', 'again']) {
      expect((await visitSite(app, other.slug, `/order/${token}/${action}`, { body: {} })).status).toBe(404);
      expect((await visit(`/order/guessed/${action}`, { body: {} })).status).toBe(404);
    }
    expect((await visit(`/order/${token}`)).text).toContain('Waiting for');
  });
});

describe('a diner orders again', () => {
  it('the same lines are in the basket, beside what was there', async () => {
    await set("state = 'COMPLETED'");
    const again = await post('again');
    expect([again.status, again.headers.location]).toEqual([303, '/basket']);
    expect(basketIn(again.headers).map(({ quantity }) => quantity)).toEqual([2, 1]);
    const repeated = await post('again', String(again.headers['set-cookie']).split(';')[0]);
    expect(basketIn(repeated.headers)).toHaveLength(2);
  });

  it('a dish that is gone is named, and the others are in the basket', async () => {
    const em = app.scope().em;
    const gone = crypto.randomUUID();
    await em.execute(
      `update order_lines set product_id = '${gone}' where order_id = '${id}' and position = 1`,
    );
    await set("state = 'COMPLETED'");
    const again = await post('again');
    expect(again.headers.location).toBe(`/order/${token}?again=1`);
    expect(basketIn(again.headers)).toHaveLength(1);
    const page = await visit(`/order/${token}?again=1`);
    expect(page.text).toContain('No longer on the menu: Tiramisù. Everything else is in your basket.');
  });
});
