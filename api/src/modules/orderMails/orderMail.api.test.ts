import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobsDone as allJobsDone } from '../../../test/jobsDone.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { orderInput, placeOrder, type OrderInput } from '../../../test/placeOrder.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { MissedOrderService } from '../orders/missedOrder.service.ts';
import { OrderMailService } from './orderMail.service.ts';
import { OrderAnswerService } from '../orders/orderAnswer.service.ts';
import { OrderLinks } from '../orders/orderLinks.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let site: MadeSite;
const now = new Date('2026-07-20T17:00:00Z');
/** Mails that the mail server refuses once, by a part of their id. */
const refuseOnce = new Set<string>();

beforeAll(async () => {
  app = await startTestApp({ worker: true, replace: { clock: () => now } });
  site = await makeSite(app, { isOwnerKnown: true });
  const { mail } = app.container.infrastructure;
  const send = mail.send.bind(mail);
  vi.spyOn(mail, 'send').mockImplementation(async (message: Mail) => {
    for (const part of refuseOnce)
      if (message.id.endsWith(part)) {
        refuseOnce.delete(part);
        throw new Error('451 try again later');
      }
    await send(message);
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.container.infrastructure.database.pool.query('delete from rate_limits');
  await app.mailbox.clear();
});

const WAIT = { timeout: 15_000, interval: 50 };

const place = async (made: MadeSite, change: Partial<OrderInput> = {}) => {
  const { statusToken, order } = await placeOrder(app, orderInput(made, change));
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

describe('mails of a placed order', () => {
  it('the mails of a restaurant with a VAT number are a receipt by rate', async () => {
    const trader = await makeSite(app, { isOwnerKnown: true });
    await app.container.infrastructure.database.pool.query(
      "update restaurants set vat_number = 'GB123456789', company_name = 'Olive Press Ltd' where id = $1",
      [trader.restaurantId],
    );
    await place(trader, { email: 'vat@example.org' });
    for (const { text, html } of [await mailTo('vat@example.org'), await mailTo(trader.owner?.email ?? '')]) {
      expect(text).toContain(
        'VAT 20%, contained in £22.25  £3.71\nSold by Olive Press Ltd, 4 Wharf Lane, London N1 7AB. VAT number GB123456789.',
      );
      expect(html).toContain('VAT 20%, contained in £22.25');
    }
    await place(site, { email: 'none@example.org' });
    expect((await mailTo('none@example.org')).text).not.toContain('VAT');
  });

  it('the owner’s mail has the whole order, signed links to answer it, and the diner as the reply address', async () => {
    const { order, id } = await place(site, { note: 'No basil\nplease' });
    const mail = await mailTo(site.owner?.email ?? '');
    expect(mail.subject).toBe(`New order ${order.number} for The Olive Press: £22.25, Ana López`);
    expect(mail.headers['reply-to']).toBe('ana@example.org');
    expect(mail.headers['message-id']).toBe(`<order-${id}-placed-owner@forkfront.example>`);
    const token = app.container.get(OrderLinks).answerToken(id);
    for (const body of [mail.text, mail.html]) {
      const links = [...body.replaceAll('&amp;', '&').matchAll(/\/answer\/[\w.-]+\?([\w=&]+)/g)];
      expect(body.indexOf('Pick a time and confirm it')).toBeLessThan(body.indexOf('/answer/'));
      // The answers come first, before anything that needs scrolling.
      expect(links.map(([, query]) => query)).toEqual([
        'intent=accept&minutes=15',
        'intent=accept&minutes=20',
        'intent=accept&minutes=30',
        'intent=reject',
        'intent=pause',
        'intent=ready',
      ]);
      expect(body.indexOf('intent=reject')).toBeLessThan(body.indexOf('Margherita', body.indexOf('intent=')));
      for (const word of [
        'Margherita',
        'Tiramisù',
        '£17.00',
        '£5.25',
        '£22.25',
        'Ana López',
        '020 7946 0999',
        'ana@example.org',
      ])
        expect(body).toContain(word);
      expect(body).toMatch(/pay on collection/i);
    }
    expect(mail.text.match(/not confirmed/g)).toHaveLength(1);
    expect(mail.text).toContain('You have not confirmed the allergens of these dishes.');
    expect(mail.text).toContain('open Products, then “Allergens to confirm”.');
    expect(mail.text).not.toContain('ask us');
    expect(mail.text).toContain('No basil\nplease');
    expect(mail.html).toContain('No basil<br>please');
    await app.scope().get(OrderAnswerService).accept(token, 20);
    expect(await app.scope().get(OrderAnswerService).byAnswerToken(token)).toMatchObject({
      state: 'ACCEPTED',
    });
    await jobsDone();
  });

  it('the diner’s mail has the status page and not the owner’s links', async () => {
    const { statusToken, order, id } = await place(site);
    const mail = await mailTo('ana@example.org');
    expect(mail.subject).toBe(`Your order ${order.number} at The Olive Press`);
    expect(mail.headers['from']).toBe('The Olive Press via Forkfront <orders@forkfront.example>');
    expect(mail.headers['message-id']).toBe(`<order-${id}-placed-diner@forkfront.example>`);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(`${site.url}/order/${statusToken}`);
      expect(body).not.toContain('/answer/');
      expect(body).not.toContain(site.owner?.email);
      for (const word of ['Margherita', '£22.25', '4 Wharf Lane, London N1 7AB'])
        expect(body).toContain(word);
    }
    expect(mail.text).toContain('Placed at 18:00');
    expect(mail.text.match(/not confirmed/g)).toHaveLength(1);
    expect(mail.text).toContain('The allergens of this order are not confirmed. Allergies? Please');
    expect(mail.text).not.toContain('Allergens to confirm');
    await jobsDone();
  });

  it('order mails show the diner’s texts as text, not as HTML or as a header', async () => {
    await place(site, {
      name: 'Eve <img src=x onerror=alert(1)>',
      note: '</td><script>alert(1)</script> & "quotes"',
      phone: '123456"><b>',
    });
    const mail = await mailTo(site.owner?.email ?? '');
    expect(mail.html).not.toMatch(/<script|<img|<b>/);
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
    await place(site, { name: 'Eve\r\nBcc: all@example.org', email: 'eve@example.org' });
    await mailTo('eve@example.org');
    await jobsDone();
    expect(await mailsTo('all@example.org')).toEqual([]);
  });

  it('a test order sends no mail', async () => {
    const preview = await makeSite(app, { status: 'unclaimed' });
    await place(preview, { email: 'tester@example.org' });
    // The next order's mails arrive after anything that the test order had queued.
    await place(site, { email: 'after@example.org' });
    await mailTo('after@example.org');
    await jobsDone();
    expect(await mailsTo('tester@example.org')).toEqual([]);
    expect(await app.mailbox.messages()).toHaveLength(2);
  });

  it.each([[['-placed-diner']], [['-placed-diner', '-placed-owner']]])(
    'each order mail arrives once, although %j are retried',
    LONG,
    async (refused) => {
      for (const mail of refused) refuseOnce.add(mail);
      await place(site, { email: 'retry@example.org' });
      await mailTo(site.owner?.email ?? '');
      await vi.waitFor(() => expect(refuseOnce.size).toBe(0), WAIT);
      await jobsDone();
      expect(await mailsTo('retry@example.org')).toHaveLength(1);
      expect(await mailsTo(site.owner?.email ?? '')).toHaveLength(1);
    },
  );

  it('a job that runs again sends its mail with the same id', LONG, async () => {
    const { id } = await place(site, { email: 'twice@example.org' });
    await mailTo('twice@example.org');
    await jobsDone();
    await app.scope().get(OrderMailService).send({ orderId: id, kind: 'placed-diner' });
    const ids = (await mailsTo('twice@example.org')).map(({ headers }) => headers['message-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('the mail of an answer', () => {
  it('the mail of an accepted order has the time in the restaurant’s time zone', LONG, async () => {
    const { id, statusToken } = await place(site);
    await mailTo('ana@example.org');
    await jobsDone();
    await app.mailbox.clear();
    await app.scope().get(OrderAnswerService).accept(app.container.get(OrderLinks).answerToken(id), 25);
    const mail = await mailTo('ana@example.org');
    // British Summer Time: 17:25 UTC.
    expect(mail.subject).toBe('Ready around 18:25: your order at The Olive Press');
    expect(mail.headers['message-id']).toBe(`<order-${id}-answered@forkfront.example>`);
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('You can collect it around 18:25');
      expect(body).toContain('4 Wharf Lane, London N1 7AB');
      expect(body).toContain(`${site.url}/order/${statusToken}`);
    }
    await jobsDone();
    expect(await app.mailbox.messages()).toHaveLength(1);
  });

  it('the mail of a rejected order has the reason and the telephone number', LONG, async () => {
    const { id } = await place(site);
    await mailTo('ana@example.org');
    await jobsDone();
    await app.mailbox.clear();
    const token = app.container.get(OrderLinks).answerToken(id);
    for (const reason of ['Out of <dough>', 'Asked again'])
      await app.scope().get(OrderAnswerService).reject(token, reason);
    const mail = await mailTo('ana@example.org');
    expect(mail.subject).toBe('The Olive Press cannot take your order');
    expect(mail.text).toContain('Out of <dough>');
    expect(mail.html).toContain('Out of &lt;dough&gt;');
    expect(mail.html).toContain('href="tel:02079460123"');
    for (const body of [mail.text, mail.html]) {
      expect(body).not.toMatch(/Asked again|pay on collection/i);
      expect(body).toContain('Total · not charged');
      expect(body).toContain('Choose something else');
    }
    await jobsDone();
    expect(await app.mailbox.messages()).toHaveLength(1);
  });

  it('the mail of a ready order says that the food is ready', LONG, async () => {
    const { id, order } = await place(site);
    const token = app.container.get(OrderLinks).answerToken(id);
    await app.scope().get(OrderAnswerService).accept(token, 20);
    await jobsDone();
    await app.mailbox.clear();
    for (const _repeated of [1, 2]) await app.scope().get(OrderAnswerService).advance(token, 'READY');
    const mail = await mailTo('ana@example.org');
    expect(mail.subject).toBe('Your order at The Olive Press is ready');
    expect(mail.text).toContain(`Give order number ${order.number}`);
    await jobsDone();
    expect(await app.mailbox.messages()).toHaveLength(1);
  });
});

describe('the mails of an order that nobody answered', () => {
  it('the mails of an expired order have the telephone numbers of both sides', LONG, async () => {
    const { id, order } = await place(site);
    await jobsDone();
    await app.mailbox.clear();
    await app.container.infrastructure.database.pool.query(
      "update orders set expires_at = expires_at - interval '10 minutes' where id = $1",
      [id],
    );
    await app.scope().get(MissedOrderService).settleDue();
    const diner = await mailTo('ana@example.org');
    expect(diner.subject).toBe('The Olive Press did not answer your order');
    expect(diner.html).toContain('href="tel:02079460123"');
    for (const body of [diner.text, diner.html]) {
      expect(body).toContain('Total · not charged');
      expect(body).toContain(site.url);
      expect(body).not.toMatch(/pay on collection/i);
    }
    const owner = await mailTo(site.owner?.email ?? '');
    expect(owner.subject).toBe(`Missed order ${order.number} at The Olive Press: £22.25`);
    expect(owner.headers['reply-to']).toBe('ana@example.org');
    expect(owner.text).toContain('020 7946 0999');
    await jobsDone();
  });
});
