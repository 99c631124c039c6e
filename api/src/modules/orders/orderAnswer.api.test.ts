import { COLLECT_NOW } from '../../../test/placeOrder.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';
import { makeToken } from '../../lib/secrets.ts';
import { OrderAnswerService } from './orderAnswer.service.ts';
import { OrderLinks } from './orderLinks.ts';
import type { OrderState } from '@forkfront/common/orderState.ts';
import { OrderStatusService } from './orderStatus.service.ts';
import { PlaceOrderService } from './placeOrder.service.ts';

let app: TestApp;
let site: MadeSite;
let orderId: string;
let statusToken: string;
let answerToken: string;
const START = new Date('2026-11-20T18:00:00Z');
let now = START;

beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
  site = await makeSite(app);
});
afterAll(() => app.close());

let callers = 0;
const place = async (made: MadeSite) => {
  const placed = await app
    .scope()
    .get(PlaceOrderService)
    .place(
      {
        slug: made.slug,
        idempotencyKey: newId(),
        lines: [{ productId: made.product('Margherita').id, quantity: 1 }],
        shownTotal: 850,
        name: 'Ana López',
        phone: '020 7946 0999',
        email: 'ana@example.org',
        note: '',
        ...COLLECT_NOW,
      },
      `192.0.2.${(callers += 1)}`,
    );
  if (!placed.ok) throw new Error(placed.error.message);
  return placed.value;
};

beforeEach(async () => {
  now = START;
  const placed = await place(site);
  ({ statusToken } = placed);
  orderId = placed.order.id;
  answerToken = app.container.get(OrderLinks).answerToken(orderId);
});

interface Outcome {
  __typename: string;
  order?: { state: string; readyAt: string | null; rejectionReason: string | null };
  message?: string;
  fields?: { path: string; message: string }[];
}

const RESULT = `{ __typename ... on AnswerOrderPayload { order { state readyAt rejectionReason } }
  ... on UserError { message } ... on ValidationError { fields { path message } } }`;

const accept = async (readyInMinutes: number, token = answerToken) =>
  (
    await app.graphql<{ acceptOrder: Outcome }>(
      `mutation ($input: AcceptOrderInput!) { acceptOrder(input: $input) ${RESULT} }`,
      { input: { token, readyInMinutes } },
    )
  ).data.acceptOrder;

const reject = async (reason: string, token = answerToken) =>
  (
    await app.graphql<{ rejectOrder: Outcome }>(
      `mutation ($input: RejectOrderInput!) { rejectOrder(input: $input) ${RESULT} }`,
      { input: { token, reason } },
    )
  ).data.rejectOrder;

const markReady = async (token = answerToken) =>
  (
    await app.graphql<{ markOrderReady: Outcome }>(
      `mutation ($input: MarkOrderReadyInput!) { markOrderReady(input: $input) ${RESULT} }`,
      { input: { token } },
    )
  ).data.markOrderReady;

const state = async () => (await app.scope().get(OrderStatusService).byStatusToken(statusToken))?.state;
const setState = (to: OrderState) =>
  app.scope().em.execute('update orders set state = ? where id = ?', [to, orderId]);
const answeredJobs = () => jobsOf('answered');
const jobsOf = async (kind: string) => {
  const { rows } = await app.container.infrastructure.database.pool.query<{ n: number }>(
    `select count(*)::int as n from graphile_worker._private_jobs
     where payload->>'orderId' = $1 and payload->>'kind' = $2`,
    [orderId, kind],
  );
  return rows[0]?.n;
};

const ACCEPTED = {
  __typename: 'AnswerOrderPayload',
  order: { state: 'ACCEPTED', readyAt: '2026-11-20T18:20:00.000Z', rejectionReason: null },
};
const REJECTED = {
  __typename: 'AnswerOrderPayload',
  order: { state: 'REJECTED', readyAt: null, rejectionReason: 'Out of dough' },
};

describe('acceptOrder', () => {
  it('accepting an order sets its time and mails the diner', async () => {
    expect(await accept(20)).toEqual(ACCEPTED);
    expect(await state()).toBe('ACCEPTED');
    expect(await answeredJobs()).toBe(1);
  });

  it('accepting an order again keeps the first time', async () => {
    await accept(20);
    expect(await accept(20)).toEqual(ACCEPTED);
    expect(await accept(45)).toEqual(ACCEPTED);
    expect(await answeredJobs()).toBe(1);
  });

  it.each([0, 4, 181, -20, 1_000_000])('accepting an order in %d minutes is refused', async (minutes) => {
    expect(await accept(minutes)).toEqual({
      __typename: 'ValidationError',
      message: 'The answer was not saved.',
      fields: [{ path: 'readyInMinutes', message: 'Please choose 5 to 180 minutes.' }],
    });
    expect(await state()).toBe('PLACED');
  });

  it.each<[OrderState, string]>([
    ['REJECTED', 'This order has already been declined.'],
    ['EXPIRED', 'This order was not answered in time and has expired.'],
    ['CANCELLED', 'This order has been cancelled.'],
  ])('accepting an order in the state %s is a conflict', async (to, message) => {
    await setState(to);
    expect(await accept(20)).toEqual({ __typename: 'ConflictError', message });
    expect(await state()).toBe(to);
    expect(await answeredJobs()).toBe(0);
  });
});

