import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { COLLECT_NOW, orderInput, placeOrder, type OrderInput } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';
import { PlaceOrderService } from './placeOrder.service.ts';

let app: TestApp;
let site: MadeSite;
const now = new Date('2026-11-20T18:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
  site = await makeSite(app);
});
afterAll(() => app.close());

const place = (change: Partial<OrderInput> = {}) => placeOrder(app, orderInput(site, change));

const count = async (table: 'orders' | 'order_lines') => {
  const { rows } = await app.container.infrastructure.database.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table}`,
  );
  return rows[0]?.n;
};

describe('placeOrder', () => {
  it('placing an order returns it with the prices of the menu and a status token', async () => {
    const outcome = await place();
    expect(outcome).toEqual({
      __typename: 'PlaceOrderPayload',
      statusToken: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
      statusUrl: `${site.url}/order/${outcome.statusToken}`,
      order: {
        number: 101,
        state: 'PLACED',
        isTest: false,
        placedAt: '2026-11-20T18:00:00.000Z',
        readyAt: null,
        rejectionReason: null,
        total: 2225,
        customerName: 'Ana López',
        note: 'No basil, please',
        lines: [
          { name: 'Margherita', quantity: 2, unitPrice: 850, total: 1700 },
          { name: 'Tiramisù', quantity: 1, unitPrice: 525, total: 525 },
        ],
        restaurantName: 'The Olive Press',
        restaurantPhone: '020 7946 0123',
        storefrontUrl: site.url,
      },
    });
    const status = await app.graphql<{ orderStatus: object }>(
      `query ($token: String!) { orderStatus(token: $token) { number state total lines { name quantity unitPrice total } note } }`,
      { token: outcome.statusToken },
    );
    expect(outcome.order).toMatchObject(status.data.orderStatus);
  });

  it('an order keeps its names and prices when the menu changes', async () => {
    const other = await makeSite(app);
    const { statusToken } = await placeOrder(app, orderInput(other));
    await app
      .scope()
      .em.execute('update products set name = ?, price = 1 where restaurant_id = ?', [
        'Renamed',
        other.restaurantId,
      ]);
    const status = await app.graphql<{ orderStatus: { lines: { name: string; unitPrice: number }[] } }>(
      `query ($token: String!) { orderStatus(token: $token) { lines { name unitPrice } } }`,
      { token: statusToken },
    );
    expect(status.data.orderStatus.lines).toEqual([
      { name: 'Margherita', unitPrice: 850 },
      { name: 'Tiramisù', unitPrice: 525 },
    ]);
  });

  it('the input of placeOrder has no field for a price', async () => {
    const { errors } = await app.graphql(
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }`,
      { input: { ...orderInput(site), price: 1 } },
    );
    expect(errors?.[0]?.message).toMatch(/"price" is not defined by type "PlaceOrderInput"/);
  });

  it.each([1, 2224, 0, -2225])(
    'the error has the current total when the diner saw %d',
    async (shownTotal) => {
      const orders = await count('orders');
      expect(await place({ shownTotal })).toEqual({
        __typename: 'TotalChangedError',
        message:
          'Prices or offers have changed since you opened the menu: the total is now £22.25. Nothing has been ordered yet.',
        total: 2225,
      });
      expect(await count('orders')).toBe(orders);
    },
  );

  it.each([0, -1, 1_000_000_000])('a quantity of %d is refused', async (quantity) => {
    const lines = [{ productId: site.product('Margherita').globalId, quantity }];
    expect(await place({ lines })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'lines.0.quantity' }],
    });
  });

  it('a fractional quantity is refused', async () => {
    const lines = [{ productId: site.product('Margherita').globalId, quantity: 1.5 }];
    await expect(place({ lines })).rejects.toThrow(/cannot represent non-integer value: 1.5/);
  });

  it('a product of another menu is refused, and the error has its line', async () => {
    const [orders, lines] = [await count('orders'), await count('order_lines')];
    const other = await makeSite(app);
    const good = { productId: site.product('Margherita').globalId, quantity: 1 };
    for (const productId of [
      other.product('Diavola').globalId,
      'made-up',
      Buffer.from(`User:${newId()}`).toString('base64url'),
    ])
      expect(await place({ lines: [good, { productId, quantity: 1 }] })).toMatchObject({
        __typename: 'ValidationError',
        fields: [{ path: 'lines.1.productId', message: 'This is no longer on the menu. Please remove it.' }],
      });
    const soldOut = site.product('Panna cotta').globalId;
    expect(await place({ lines: [good, { productId: soldOut, quantity: 1 }] })).toMatchObject({
      fields: [
        { path: 'lines.1.productId', message: 'Panna cotta is sold out at the moment. Please remove it.' },
      ],
    });
    expect([await count('orders'), await count('order_lines')]).toEqual([orders, lines]);
  });

  it('the error has every wrong field of the diner', async () => {
    expect(
      await place({ name: '\u0001', phone: '1', email: 'x\u0001@y.zz', note: 'x'.repeat(501) }),
    ).toMatchObject({
      __typename: 'ValidationError',
      message: 'Please check the marked fields.',
      fields: [{ path: 'name' }, { path: 'phone' }, { path: 'email' }, { path: 'note' }],
    });
  });

  it('an order without a note is placed', async () => {
    expect(await place({ note: null })).toMatchObject({ order: { note: '' } });
  });

  it.each(['nobody-here', 'olive\u0001', '', `x' or '1'='1`])(
    'an order for the slug %j is not found',
    async (slug) => {
      expect(await place({ slug })).toEqual({
        __typename: 'NotFoundError',
        message: 'There is no restaurant at this address.',
      });
    },
  );

  it('a closed site refuses new orders, and still returns a repeated one', async () => {
    const closing = await makeSite(app);
    const input = orderInput(closing);
    const taken = await placeOrder(app, input);
    await app
      .scope()
      .em.execute('update restaurants set is_active = false where id = ?', [closing.restaurantId]);
    expect(await placeOrder(app, orderInput(closing))).toEqual({
      __typename: 'ClosedError',
      message: 'The Olive Press is not taking orders at the moment.',
    });
    expect(await placeOrder(app, input)).toEqual(taken);
    const archived = await makeSite(app, { status: 'archived' });
    expect(await placeOrder(app, orderInput(archived))).toMatchObject({ __typename: 'ClosedError' });
  });
});

describe('the limit', () => {
  it('a caller is limited to 30 orders in ten minutes, other callers are not', async () => {
    const limited = await startTestApp();
    try {
      const made = await makeSite(limited);
      for (let sent = 0; sent < 30; sent += 1)
        expect(await placeOrder(limited, orderInput(made))).toMatchObject({
          __typename: 'PlaceOrderPayload',
        });
      const over = await limited.graphql<{ placeOrder: { __typename: string; retryAfterSeconds: number } }>(
        `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename
          ... on RateLimitedError { retryAfterSeconds } } }`,
        { input: orderInput(made) },
      );
      expect(over.data.placeOrder.__typename).toBe('RateLimitedError');
      expect(over.data.placeOrder.retryAfterSeconds).toBeGreaterThan(500);
      const { lines: _lines, note: _note, ...input } = orderInput(made);
      const lines = [{ productId: made.product('Diavola').id, quantity: 1 }];
      const elsewhere = { ...input, lines, shownTotal: 1050, note: '', ...COLLECT_NOW };
      expect(await limited.scope().get(PlaceOrderService).place(elsewhere, '192.0.2.7')).toMatchObject({
        ok: true,
      });
    } finally {
      await limited.close();
    }
  });
});
