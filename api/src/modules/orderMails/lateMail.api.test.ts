import { MINUTE_MS } from '@forkfront/common/durations.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyOutboxes } from '../../../test/emptyOutboxes.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { MissedOrderService } from '../orders/missedOrder.service.ts';
import { OrderMailService } from './orderMail.service.ts';
import { OrderLinks } from '../orders/orderLinks.ts';

// The app has no worker: each order is taken from the outbox, and its mail waits, as after a kill between the two.
let app: TestApp;
let site: MadeSite;
let now: Date;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-20T18:00:00Z');
  site = await makeSite(app, { isOwnerKnown: true });
  await app.mailbox.clear();
});

const after = (minutes: number) => void (now = new Date(now.getTime() + minutes * MINUTE_MS));
const stored = async (id: string) => {
  const { rows } = await app.container.infrastructure.database.pool.query<{
    state: string;
    answerFrom: Date;
    expiresAt: Date;
  }>('select state, answer_from as "answerFrom", expires_at as "expiresAt" from orders where id = $1', [id]);
  const [row] = rows;
  if (!row) throw new Error('no order');
  return row;
};
const take = async (): Promise<string> => {
  const { statusToken } = await placeOrder(app, orderInput(site));
  await emptyOutboxes(app);
  return app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
};
const mail = (orderId: string) => app.scope().get(OrderMailService).sendPlaced({ orderId });
const settle = () => app.scope().get(MissedOrderService).settleDue();
const subjects = async () => (await app.mailbox.messages()).map(({ subject }) => subject);

it('an order whose mail is late has its whole time to answer from the mail on', async () => {
  const id = await take();
  const { answerFrom, expiresAt } = await stored(id);
  const answerMs = expiresAt.getTime() - answerFrom.getTime();
  now = new Date(expiresAt.getTime() - 20_000);
  await mail(id);
  expect(await stored(id)).toEqual({
    state: 'PLACED',
    answerFrom: now,
    expiresAt: new Date(now.getTime() + answerMs),
  });
  expect(await subjects()).toHaveLength(2);
  after(1);
  await settle();
  expect((await stored(id)).state).toBe('PLACED');
});

it('an order that expired before its mail is not announced', async () => {
  const id = await take();
  now = (await stored(id)).expiresAt;
  await settle();
  expect((await stored(id)).state).toBe('EXPIRED');
  after(1);
  await mail(id);
  expect(await subjects()).toEqual([]);
});

it('a mail in time, and the mail of an answered order, leave the time to answer as it is', async () => {
  const [waiting, answered] = [await take(), await take()];
  const { pool } = app.container.infrastructure.database;
  await pool.query("update orders set state = 'ACCEPTED' where id = $1", [answered]);
  const before = [await stored(waiting), await stored(answered)];
  now = new Date(now.getTime() + 9_000);
  await mail(waiting);
  after(2);
  await mail(answered);
  expect([await stored(waiting), await stored(answered)]).toEqual(before);
  expect(await subjects()).toHaveLength(4);
});

it('a mail that is tried again for hours does not keep its order open', async () => {
  const id = await take();
  after(1);
  await mail(id);
  const { expiresAt } = await stored(id);
  after(1);
  await mail(id);
  expect((await stored(id)).expiresAt).toEqual(expiresAt);
});
