import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder, type OrderInput } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';

let app: TestApp;
let site: MadeSite;
let now = new Date('2026-11-20T18:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
  site = await makeSite(app);
});
afterAll(() => app.close());

const place = (change: Partial<OrderInput> = {}) => placeOrder(app, orderInput(site, change));

const count = async (table: 'orders' | 'order_lines' | 'graphile_worker.jobs') => {
  const { rows } = await app.shared.infrastructure.database.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table}`,
  );
  return rows[0]?.n;
};

const trialOrders = async ({ restaurantId }: MadeSite) => {
  const { rows } = await app.shared.infrastructure.database.pool.query<{ n: number }>(
    'select trial_order_count as n from restaurants where id = $1',
    [restaurantId],
  );
  return rows[0]?.n;
};

describe('placeOrder', () => {
  it('answers with the order, priced from the menu, and a way to follow it', async () => {
    const outcome = await place();
    expect(outcome).toEqual({
      __typename: 'PlaceOrderPayload',
      statusToken: expect.stringMatching(/^[\w-]+\.[\w-]+$/),
      statusUrl: `${site.url}/order/${outcome.statusToken}`,
      order: {
        number: 1,
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

  it('keeps name and price of what was ordered when the menu changes', async () => {
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

  it('prices from the owner’s tables, not from the published page', async () => {
    const other = await makeSite(app);
    await app
      .scope()
      .em.execute('update products set price = 900 where id = ?', [other.product('Margherita').id]);
    expect(await placeOrder(app, orderInput(other))).toMatchObject({
      __typename: 'TotalChangedError',
      total: 2325,
    });
    expect(await placeOrder(app, orderInput(other, { shownTotal: 2325 }))).toMatchObject({
      order: { total: 2325 },
    });
  });

  it('has no way to send a price', async () => {
    const { errors } = await app.graphql(
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }`,
      { input: { ...orderInput(site), total: 1, price: 1 } },
    );
    expect(errors?.[0]?.message).toMatch(/"total" is not defined/);
  });

  it.each([1, 2224, 0, -2225])('tells the total when the diner was shown %d', async (shownTotal) => {
    const orders = await count('orders');
    expect(await place({ shownTotal })).toEqual({
      __typename: 'TotalChangedError',
      message:
        'Prices have changed since you opened the menu: the total is now £22.25. Nothing has been ordered yet.',
      total: 2225,
    });
    expect(await count('orders')).toBe(orders);
  });

  it.each([0, -1, 1_000_000_000])('refuses %d of something', async (quantity) => {
    const lines = [{ productId: site.product('Margherita').globalId, quantity }];
    expect(await place({ lines })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'lines.0.quantity' }],
    });
  });

  it('refuses half a pizza', async () => {
    const lines = [{ productId: site.product('Margherita').globalId, quantity: 1.5 }];
    await expect(place({ lines })).rejects.toThrow(/cannot represent non-integer value: 1.5/);
  });

  it('refuses what is not on this menu, naming the line', async () => {
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
        fields: [
          { path: 'lines.1.productId', message: 'This is not on the menu any more. Please remove it.' },
        ],
      });
    const soldOut = site.product('Panna cotta').globalId;
    expect(await place({ lines: [good, { productId: soldOut, quantity: 1 }] })).toMatchObject({
      fields: [
        { path: 'lines.1.productId', message: 'Panna cotta is sold out at the moment. Please remove it.' },
      ],
    });
    expect([await count('orders'), await count('order_lines')]).toEqual([orders, lines]);
  });

  it('names every wrong field of the diner', async () => {
    expect(await place({ name: '\0', phone: '1', email: 'x\0@y.zz', note: 'x'.repeat(501) })).toMatchObject({
      __typename: 'ValidationError',
      message: 'Please check the marked fields.',
      fields: [{ path: 'name' }, { path: 'phone' }, { path: 'email' }, { path: 'note' }],
    });
  });

  it('takes an order without a note', async () => {
    expect(await place({ note: null })).toMatchObject({ order: { note: '' } });
  });

  it.each(['nobody-here', 'olive\0', '', `x' or '1'='1`])('knows no restaurant at %j', async (slug) => {
    expect(await place({ slug })).toEqual({
      __typename: 'NotFoundError',
      message: 'There is no restaurant at this address.',
    });
  });

  it('takes nothing while ordering or the site is closed, but still knows what it took', async () => {
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

describe('numbers and counts', () => {
  it('start again each day of the restaurant', async () => {
    const other = await makeSite(app);
    const numberAt = async (at: string) => {
      now = new Date(at);
      return (await placeOrder(app, orderInput(other))).order.number;
    };
    // British Summer Time: midnight is 23:00 UTC.
    expect(await numberAt('2026-07-01T22:00:00Z')).toBe(1);
    expect(await numberAt('2026-07-01T22:59:59Z')).toBe(2);
    expect(await numberAt('2026-07-01T23:00:00Z')).toBe(1);
    // A clock that is behind goes on with the later day.
    expect(await numberAt('2026-07-01T22:59:59Z')).toBe(2);
  });

  it('count the orders of a trial only', async () => {
    const trialing = await makeSite(app, { status: 'trialing' });
    const paying = await makeSite(app, { status: 'active_paid' });
    const input = orderInput(trialing);
    for (const again of [input, input, orderInput(trialing), orderInput(paying)])
      await placeOrder(app, again);
    expect(await trialOrders(trialing)).toBe(2);
    expect(await trialOrders(paying)).toBe(0);
  });

  it('mark orders on a preview as tests, which queue no mail', async () => {
    const preview = await makeSite(app, { status: 'unclaimed' });
    const jobs = await count('graphile_worker.jobs');
    expect(await placeOrder(app, orderInput(preview))).toMatchObject({ order: { isTest: true, number: 1 } });
    expect(await trialOrders(preview)).toBe(0);
    expect(await count('graphile_worker.jobs')).toBe(jobs);
  });
});

describe('one key', () => {
  it('gives the same order again, and refuses another body', async () => {
    const input = orderInput(site);
    const first = await placeOrder(app, input);
    const orders = await count('orders');
    const jobs = await count('graphile_worker.jobs');
    expect(await placeOrder(app, { ...input, name: ' Ana  López '.replace('  ', ' ') })).toEqual(first);
    expect(await placeOrder(app, { ...input, note: 'With basil' })).toEqual({
      __typename: 'ConflictError',
      message: 'This order was sent already with other contents. Please start a new order.',
    });
    expect(await count('orders')).toBe(orders);
    expect(await count('graphile_worker.jobs')).toBe(jobs);
  });

  it('belongs to one restaurant', async () => {
    const other = await makeSite(app);
    const { idempotencyKey } = orderInput(site);
    const first = await place({ idempotencyKey });
    const second = await placeOrder(app, orderInput(other, { idempotencyKey }));
    expect(second.statusToken).not.toBe(first.statusToken);
  });

  it('makes one order with its two mails out of 100 parallel requests', async () => {
    const busy = await makeSite(app);
    const jobs = (await count('graphile_worker.jobs')) ?? 0;
    const { lines, ...input } = orderInput(busy);
    const request = {
      ...input,
      note: '',
      lines: lines.map(({ quantity }, index) => ({
        productId: busy.products[index * 2]?.id ?? '',
        quantity,
      })),
    };
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, caller) => app.scope().orders.place(request, `10.0.0.${caller}`)),
    );
    const tokens = outcomes.map((outcome) => outcome.ok && outcome.value.statusToken);
    expect(new Set(tokens).size).toBe(1);
    expect(tokens[0]).toBeTypeOf('string');
    expect(await count('graphile_worker.jobs')).toBe(jobs + 2);
    expect(await trialOrders(busy)).toBe(1);
    expect((await placeOrder(app, orderInput(busy))).order.number).toBe(2);
  });

  it('keeps parallel orders of different diners apart, each with its own number', async () => {
    const busy = await makeSite(app);
    const [pizza] = busy.products;
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, caller) =>
        app.scope().orders.place(
          {
            ...orderInput(busy),
            note: '',
            lines: [{ productId: pizza?.id ?? '', quantity: 1 }],
            shownTotal: 850,
          },
          `10.0.1.${caller}`,
        ),
      ),
    );
    const numbers = outcomes.map((outcome) => (outcome.ok ? outcome.value.order.number : 0));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });
});
