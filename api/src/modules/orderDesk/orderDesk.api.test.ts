import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyOutboxes } from '../../../test/emptyOutboxes.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { OrderMailService } from '../orderMails/orderMail.service.ts';
import { OrderAnswerService } from '../orders/orderAnswer.service.ts';
import { OrderLinks } from '../orders/orderLinks.ts';
import type { OrderState } from '@forkfront/common/orderState.ts';
import { readSlotUse } from '../orders/orderSlot.repository.ts';

const LONG = { tags: ['@long'] };

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
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  [site, other] = [await makeSite(app, { isOwnerKnown: true }), await makeSite(app)];
});

type Change = Parameters<typeof orderInput>[1];
const place = async (change: Change = {}, at = site): Promise<string> => {
  const { statusToken } = await placeOrder(app, orderInput(at, change));
  return app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
};

interface ListedOrder {
  number: number;
  state: OrderState;
  customerName: string;
  nextStates: OrderState[];
  moves: { toState: OrderState; madeBy: string; memberName: string | null; undoneAt: string | null }[];
}

interface Listed {
  edges: { cursor: string; node: ListedOrder }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
  totals: { count: number; waiting: number; total: number };
}

const LIST = `edges { cursor node { number state customerName customerPhone nextStates moves { toState madeBy memberName undoneAt } } }
  pageInfo { hasNextPage hasPreviousPage endCursor } totals { count waiting total }`;

const list = async (args: string, token = site.owner?.token): Promise<Listed | undefined> => {
  const { data, errors } = await app.graphql<{ node: { orders: Listed } | null }>(
    `{ node(id: "${toGlobalId('OrderDesk', site.restaurantId)}") { ... on OrderDesk { orders(${args}) { ${LIST} } } } }`,
    {},
    token,
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.node?.orders;
};
const namesOf = (listed: Listed | undefined) => listed?.edges.map(({ node }) => node.customerName);

interface Moved {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string }[];
  order?: ListedOrder & { readyAt: string | null; rejectionReason: string | null };
}

const RESULT = `__typename ... on UserError { message } ... on ValidationError { fields { path message } }`;
const ORDER = `order { number state readyAt rejectionReason nextStates moves { toState madeBy memberName undoneAt } }`;

