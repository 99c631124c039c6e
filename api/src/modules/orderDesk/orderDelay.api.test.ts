import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyOutboxes } from '../../../test/emptyOutboxes.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { messages } from '../orders/messages.ts';
import { OrderMailService } from '../orderMails/orderMail.service.ts';
import { OrderDeskService } from './orderDesk.service.ts';
import { OrderLinks } from '../orders/orderLinks.ts';

const LONG = { tags: ['@long'] };

const START = new Date('2026-11-20T18:00:00Z');
let now = START;
let app: TestApp;
let site: MadeSite;

beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  site = await makeSite(app, { isOwnerKnown: true });
});

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
const owner = () => site.owner?.id ?? '';
const desk = () => app.scope().get(OrderDeskService);

async function accepted(): Promise<string> {
  const { statusToken } = await placeOrder(app, orderInput(site, { email: 'late@example.org' }));
  const id = app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
  await emptyOutboxes(app);
  await desk().move(owner(), id, { to: 'ACCEPTED', readyInMinutes: 30 });
  await app.mailbox.clear();
  return id;
}

interface Delayed {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string }[];
  order?: object;
}

async function delay(id: string, minutes: number, promisedAt: string | null = null): Promise<Delayed> {
  const { data } = await app.graphql<{ delayOrder: Delayed }>(
    `mutation ($input: DelayOrderInput!) { delayOrder(input: $input) { __typename ... on UserError { message }
       ... on ValidationError { fields { path message } }
       ... on DelayOrderPayload { order { state readyAt delays moves { toState memberName delayedTo delayMinutes } } } } }`,
    { input: { orderId: toGlobalId('Order', id), minutes, promisedAt } },
    site.owner?.token,
  );
  return data.delayOrder;
}

/** Sends the mails about delays that are queued, as the worker does after 10 seconds; returns their subjects. */
async function sendDelayMails(id: string): Promise<string[]> {
  const { rows } = await app.container.infrastructure.database.pool.query<{ copy: string; runAt: Date }>(
    `select payload ->> 'copy' as copy, run_at as "runAt" from graphile_worker._private_jobs
     where payload ->> 'orderId' = $1 and payload ->> 'kind' = 'delayed' order by run_at, id`,
    [id],
  );
  for (const { copy } of rows)
    await app.scope().get(OrderMailService).send({ orderId: id, kind: 'delayed', copy });
  return (await app.mailbox.messages()).map(({ subject }) => subject);
}

