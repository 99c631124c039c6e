import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { OrderAnswerService } from './orderAnswer.service.ts';
import { OrderLinks } from './orderLinks.ts';
import type { OrderProgress, OrderState } from '@forkfront/common/orderState.ts';

const START = new Date('2026-11-20T18:00:00Z');
let now = START;
let app: TestApp;
let site: MadeSite;
let id: string;
let statusToken: string;
let answerToken: string;

beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
  site = await makeSite(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  ({ statusToken } = await placeOrder(app, orderInput(site)));
  const links = app.container.get(OrderLinks);
  id = links.orderOfStatusToken(statusToken) ?? '';
  answerToken = links.answerToken(id);
});

const ADDRESS = { line1: '7 Quay Street', line2: '', town: 'Bristol', postcode: 'BS1 6DZ' };
const set = (sql: string, values: unknown[] = []) =>
  app.scope().em.execute(`update orders set ${sql} where id = '${id}'`, values);
const makeDelivery = () =>
  set("fulfilment = 'DELIVERY', delivery_fee = 250, delivery_address = ?", [JSON.stringify(ADDRESS)]);
const setState = (state: OrderState) => set('state = ?', [state]);
const mails = async () => {
  const { rows } = await app.container.infrastructure.database.pool.query<{ kind: string }>(
    "select payload ->> 'kind' as kind from graphile_worker._private_jobs where payload ->> 'orderId' = $1 order by id",
    [id],
  );
  return rows.map(({ kind }) => kind);
};

interface Outcome {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string }[];
  order?: Record<string, unknown>;
}

const RESULT = `{ __typename ... on UserError { message } ... on ValidationError { fields { path message } }
  ... on AnswerOrderPayload { order { state cancelledBy rejectionReason cancellableUntil readyAt } } }`;

const mutate = async (name: string, input: object): Promise<Outcome | undefined> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
  const { data, errors } = await app.graphql<Record<string, Outcome>>(
    `mutation ($input: ${type}) { ${name}(input: $input) ${RESULT} }`,
    { input },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data[name];
};
const advance = (to: OrderProgress, token = answerToken) => mutate('advanceOrder', { token, to });
const cancel = (token: string, reason?: string) => mutate('cancelOrder', { token, reason });
const accept = (input: object = { readyInMinutes: 20 }) =>
  mutate('acceptOrder', { token: answerToken, ...input });

describe('advanceOrder', () => {
  it('the diner of a collection gets a mail when the order is ready', async () => {
    await accept();
    for (const to of ['PREPARING', 'READY', 'COMPLETED'] as const)
      for (const _repeated of [1, 2]) expect(await advance(to)).toMatchObject({ order: { state: to } });
    expect(await mails()).toEqual(['answered', 'ready']);
  });

  it('the diner of a delivery gets a mail when the order leaves', async () => {
    await makeDelivery();
    await accept();
    for (const to of ['PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED'] as const)
      for (const _repeated of [1, 2]) expect(await advance(to)).toMatchObject({ order: { state: to } });
    expect(await mails()).toEqual(['answered', 'out-for-delivery']);
  });

  it.each<[OrderState, OrderProgress, string]>([
    ['PLACED', 'PREPARING', 'This order has not been answered yet.'],
    ['ACCEPTED', 'COMPLETED', 'This order has already been accepted.'],
    ['READY', 'OUT_FOR_DELIVERY', 'This order has already been marked as ready.'],
    ['CANCELLED', 'READY', 'This order has been cancelled.'],
  ])('a collection in the state %s cannot become %s', async (state, to, message) => {
    await setState(state);
    expect(await advance(to)).toEqual({ __typename: 'ConflictError', message });
    expect(await mails()).toEqual([]);
  });

  it('moving an order requires the owner’s token', async () => {
    await accept();
    expect(await advance('PREPARING', statusToken)).toMatchObject({ __typename: 'NotFoundError' });
  });
});

describe('acceptOrder for a chosen time', () => {
  it('a scheduled order is accepted for its time, and an order for now needs minutes', async () => {
    expect(await accept({})).toMatchObject({ fields: [{ path: 'readyInMinutes' }] });
    await set("scheduled_for = '2026-11-21T19:00:00Z', due_at = '2026-11-21T19:00:00Z'");
    expect(await accept({})).toMatchObject({
      order: { state: 'ACCEPTED', readyAt: '2026-11-21T19:00:00.000Z' },
    });
  });
});

describe('cancelOrder', () => {
  it('the diner cancels a placed order, and both sides get a mail', async () => {
    for (const _repeated of [1, 2])
      expect(await cancel(statusToken)).toMatchObject({
        order: { state: 'CANCELLED', cancelledBy: 'DINER', rejectionReason: null, cancellableUntil: null },
      });
    expect(await mails()).toEqual(['cancelled-diner', 'cancelled-owner']);
    expect(await accept()).toMatchObject({ __typename: 'ConflictError' });
  });

  it('an accepted order can be cancelled by the diner for 60 seconds after it was placed', async () => {
    expect(await accept()).toMatchObject({ order: { cancellableUntil: '2026-11-20T18:01:00.000Z' } });
    now = new Date('2026-11-20T18:01:00Z');
    expect(await cancel(statusToken)).toEqual({
      __typename: 'ConflictError',
      message: 'The kitchen has accepted this order, so it can no longer be cancelled here. Please call.',
    });
    now = new Date('2026-11-20T18:00:59Z');
    expect(await cancel(statusToken)).toMatchObject({ order: { state: 'CANCELLED' } });
  });

  it.each<OrderState>(['PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED', 'REJECTED', 'EXPIRED'])(
    'the diner cannot cancel an order in the state %s',
    async (state) => {
      await makeDelivery();
      await setState(state);
      expect(await cancel(statusToken)).toMatchObject({ __typename: 'ConflictError' });
    },
  );

  it.each<OrderState>(['ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY'])(
    'the restaurant cancels an order in the state %s with a reason for the diner',
    async (state) => {
      await makeDelivery();
      await setState(state);
      expect(await cancel(answerToken, ' ')).toMatchObject({ fields: [{ path: 'reason' }] });
      expect(await cancel(answerToken, ' The oven\nbroke ')).toMatchObject({
        order: { state: 'CANCELLED', cancelledBy: 'RESTAURANT', rejectionReason: 'The oven broke' },
      });
      expect(await mails()).toEqual(['cancelled-diner']);
    },
  );

  it.each<OrderState>(['COMPLETED', 'REJECTED', 'EXPIRED'])(
    'the restaurant cannot cancel an order in the state %s',
    async (state) => {
      await setState(state);
      expect(await cancel(answerToken, 'Sorry')).toMatchObject({ __typename: 'ConflictError' });
    },
  );

  it('cancelling a test order sends no mail', async () => {
    await set('is_test = true');
    await cancel(statusToken);
    expect(await mails()).toEqual([]);
  });

  it('either the answer or the cancellation wins when they are parallel', async () => {
    now = new Date('2026-11-20T18:02:00Z');
    const answers = () => app.scope().get(OrderAnswerService);
    const [accepted, cancelled] = await Promise.all([
      answers().accept(answerToken, 20),
      answers().cancel(statusToken, ''),
    ]);
    expect([accepted.ok, cancelled.ok].filter(Boolean)).toHaveLength(1);
  });
});
