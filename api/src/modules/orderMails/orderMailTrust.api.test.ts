import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder, type OrderInput } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { type JobPayloads, PermanentError } from '../../gateways/jobs/jobs.gateway.ts';
import { OrderMailService } from './orderMail.service.ts';
import { OrderAnswerService } from '../orders/orderAnswer.service.ts';
import { OrderLinks } from '../orders/orderLinks.ts';

type Kind = JobPayloads['mailOrder']['kind'];
/** The limit of the service, by its name. */
const RESTAURANT_HOUR = { name: 'order-mail-restaurant', points: 600, seconds: 60 * 60, firstInMemory: 100 };
const STRANGER = 'stranger@example.org';
const now = new Date('2026-07-20T17:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  await app.mailbox.clear();
});

const send = (orderId: string, kind: Kind) => app.scope().get(OrderMailService).send({ orderId, kind });
const place = async (site: MadeSite, change: Partial<OrderInput> = {}) => {
  const { statusToken } = await placeOrder(app, orderInput(site, { email: STRANGER, ...change }));
  return app.container.get(OrderLinks).orderOfStatusToken(statusToken) ?? '';
};
const answerToken = (id: string) => app.container.get(OrderLinks).answerToken(id);

describe('mails to a diner, whose address anybody can name', () => {
  it('a diner’s mail contains no text that the diner typed', async () => {
    const site = await makeSite(app, { isOwnerKnown: true });
    const id = await place(site, { name: 'Open evil.example', note: 'Unlock at evil.example/now' });
    await send(id, 'placed-diner');
    await app.scope().get(OrderAnswerService).accept(answerToken(id), 20);
    await app.scope().get(OrderAnswerService).advance(answerToken(id), 'READY');
    for (const kind of ['answered', 'ready', 'expired-diner'] as const) await send(id, kind);
    const mails = await app.mailbox.messages();
    expect(mails).toHaveLength(4);
    for (const { subject, text, html } of mails) expect(`${subject} ${text} ${html}`).not.toContain('evil');
  });

  it('a mailbox gets at most 12 order mails an hour, from all restaurants and in all spellings', async () => {
    const sites = [
      await makeSite(app, { isOwnerKnown: true }),
      await makeSite(app, { isOwnerKnown: true }),
    ] as const;
    for (let count = 0; count < 16; count += 1)
      await send(
        await place(sites[count % 2 === 0 ? 0 : 1], { email: `P.en.pal+${count}@example.org` }),
        'placed-diner',
      );
    expect(await app.mailbox.messages()).toHaveLength(12);
    await send(await place(sites[0], { email: 'neighbour@example.org' }), 'placed-diner');
    expect(await app.mailbox.messages()).toHaveLength(13);
  });

  it(
    'a mail above the hourly limit of its restaurant waits and is sent later, once',
    { tags: ['@long'] },
    async () => {
      const site = await makeSite(app, { isOwnerKnown: true });
      const { pool } = app.container.infrastructure.database;
      const id = await place(site);
      await send(id, 'placed-diner');
      await app.mailbox.clear();
      for (let count = 1; count < 600; count += 1)
        await app.container.infrastructure.limiter.take(RESTAURANT_HOUR, site.slug);
      for (const _repeat of [1, 2]) await send(id, 'expired-diner');
      expect(await app.mailbox.messages()).toHaveLength(0);
      const { rows } = await pool.query<{ payload: JobPayloads['mailOrder']; seconds: number }>(
        `select payload, extract(epoch from run_at - $2)::int as seconds from graphile_worker._private_jobs
       where payload ->> 'orderId' = $1 and payload ->> 'kind' = 'expired-diner'`,
        [id, now],
      );
      expect(rows).toEqual([
        { payload: { orderId: id, kind: 'expired-diner' }, seconds: expect.any(Number) as number },
      ]);
      expect(rows[0]?.seconds).toBeGreaterThan(3_000);
      await pool.query('delete from rate_limits');
      if (rows[0]) await app.scope().get(OrderMailService).send(rows[0].payload);
      expect(await app.mailbox.messages()).toHaveLength(1);
    },
  );

  it('order mails that were not sent do not count for the limit', { tags: ['@long'] }, async () => {
    const site = await makeSite(app, { isOwnerKnown: true });
    const { mail } = app.container.infrastructure;
    const working = mail.send;
    mail.send = () => Promise.reject(new Error('451 try again later'));
    const id = await place(site);
    for (let count = 0; count < 20; count += 1)
      await expect(send(id, 'placed-diner')).rejects.toThrow('451 try again later');
    mail.send = working;
    await send(id, 'placed-diner');
    expect(await app.mailbox.messages()).toHaveLength(1);
  });

  it('an unknown mailbox of one side does not stop the mail to the other side from being repeated', async () => {
    const id = await place(await makeSite(app, { isOwnerKnown: true }));
    const { mail } = app.container.infrastructure;
    const working = mail.send;
    mail.send = ({ to }) =>
      Promise.reject(to === STRANGER ? new Error('451 try again later') : new PermanentError('550 unknown'));
    await app.scope().get(OrderMailService).sendPlaced({ orderId: id });
    mail.send = working;
    const { rows } = await app.container.infrastructure.database.pool.query<{ kind: string }>(
      `select payload ->> 'kind' as kind from graphile_worker._private_jobs where payload ->> 'orderId' = $1
       and payload ->> 'kind' is not null order by kind`,
      [id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['placed-diner', 'placed-owner']);
  });
});

describe('while no mailbox of the owner is known', () => {
  it('no text of an owner without a verified mailbox reaches a diner', async () => {
    const site = await makeSite(app);
    const accepted = await place(site);
    await send(accepted, 'placed-diner');
    await app.scope().get(OrderAnswerService).accept(answerToken(accepted), 20);
    await send(accepted, 'answered');
    await app.scope().get(OrderAnswerService).advance(answerToken(accepted), 'READY');
    await send(accepted, 'ready');
    const rejected = await place(site);
    await app.scope().get(OrderAnswerService).reject(answerToken(rejected), 'Open evil.example now');
    await send(rejected, 'answered');
    await send(rejected, 'expired-diner');
    const mails = (await app.mailbox.messages()).toReversed();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your order has been placed',
      'Your order will be ready around 18:20',
      'Your order is ready',
      'Your order was not accepted',
      'Your order was not answered in time',
    ]);
    for (const { text = '', html = '', headers } of mails) {
      expect(`${text} ${html}`).not.toMatch(
        /evil|Olive Press|Margherita|Tiramis|7946 0123|Wharf|basil|Ana L/,
      );
      expect(text).toMatch(new RegExp(`${site.url}/order/[\\w.-]+`));
      expect(headers['from']).toBe('Forkfront <orders@forkfront.example>');
      expect(headers).not.toHaveProperty('reply-to');
    }
  });

  it('an owner without a verified mailbox gets every order as a mail that answers it, without texts of others', async () => {
    const site = await makeSite(app);
    const id = await place(site, { name: 'Open evil.example', note: 'evil.example' });
    await send(id, 'placed-owner');
    await send(id, 'expired-owner');
    const [missed, placed] = await app.mailbox.messages();
    expect(placed).toMatchObject({ to: site.owner?.email, subject: 'New order 101: £22.25' });
    expect(missed).toMatchObject({ to: site.owner?.email, subject: 'Missed order 101: £22.25' });
    expect(placed?.text).toContain(`/answer/${answerToken(id)}?intent=accept&minutes=20`);
    for (const mail of [placed, missed])
      expect(`${mail?.text} ${mail?.html}`).not.toMatch(/evil|Olive Press|Margherita/);
  });

  it('a site without a verified mailbox sends 60 mails a day to diners and 60 to the owner', async () => {
    const site = await makeSite(app);
    const id = await place(site);
    const { pool } = app.container.infrastructure.database;
    const both = async (diner: string) => {
      await pool.query('update orders set customer_email = $1 where id = $2', [diner, id]);
      await send(id, 'placed-diner');
      await send(id, 'placed-owner');
    };
    await both('first@example.org');
    const { rowCount } = await pool.query(
      "update rate_limits set points = 59 where key like 'order-mail-unproven:%' or key like 'order-mail-owner:%'",
    );
    expect(rowCount).toBe(2);
    for (const diner of ['last@example.org', 'over@example.org', 'more@example.org']) await both(diner);
    const mails = await app.mailbox.messages();
    expect(mails).toHaveLength(4);
    expect(mails.filter(({ to }) => to === site.owner?.email)).toHaveLength(2);
  });
});