describe('the delay of an order', () => {
  it('a delay has its new time and its minutes in the history, and the state stays', async () => {
    const id = await accepted();
    expect(await delay(id, 10)).toMatchObject({
      order: {
        state: 'ACCEPTED',
        readyAt: '2026-11-20T18:40:00.000Z',
        delays: [5, 10, 15, 20, 30],
        moves: [
          { toState: 'ACCEPTED', delayedTo: null, delayMinutes: null },
          {
            toState: 'ACCEPTED',
            memberName: site.owner?.name,
            delayedTo: '2026-11-20T18:40:00.000Z',
            delayMinutes: 10,
          },
        ],
      },
    });
  });

  it('a delay that is sent again with the time that was seen is made once, and another one in between is a conflict', async () => {
    const id = await accepted();
    const seen = new Date(START.getTime() + 30 * 60_000).toISOString();
    const readyAt = new Date(START.getTime() + 40 * 60_000).toISOString();
    for (let time = 0; time < 3; time += 1) {
      expect(await delay(id, 10, seen)).toMatchObject({ order: { readyAt } });
      later(5);
    }
    expect(await delay(id, 20, seen)).toMatchObject({
      __typename: 'ConflictError',
      message: messages.timeHasChanged,
    });
    expect(await delay(id, 20, readyAt)).toMatchObject({ __typename: 'DelayOrderPayload' });
  });

  it('an undo that is sent again with what was seen takes one move back', async () => {
    const id = await accepted();
    await desk().move(owner(), id, { to: 'PREPARING', readyInMinutes: null, reason: '' });
    const seen = { state: 'PREPARING', readyAt: null } as const;
    for (let time = 0; time < 2; time += 1)
      expect(await desk().undo(owner(), id, seen)).toMatchObject({
        ok: true,
        value: { view: { state: 'ACCEPTED' } },
      });
  });

  it('an order that waits for an answer or is ready cannot be delayed, and other minutes are refused', async () => {
    const { statusToken } = await placeOrder(app, orderInput(site));
    const waiting = app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
    expect(await delay(waiting, 10)).toMatchObject({ message: 'This order has not been answered yet.' });
    const id = await accepted();
    expect(await delay(id, 7)).toMatchObject({
      fields: [{ path: 'minutes', message: 'Please choose 5, 10, 15, 20 or 30 minutes.' }],
    });
    await desk().move(owner(), id, { to: 'READY' });
    expect(await delay(id, 10)).toMatchObject({ __typename: 'ConflictError' });
  });

  it(
    'an order is at most 180 minutes later than it was first promised; a delay that was taken back does not count',
    LONG,
    async () => {
      const id = await accepted();
      await delay(id, 30);
      await desk().undo(owner(), id);
      for (const _time of [1, 2, 3, 4, 5, 6]) expect(await delay(id, 30)).toHaveProperty('order');
      expect(await delay(id, 5)).toMatchObject({ fields: [{ path: 'minutes' }] });
    },
  );

  it('delays that were taken back between others move no limit and no time', LONG, async () => {
    const id = await accepted();
    for (const minutes of [30, 20, 30, 10, 30, 30]) {
      await delay(id, minutes);
      later(1);
      if (minutes < 30) await desk().undo(owner(), id);
      later(60);
    }
    expect(await delay(id, 30)).toMatchObject({ order: { readyAt: '2026-11-20T21:00:00.000Z' } });
    await desk().undo(owner(), id);
    expect(await delay(id, 30)).toMatchObject({ order: { readyAt: '2026-11-20T21:00:00.000Z' } });
    expect(await delay(id, 30)).toMatchObject({ order: { readyAt: '2026-11-20T21:30:00.000Z' } });
    expect(await delay(id, 5)).toMatchObject({ fields: [{ path: 'minutes' }] });
  });

  it(
    'after an acceptance that was taken back with its delay, the limit counts from the new promise',
    LONG,
    async () => {
      const id = await accepted();
      await delay(id, 30);
      await desk().undo(owner(), id);
      await desk().undo(owner(), id);
      await desk().move(owner(), id, { to: 'ACCEPTED', readyInMinutes: 60 });
      for (const _time of [1, 2, 3, 4, 5, 6]) expect(await delay(id, 30)).toHaveProperty('order');
      expect(await delay(id, 5)).toMatchObject({ fields: [{ path: 'minutes' }] });
    },
  );

  it('the diner gets a mail with the new time, which waits for 10 seconds', LONG, async () => {
    const id = await accepted();
    await delay(id, 10);
    const { rows } = await app.container.infrastructure.database.pool.query(
      `select run_at as "runAt" from graphile_worker.jobs where key like $1`,
      [`mailOrder:${id}:delayed:%`],
    );
    expect(rows).toEqual([{ runAt: new Date('2026-11-20T18:00:10Z') }]);
    expect(await sendDelayMails(id)).toEqual(['New time 18:40: your order at The Olive Press']);
  });

  it('a delay that is taken back has the old time again, and its mail is not sent', LONG, async () => {
    const id = await accepted();
    await delay(id, 10);
    later(9);
    const undone = await desk().undo(owner(), id);
    expect(undone).toMatchObject({ value: { view: { readyAt: new Date('2026-11-20T18:30:00Z') } } });
    expect(await sendDelayMails(id)).toEqual([]);
  });

  it(
    'of two delays the second of which is taken back, the diner reads the time of the first',
    LONG,
    async () => {
      const id = await accepted();
      await delay(id, 10);
      later(5);
      await delay(id, 30);
      await desk().undo(owner(), id);
      expect(await sendDelayMails(id)).toEqual(['New time 18:40: your order at The Olive Press']);
    },
  );

  it('a mail that comes too late does not tell a time that another delay has replaced', async () => {
    const id = await accepted();
    await delay(id, 10);
    later(60);
    await delay(id, 5);
    expect(await sendDelayMails(id)).toEqual(['New time 18:45: your order at The Olive Press']);
  });
});