const move = async (id: string, input: object, token = site.owner?.token): Promise<Moved> => {
  const { data, errors } = await app.graphql<{ moveOrder: Moved }>(
    `mutation ($input: MoveOrderInput!) { moveOrder(input: $input) { ${RESULT} ... on MoveOrderPayload { ${ORDER} } } }`,
    { input: { orderId: toGlobalId('Order', id), ...input } },
    token,
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.moveOrder;
};
const undo = async (id: string, token = site.owner?.token): Promise<Moved> => {
  const { data } = await app.graphql<{ undoOrderMove: Moved }>(
    `mutation ($input: UndoOrderMoveInput!) { undoOrderMove(input: $input) { __typename ... on UserError { message } ... on UndoOrderMovePayload { ${ORDER} } } }`,
    { input: { orderId: toGlobalId('Order', id) } },
    token,
  );
  return data.undoOrderMove;
};

describe('the list of orders', () => {
  it('an owner reads the orders of a restaurant with totals, newest first', async () => {
    for (const name of ['Ann', 'Bo', 'Cy']) {
      now = new Date(now.getTime() + 60_000);
      await place({ name });
    }
    const listed = await list('first: 10');
    expect(namesOf(listed)).toEqual(['Cy', 'Bo', 'Ann']);
    expect(listed?.edges[0]?.node).toMatchObject({
      number: 103,
      state: 'PLACED',
      nextStates: ['ACCEPTED', 'REJECTED', 'CANCELLED'],
      moves: [],
    });
    // Nobody has accepted them, so nothing is sold.
    expect(listed?.totals).toMatchObject({ count: 3, waiting: 3, total: 0 });
  });

  it('pages follow each other in both directions without gaps', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) await place({ name });
    const first = await list('first: 2');
    const second = await list(`first: 2, after: "${first?.pageInfo.endCursor}"`);
    const third = await list(`first: 2, after: "${second?.pageInfo.endCursor}"`);
    expect([first, second, third].map(namesOf)).toEqual([['E', 'D'], ['C', 'B'], ['A']]);
    expect([first, second, third].map((page) => page?.pageInfo.hasNextPage)).toEqual([true, true, false]);
    const before = await list(`last: 2, before: "${third?.edges[0]?.cursor}"`);
    expect(namesOf(before)).toEqual(['C', 'B']);
    expect(before?.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
  });

  it('a filter by state, day, fulfilment and text finds exactly these orders', LONG, async () => {
    now = new Date('2026-11-19T23:30:00Z');
    await place({ name: 'Yesterday' });
    now = new Date('2026-11-20T00:30:00Z');
    const accepted = await place({ name: 'Accepted', phone: '+44 7700 900 999', email: 'acc@example.org' });
    await move(accepted, { to: 'ACCEPTED', readyInMinutes: 20 });
    await place({ name: 'Waiting' });
    await place({ name: 'Elsewhere' }, other);
    const found = async (filter: string) => namesOf(await list(`first: 10, filter: { ${filter} }`));
    expect(await found('states: [ACCEPTED]')).toEqual(['Accepted']);
    expect(await found('from: "2026-11-20"')).toEqual(['Waiting', 'Accepted']);
    expect(await found('to: "2026-11-19"')).toEqual(['Yesterday']);
    expect(await found('fulfilment: DELIVERY')).toEqual([]);
    expect(await found('search: "wait"')).toEqual(['Waiting']);
    expect(await found('search: "07700 900999"')).toEqual(['Accepted']);
    await place({ name: 'Pasted', phone: '＋４４ ７７００ ９００８８８' });
    for (const phone of [
      '07700 900888',
      '+44 (0)7700 900888',
      '0044 7700 900888',
      '０７７００９００８８８',
      '٩٠٠٨٨٨',
    ])
      expect([phone, await found(`search: "${phone}"`)]).toEqual([phone, ['Pasted']]);
    for (const phone of ['+44 7700 900999', '０７７００ ９００９９９', '٠٧٧٠٠٩٠٠٩٩٩', 'tel:+447700900999'])
      expect([phone, await found(`search: "${phone}"`)]).toEqual([phone, ['Accepted']]);
    expect(await found('search: "ACC@example"')).toEqual(['Accepted']);
    // The order of the evening before, which is still open, has 101.
    expect(await found('search: "103"')).toEqual(['Waiting']);
    expect(await found('search: "%"')).toEqual([]);
    await expect(found('from: "2026-02-30"')).rejects.toThrow('A day is written as');
  });

  it('a search finds the postcode, a dish and the code of an offer, on whatever day', LONG, async () => {
    now = new Date('2025-03-01T18:00:00Z');
    const delivered = await place({ name: 'Ann', phone: '07700 900123' });
    now = new Date('2026-11-20T18:00:00Z');
    const bo = await place({ name: 'Bo' });
    await place({ name: 'Ann' }, other);
    await app.container.infrastructure.database.pool.query(
      `update order_lines set name = 'Diavola' where order_id = $1`,
      [bo],
    );
    await app.container.infrastructure.database.pool.query(
      `update orders set fulfilment = 'DELIVERY', promotion = $2,
         delivery_address = '{"line1": "1 Mill Lane", "line2": "", "town": "London", "postcode": "SE1 7PB"}' where id = $1`,
      [
        delivered,
        JSON.stringify({ id: delivered, name: 'Spring', code: 'SPRING10', kind: 'PERCENT', saving: 0 }),
      ],
    );
    const found = async (search: string) =>
      namesOf(await list(`first: 10, filter: { search: ${JSON.stringify(search)} }`));
    for (const search of ['SE1 7PB', 'se17', 'SE1', 'spring10', 'MARGH', 'ann', '07700 900'])
      expect([search, (await found(search))?.includes('Ann')]).toEqual([search, true]);
    expect(await found('diavola')).toEqual(['Bo']);
    for (const search of ['SE17 1AA', 'E1 7PB', 'autumn', 'lasagne'])
      expect([search, await found(search)]).toEqual([search, []]);
  });

  it('another owner and a guest cannot read the list, an order or its moves', async () => {
    const id = await place();
    const mine = toGlobalId('Order', id);
    const read = (token?: string) =>
      app.graphql<{ node: object | null }>(`{ node(id: "${mine}") { id } }`, {}, token);
    expect((await read(site.owner?.token)).data.node).toEqual({ id: mine });
    for (const token of [other.owner?.token, undefined]) {
      expect((await read(token)).data.node).toBeNull();
      expect(await list('first: 1', token ?? '')).toBeUndefined();
    }
    expect(await move(id, { to: 'ACCEPTED', readyInMinutes: 20 }, other.owner?.token)).toMatchObject({
      __typename: 'NotFoundError',
    });
    expect(await undo(id, other.owner?.token)).toMatchObject({ __typename: 'NotFoundError' });
  });
});