describe('rejectOrder', () => {
  it('rejecting an order stores the reason and mails the diner', async () => {
    expect(await reject('  Out of\ndough ')).toEqual(REJECTED);
    expect(await reject('Another reason')).toEqual(REJECTED);
    expect(await answeredJobs()).toBe(1);
  });

  it.each([' ', 'x'.repeat(301)])('rejecting an order with the reason %j is refused', async (reason) => {
    expect(await reject(reason)).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'reason' }],
    });
    expect(await state()).toBe('PLACED');
  });

  it('rejecting an accepted order is a conflict', async () => {
    await accept(20);
    expect(await reject('Out of dough')).toEqual({
      __typename: 'ConflictError',
      message: 'This order has already been accepted.',
    });
  });
});

describe('markOrderReady', () => {
  it('an accepted order becomes ready, and the diner gets one mail', async () => {
    await accept(20);
    for (const _repeated of [1, 2])
      expect(await markReady()).toMatchObject({
        __typename: 'AnswerOrderPayload',
        order: { state: 'READY' },
      });
    expect(await state()).toBe('READY');
    expect(await jobsOf('ready')).toBe(1);
    expect(await accept(45)).toMatchObject({ order: { state: 'READY', readyAt: ACCEPTED.order.readyAt } });
  });

  it.each<[OrderState, string]>([
    ['PLACED', 'This order has not been answered yet.'],
    ['REJECTED', 'This order has already been declined.'],
    ['EXPIRED', 'This order was not answered in time and has expired.'],
  ])('marking an order in the state %s as ready is a conflict', async (to, message) => {
    await setState(to);
    expect(await markReady()).toEqual({ __typename: 'ConflictError', message });
    expect(await state()).toBe(to);
  });

  it('marking an order as ready requires the owner’s token', async () => {
    expect(await markReady(statusToken)).toEqual({
      __typename: 'NotFoundError',
      message: 'We couldn’t find this order.',
    });
  });
});

describe('the links of a mail', () => {
  it('the links of an order mail expire after seven days, for reading and for answering', async () => {
    await accept(20);
    now = new Date('2026-11-27T18:00:00Z');
    expect(await app.scope().get(OrderAnswerService).byAnswerToken(answerToken)).toMatchObject({
      state: 'ACCEPTED',
    });
    expect(await app.scope().get(OrderAnswerService).hasExpired(answerToken, site.slug)).toBe(false);
    now = new Date('2026-11-27T18:00:01Z');
    expect(await app.scope().get(OrderAnswerService).byAnswerToken(answerToken)).toBeNull();
    expect(await app.scope().get(OrderAnswerService).hasExpired(answerToken, site.slug)).toBe(true);
    const expired = {
      __typename: 'NotFoundError',
      message: 'This link has expired: orders can be answered for 7 days.',
    };
    expect(await markReady()).toEqual(expired);
    await setState('PLACED');
    expect(await accept(20)).toEqual(expired);
    expect(await reject('No')).toEqual(expired);
    expect(await state()).toBe('PLACED');
  });
});

describe('an answer', () => {
  it('the first of parallel answers counts, and the diner gets one mail', async () => {
    const { pool } = app.container.infrastructure.database;
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from orders where id = $1 for update', [orderId]);
    const outcomes = Promise.all([accept(20), reject('Out of dough'), accept(20), reject('Out of dough')]);
    await vi.waitFor(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(4);
    }, 10_000);
    await holder.query('commit');
    holder.release();
    const kinds = (await outcomes).map(({ __typename }) => __typename);
    const [first, second] =
      (await state()) === 'ACCEPTED'
        ? ['AnswerOrderPayload', 'ConflictError']
        : ['ConflictError', 'AnswerOrderPayload'];
    expect(kinds).toEqual([first, second, first, second]);
    expect(await answeredJobs()).toBe(1);
  });

  it('answering an order requires the owner’s token', async () => {
    const unknown = { __typename: 'NotFoundError', message: 'We couldn’t find this order.' };
    const tokens = [
      statusToken,
      '',
      'x.y',
      `${answerToken}x`,
      makeToken(['another secret'], 'order-answer', orderId),
    ];
    for (const token of tokens) {
      expect(await accept(20, token)).toEqual(unknown);
      expect(await reject('No', token)).toEqual(unknown);
      expect(await app.scope().get(OrderAnswerService).byAnswerToken(token)).toBeNull();
    }
    const gone = app.container.get(OrderLinks).answerToken(newId());
    expect(await accept(20, gone)).toEqual(unknown);
    expect(await state()).toBe('PLACED');
  });

  it('the answer to a test order sends no mail', async () => {
    const { order } = await place(await makeSite(app, { status: 'unclaimed' }));
    orderId = order.id;
    expect(await accept(20, app.container.get(OrderLinks).answerToken(order.id))).toEqual(ACCEPTED);
    expect(await answeredJobs()).toBe(0);
  });
});

describe('what a token shows', () => {
  it('only the owner’s token shows the diner’s contact', async () => {
    const forOwner = await app.scope().get(OrderAnswerService).byAnswerToken(answerToken);
    expect(forOwner).toMatchObject({
      customerPhone: '020 7946 0999',
      customerEmail: 'ana@example.org',
      total: 850,
    });
    const forDiner = await app.scope().get(OrderStatusService).byStatusToken(statusToken);
    expect(JSON.stringify(forDiner)).not.toMatch(/0999|ana@example/);
  });

  it('an invalid token shows no order', async () => {
    for (const token of [answerToken, '', '\u0001', 'a.b', `${statusToken}x`]) {
      const { data } = await app.graphql<{ orderStatus: null }>(
        'query ($token: String!) { orderStatus(token: $token) { number } }',
        { token },
      );
      expect(data.orderStatus).toBeNull();
    }
  });
});
