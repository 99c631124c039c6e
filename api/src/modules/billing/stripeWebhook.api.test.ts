import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { payer } from '../../../test/payer.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';
import { StripeEvent } from './billing.entity.ts';
import { StripeEventService } from './stripeEvent.service.ts';

const MINUTE = 60;

let app: TestApp;
let site: MadeSite;
let subscriptionId: string;
beforeAll(async () => {
  app = await startTestApp();
  const pay = payer(app);
  await pay.openShop();
  await pay.deliver('paused');
  site = await makeSite(app);
  await pay.pay((await pay.checkout(site, await pay.priceOf('restaurant-gold'))).url);
  subscriptionId = (await pay.liveSubscriptions())[0]?.id ?? '';
});
afterAll(() => app.close());

const seconds = (offset = 0) => Math.floor(Date.now() / 1000) + offset;

const event = (change: object = {}) =>
  JSON.stringify({
    id: `evt_${newId()}`,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { id: subscriptionId, object: 'subscription' } },
    ...change,
  });

const sign = (payload: string, timestamp = seconds(), secret = app.stripe.webhookSecret) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

const post = (body: string, signature?: string) =>
  fetch(`${app.url}/api/v1/webhooks/stripe`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(signature === undefined ? {} : { 'Stripe-Signature': signature }),
    },
    body,
  });

const taken = async () => {
  const { pool } = app.container.infrastructure.database;
  const jobs = await pool.query(
    "select from graphile_worker.jobs where task_identifier = 'applyStripeEvent'",
  );
  return { events: await app.scope().em.count(StripeEvent), jobs: jobs.rowCount };
};

describe('the webhook', () => {
  it('a signed event is accepted and processed by a job', async () => {
    const before = await taken();
    const payload = event();
    const response = await post(payload, sign(payload));
    expect([response.status, await response.json()]).toEqual([200, { received: true }]);
    expect(await taken()).toEqual({ events: before.events + 1, jobs: Number(before.jobs) + 1 });
  });

  it('an event is processed once, also when it arrives many times in parallel', async () => {
    const before = await taken();
    const payload = event();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(payload, sign(payload))));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await taken()).toEqual({ events: before.events + 1, jobs: Number(before.jobs) + 1 });
  });

  it('the signature is checked over the raw bytes', async () => {
    const payload = `  ${event({ extra: 'Zoë 🍕' })}\n`;
    expect((await post(payload, sign(payload))).status).toBe(200);
    expect((await post(payload.trim(), sign(payload))).status).toBe(400);
  });

  it.each([
    ['5 minutes old', -5 * MINUTE + 5, 200],
    ['more than 5 minutes old', -5 * MINUTE - 5, 400],
    ['a little from the future', 5 * MINUTE - 5, 200],
    ['from the future', 5 * MINUTE + 5, 400],
    ['from next year', 365 * 24 * 60 * MINUTE, 400],
  ])('a webhook %s gets the response for its age', async (_what, offset, status) => {
    const payload = event();
    expect((await post(payload, sign(payload, seconds(offset)))).status).toBe(status);
  });

  it.each<[string, (payload: string) => string | undefined]>([
    ['without a signature', () => undefined],
    ['with an empty signature', () => ''],
    ['with a made-up signature', () => `t=${seconds()},v1=${'0'.repeat(64)}`],
    ['signed by somebody else', (payload) => sign(payload, seconds(), 'whsec_other')],
    ['with the signature of another message', () => sign(event())],
    ['with another time than was signed', (payload) => sign(payload).replace(/t=\d+/, `t=${seconds(-1)}`)],
    ['without a time', (payload) => sign(payload).replace(/t=\d+,/, '')],
  ])('a webhook %s is refused without effect', async (_what, signature) => {
    const before = await taken();
    const payload = event();
    const response = await post(payload, signature(payload));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: 'The signature is wrong.' });
    expect(await taken()).toEqual(before);
  });

  it('a signed body that is not JSON, an empty body and a huge body are refused', async () => {
    const text = 'not json';
    expect((await post(text, sign(text))).status).toBe(400);
    expect((await post('', sign(' '))).status).toBe(400);
    const huge = event({ extra: 'x'.repeat(256 * 1024) });
    expect((await post(huge, sign(huge))).status).toBe(413);
  });

  it.each(['customer.created', 'payment_intent.succeeded', 'a.type.of.tomorrow'])(
    'an event of type %s is ignored',
    async (type) => {
      const before = await taken();
      const payload = event({ type });
      expect((await post(payload, sign(payload))).status).toBe(200);
      expect(await taken()).toEqual(before);
    },
  );

  it('the content of an event is not trusted', async () => {
    const lies = {
      id: subscriptionId,
      object: 'subscription',
      status: 'canceled',
      metadata: { userId: newId() },
    };
    const payload = event({ type: 'customer.subscription.deleted', data: { object: lies } });
    await post(payload, sign(payload));
    await app.scope().get(StripeEventService).apply({ eventId: 'x', subscriptionId, checkoutId: null });
    expect(await payer(app).plan(site.restaurantId)).toMatchObject({ status: 'trialing', package: 'GOLD' });
  });
});