describe('the board', () => {
  it('the board has the open orders and the lately finished ones, on a paid plan only', async () => {
    const read = async () => {
      const { data } = await app.graphql<{
        node: { role: string; board: { orders: { customerName: string }[] } | null };
      }>(
        `{ node(id: "${toGlobalId('OrderDesk', site.restaurantId)}") { ... on OrderDesk { role board { at orders { customerName } } } } }`,
        {},
        site.owner?.token,
      );
      return data.node;
    };
    now = new Date();
    for (const name of ['Open', 'Done', 'Long ago']) await place({ name });
    const { pool } = app.container.infrastructure.database;
    await pool.query(`update orders set state = 'COMPLETED' where customer_name in ('Done', 'Long ago')`);
    await pool.query(
      `update orders set changed_at = now() - interval '13 hours' where customer_name = 'Long ago'`,
    );
    await setPlan(app, site, 'FREE');
    expect(await read()).toEqual({ role: 'OWNER', board: null });
    await setPlan(app, site, 'SILVER');
    expect((await read()).board?.orders.map(({ customerName }) => customerName)).toEqual(['Done', 'Open']);
  });
});

describe('moves', () => {
  it('each move is in the history with the person who made it, and a repeat changes nothing', async () => {
    const id = await place();
    await move(id, { to: 'ACCEPTED', readyInMinutes: 20 });
    await move(id, { to: 'ACCEPTED', readyInMinutes: 40 });
    await app.scope().get(OrderAnswerService).advance(app.container.get(OrderLinks).answerToken(id), 'READY');
    const { order } = await move(id, { to: 'COMPLETED' });
    expect(order).toMatchObject({
      state: 'COMPLETED',
      readyAt: '2026-11-20T18:20:00.000Z',
      nextStates: [],
    });
    expect(order?.moves).toEqual([
      { toState: 'ACCEPTED', madeBy: 'RESTAURANT', memberName: site.owner?.name, undoneAt: null },
      { toState: 'READY', madeBy: 'RESTAURANT', memberName: null, undoneAt: null },
      { toState: 'COMPLETED', madeBy: 'RESTAURANT', memberName: site.owner?.name, undoneAt: null },
    ]);
  });

  it('a move that names another state than the order has changes nothing, and a repeat is no conflict', async () => {
    const id = await place({});
    await move(id, { to: 'ACCEPTED', readyInMinutes: 20 });
    await move(id, { to: 'READY', from: 'ACCEPTED' });
    const cancelled = { to: 'CANCELLED', reason: 'No dough left' };
    expect(await move(id, { ...cancelled, from: 'ACCEPTED' })).toEqual({
      __typename: 'ConflictError',
      message: 'This order has already been marked as ready.',
    });
    for (const _repeated of [1, 2])
      expect(await move(id, { ...cancelled, from: 'READY' })).toMatchObject({
        order: { state: 'CANCELLED' },
      });
  });

  it('a move with missing details, or that the state does not allow, says why and changes nothing', async () => {
    const id = await place();
    expect(await move(id, { to: 'ACCEPTED', readyInMinutes: 2 })).toMatchObject({
      fields: [{ path: 'readyInMinutes' }],
    });
    expect(await move(id, { to: 'REJECTED', reason: ' ' })).toMatchObject({ fields: [{ path: 'reason' }] });
    expect(await move(id, { to: 'READY' })).toMatchObject({ __typename: 'ConflictError' });
    await expect(move(id, { to: 'EXPIRED' })).rejects.toThrow('Nobody can move');
    expect((await list('first: 1'))?.edges[0]?.node).toMatchObject({ state: 'PLACED', moves: [] });
  });

  it(
    'a move is taken back for 10 seconds, with its place in the slot, and its mail is not sent',
    LONG,
    async () => {
      const id = await place({ email: 'undone@example.org' });
      const { pool } = app.container.infrastructure.database;
      const use = async () => (await readSlotUse(pool, site.restaurantId, now)).map(({ orders }) => orders);
      expect(await use()).toEqual([1]);
      await move(id, { to: 'REJECTED', reason: 'Too busy' });
      expect(await use()).toEqual([0]);
      now = new Date(now.getTime() + 9_000);
      expect(await undo(id)).toMatchObject({
        order: {
          state: 'PLACED',
          rejectionReason: null,
          moves: [{ toState: 'REJECTED', undoneAt: now.toISOString() }],
        },
      });
      expect(await use()).toEqual([1]);
      await app.mailbox.clear();
      await app.scope().get(OrderMailService).send({ orderId: id, kind: 'answered' });
      expect(await app.mailbox.messages()).toEqual([]);
      expect(await undo(id)).toMatchObject({ __typename: 'ConflictError' });
    },
  );

  it('a move cannot be taken back later, or when another one followed', LONG, async () => {
    const [late, followed] = [await place(), await place()];
    for (const id of [late, followed]) await move(id, { to: 'ACCEPTED', readyInMinutes: 20 });
    await app
      .scope()
      .get(OrderAnswerService)
      .advance(app.container.get(OrderLinks).answerToken(followed), 'PREPARING');
    expect(await undo(followed)).toMatchObject({ __typename: 'ConflictError' });
    now = new Date(now.getTime() + 10_001);
    expect(await undo(late)).toMatchObject({
      message: 'It is too late to undo this: a move can be undone for 10 seconds.',
    });
  });

  it(
    'the mail of a move waits for 10 seconds, and is queued once when the move is repeated after an undo',
    LONG,
    async () => {
      const id = await place();
      await emptyOutboxes(app);
      for (const _time of [1, 2]) {
        await move(id, { to: 'ACCEPTED', readyInMinutes: 20 });
        await undo(id);
      }
      await move(id, { to: 'ACCEPTED', readyInMinutes: 30 });
      const { rows } = await app.container.infrastructure.database.pool.query(
        `select run_at as "runAt" from graphile_worker.jobs where key = $1`,
        [`mailOrder:${id}:answered`],
      );
      expect(rows).toEqual([{ runAt: new Date('2026-11-20T18:00:10Z') }]);
    },
  );

  it('the diner gets the mail of the present state again, at most 3 times an hour', LONG, async () => {
    const id = await place({ email: 'again@example.org' });
    await app.scope().get(OrderAnswerService).accept(app.container.get(OrderLinks).answerToken(id), 20);
    const resend = async (token = site.owner?.token) => {
      const { data } = await app.graphql<{ resendOrderMail: { __typename: string; email?: string } }>(
        `mutation ($input: ResendOrderMailInput!) { resendOrderMail(input: $input) {
           __typename ... on ResendOrderMailPayload { email } } }`,
        { input: { orderId: toGlobalId('Order', id) } },
        token,
      );
      return data.resendOrderMail;
    };
    expect(await resend(other.owner?.token)).toMatchObject({ __typename: 'NotFoundError' });
    for (const _time of [1, 2, 3]) expect(await resend()).toMatchObject({ email: 'again@example.org' });
    expect(await resend()).toMatchObject({ __typename: 'RateLimitedError' });
    const { rows } = await app.container.infrastructure.database.pool.query<{ kind: string; copy: string }>(
      `select payload ->> 'kind' as kind, payload ->> 'copy' as copy from graphile_worker._private_jobs
       where payload ->> 'orderId' = $1 and payload ->> 'copy' is not null`,
      [id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['answered', 'answered', 'answered']);
    expect(new Set(rows.map(({ copy }) => copy)).size).toBe(3);
  });
});
