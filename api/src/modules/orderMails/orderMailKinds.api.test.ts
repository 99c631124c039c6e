import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobsDone as allJobsDone } from '../../../test/jobsDone.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { OrderMailService } from './orderMail.service.ts';
import { OrderAnswerService } from '../orders/orderAnswer.service.ts';
import { OrderLinks } from '../orders/orderLinks.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let site: MadeSite;
const now = new Date('2026-07-20T17:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ worker: true, replace: { clock: () => now } });
  site = await makeSite(app, { isOwnerKnown: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  await app.mailbox.clear();
});

const WAIT = { timeout: 15_000, interval: 50 };

const place = async (made: MadeSite) => {
  const { statusToken, order } = await placeOrder(app, orderInput(made));
  return { statusToken, order, id: app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '' };
};

const mailsTo = async (address: string) => (await app.mailbox.messages()).filter(({ to }) => to === address);
const mailTo = (address: string) =>
  vi.waitFor(async () => {
    const [mail, ...more] = await mailsTo(address);
    if (!mail || more.length > 0) throw new Error(`${more.length} too many, or none, for ${address}`);
    return { ...mail, text: mail.text ?? '', html: mail.html ?? '' };
  }, WAIT);

/** Until every job is done, at the latest when a test ends. */
const jobsDone = () => allJobsDone(app);

describe('the mails of other ways to order and of other ends', () => {
  const set = (sql: string, id: string) =>
    app.container.infrastructure.database.pool.query(`update orders set ${sql} where id = $1`, [id]);
  const QUAY_STREET = `'{"line1":"7 Quay Street","line2":"Flat 2","town":"Bristol","postcode":"BS1 6DZ"}'::jsonb`;
  type Kind = Parameters<OrderMailService['send']>[0]['kind'];
  const send = (orderId: string, kind: Kind) => app.scope().get(OrderMailService).send({ orderId, kind });

  /** A delivery for tomorrow at 18:30 in London, whose first mails are gone. */
  async function placeDelivery(): Promise<string> {
    const { id } = await place(site);
    await jobsDone();
    await set(
      `fulfilment = 'DELIVERY', delivery_fee = 250, total = 2475, scheduled_for = '2026-07-21T17:30:00Z',
       due_at = '2026-07-21T17:30:00Z',
       delivery_address = ${QUAY_STREET}`,
      id,
    );
    await app.mailbox.clear();
    return id;
  }

  it('the owner’s mail of a scheduled delivery has its time, its address and its fee', async () => {
    const id = await placeDelivery();
    await send(id, 'placed-owner');
    const mail = await mailTo(site.owner?.email ?? '');
    for (const body of [mail.text, mail.html]) {
      for (const word of ['Delivery', 'Tue 21 Jul, 18:30', '7 Quay Street', 'Flat 2', 'BS1 6DZ', '£2.50'])
        expect(body).toContain(word);
      expect(body).toContain('Pay on delivery');
      expect(body).not.toContain('minutes=');
    }
    expect(mail.text).toContain('Accept for Tue 21 Jul, 18:30: ');
  });

  it('the mails of a shop’s order say what to do if something is missing', async () => {
    const id = await placeDelivery();
    await set("if_missing = 'CALL'", id);
    await send(id, 'placed-owner');
    expect((await mailTo(site.owner?.email ?? '')).text).toContain(
      'If something is missing:\nCall the customer',
    );
    await send(id, 'placed-diner');
    expect((await mailTo('ana@example.org')).text).toContain('If something is missing:\nCall you');
  });

  it('the diner’s mails of a delivery have the postcode and no other text of the diner', LONG, async () => {
    const id = await placeDelivery();
    await app.container.infrastructure.database.pool.query(
      "update order_lines set note = 'Extra crispy' where order_id = $1",
      [id],
    );
    await send(id, 'placed-diner');
    const placed = await mailTo('ana@example.org');
    await app.mailbox.clear();
    await app.scope().get(OrderAnswerService).accept(app.container.get(OrderLinks).answerToken(id), null);
    const accepted = await mailTo('ana@example.org');
    expect(accepted.subject).toBe('With you around Tue 21 Jul, 18:30: your order at The Olive Press');
    for (const { text, html } of [placed, accepted])
      for (const body of [text, html]) {
        for (const word of ['BS1 6DZ', '£2.50', '£24.75', 'Pay on delivery']) expect(body).toContain(word);
        expect(body).not.toMatch(/Quay Street|Flat 2|Extra crispy/);
      }
    expect(placed.text).toContain('You ordered for Tue 21 Jul, 18:30.');
    await jobsDone();
  });

  it('the diner gets a mail that the delivery has left', LONG, async () => {
    const id = await placeDelivery();
    await set("state = 'READY'", id);
    const token = app.container.get(OrderLinks).answerToken(id);
    await app.scope().get(OrderAnswerService).advance(token, 'OUT_FOR_DELIVERY');
    const mail = await mailTo('ana@example.org');
    expect(mail.subject).toBe('Your order at The Olive Press is on its way');
    expect(mail.text).toContain('You pay at the door.');
    await jobsDone();
  });

  it(
    'the second mail to the owner has the answers and says when the order closes, unless it is answered',
    LONG,
    async () => {
      const { id, order } = await place(site);
      await jobsDone();
      await app.mailbox.clear();
      await send(id, 'reminder-owner');
      const mail = await mailTo(site.owner?.email ?? '');
      expect(mail.subject).toBe(`Order ${order.number} at The Olive Press is waiting for you: £22.25`);
      expect(mail.text).toContain('Please accept or decline before 18:10');
      expect(mail.text).toContain('intent=accept&minutes=15');
      await app.mailbox.clear();
      await set("state = 'ACCEPTED'", id);
      await send(id, 'reminder-owner');
      expect(await app.mailbox.messages()).toEqual([]);
    },
  );

  it.each([
    ['COLLECTION', 'placed-owner', 'Order'],
    ['COLLECTION', 'placed-diner', 'Thank you for your order'],
    ['COLLECTION', 'answered', 'Thank you for your order'],
    ['COLLECTION', 'ready', 'Thank you for your order'],
    ['DELIVERY', 'placed-owner', 'Order'],
    ['DELIVERY', 'answered', 'Thank you for your order'],
    ['DELIVERY', 'out-for-delivery', 'Thank you for your order'],
  ] as const)(
    'after the end of a %s the mail “%s” does not ask for money',
    LONG,
    async (fulfilment, kind, title) => {
      for (const [made, thanks] of [
        [site, new RegExp(`${title}[^]*£22.25`)],
        [await makeSite(app), /./],
      ] as const) {
        const { id } = await place(made);
        await jobsDone();
        const address = fulfilment === 'DELIVERY' ? QUAY_STREET : 'null';
        await set(
          `state = 'COMPLETED', ready_at = now(), fulfilment = '${fulfilment}', delivery_address = ${address}`,
          id,
        );
        await app.mailbox.clear();
        await send(id, kind);
        const { text, html } = await mailTo(
          kind === 'placed-owner' ? (made.owner?.email ?? '') : 'ana@example.org',
        );
        for (const body of [text, html]) {
          expect(body).not.toMatch(/\bpay\b|collect it/i);
          expect(body).toMatch(thanks);
        }
        await app.mailbox.clear();
      }
    },
  );

  it.each([
    ['EXPIRED', 'expired-owner'],
    ['CANCELLED', 'cancelled-owner'],
    ['REJECTED', 'placed-owner'],
  ] as const)(
    'the owner’s mail of an order that is %s (%s) says that nothing is charged',
    LONG,
    async (state, kind) => {
      const { id } = await place(site);
      await jobsDone();
      await set(`state = '${state}', cancelled_by = ${state === 'CANCELLED' ? "'DINER'" : 'null'}`, id);
      await app.mailbox.clear();
      await send(id, kind);
      const { text, html } = await mailTo(site.owner?.email ?? '');
      for (const body of [text, html]) {
        expect(body).not.toMatch(/pay on/i);
        expect(body).toContain('Total · not charged');
      }
    },
  );

  it('a cancellation by the diner reaches both sides', LONG, async () => {
    const { id, order, statusToken } = await place(site);
    await jobsDone();
    await app.mailbox.clear();
    await app.scope().get(OrderAnswerService).cancel(statusToken, '');
    const owner = await mailTo(site.owner?.email ?? '');
    expect(owner.subject).toBe(`Order ${order.number} at The Olive Press was cancelled: £22.25`);
    expect(owner.text).toContain('Please do not make it.');
    const diner = await mailTo('ana@example.org');
    expect(diner.subject).toBe('You cancelled your order at The Olive Press');
    expect(diner.text).toContain('Total · not charged');
    expect(diner.headers['message-id']).toBe(`<order-${id}-cancelled-diner@forkfront.example>`);
    await jobsDone();
  });

  it('a cancellation by the restaurant tells the diner the reason', LONG, async () => {
    const { id } = await place(site);
    await jobsDone();
    const token = app.container.get(OrderLinks).answerToken(id);
    await set("state = 'ACCEPTED'", id);
    await app.mailbox.clear();
    await app.scope().get(OrderAnswerService).cancel(token, 'The oven broke');
    const mail = await mailTo('ana@example.org');
    expect(mail.subject).toBe('The Olive Press cancelled your order');
    expect(mail.text).toContain('The oven broke');
    await jobsDone();
    expect(await app.mailbox.messages()).toHaveLength(1);
  });
});
