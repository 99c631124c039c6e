import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectAccount } from '../../../test/connectedAccount.ts';
import { CARD, cardForm, idOf, openStripeBed, type StripeBed } from '../../../test/stripeBed.ts';

const LONG = { tags: ['@long'] };

let bed: StripeBed;
beforeAll(async () => {
  bed = await openStripeBed();
});
afterAll(() => bed.close());

const invalid = { statusCode: 400, type: 'StripeInvalidRequestError' };

describe('a connected account', LONG, () => {
  it('begins with questions, and takes payments when they are answered', async () => {
    const { id, link } = await connectAccount(bed, null);
    expect(await bed.stripe.accounts.retrieve(id)).toMatchObject({
      charges_enabled: false,
      details_submitted: false,
      controller: { fees: { payer: 'account' }, stripe_dashboard: { type: 'full' } },
      requirements: { disabled_reason: 'requirements.past_due' },
    });
    const { url } = await link();
    expect((await bed.page(url)).html).toContain('Take card payments');
    expect(await bed.page(url, { state: 'ready' })).toMatchObject({
      status: 303,
      location: 'http://localhost:5001/back',
    });
    expect(await bed.stripe.accounts.retrieve(id)).toMatchObject({
      charges_enabled: true,
      payouts_enabled: true,
    });
  });

  it('has links that open once and for five minutes', async () => {
    const { link } = await connectAccount(bed, null);
    const { url } = await link();
    expect((await bed.page(url)).status).toBe(200);
    expect((await bed.page(url)).location).toBe('http://localhost:5001/again');
    const late = await link();
    await bed.advance(6 / (24 * 60));
    expect((await bed.page(late.url)).location).toBe('http://localhost:5001/again');
    expect((await bed.page(late.url.replace(/.$/, 'x'))).status).toBe(404);
  });

  it('takes no payment before it is ready, or while Stripe stops it', async () => {
    for (const state of [null, 'unfinished', 'restricted'])
      await expect((await connectAccount(bed, state)).order()).rejects.toMatchObject(invalid);
    expect((await (await connectAccount(bed, 'moreNeeded')).order()).status).toBe('open');
  });

  it('of somebody else, or one that does not exist, is refused', async () => {
    await expect(
      bed.stripe.paymentIntents.retrieve('pi_x', {}, { stripeAccount: 'acct_none' }),
    ).rejects.toMatchObject({ statusCode: 403, type: 'StripePermissionError' });
    const [one, other] = [await connectAccount(bed), await connectAccount(bed)];
    const intent = await one.pay();
    for (const call of [
      bed.stripe.paymentIntents.capture(intent.id, {}, other.on),
      bed.stripe.paymentIntents.cancel(intent.id, {}, other.on),
      bed.stripe.refunds.create({ payment_intent: intent.id }, other.on),
      bed.stripe.paymentIntents.capture(intent.id),
    ])
      await expect(call).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    // What the sandbox does not know is refused rather than done on the platform's own objects.
    await expect(bed.stripe.customers.create({}, one.on)).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('a payment', LONG, () => {
  it('is authorised on the page, and captured later', async () => {
    const account = await connectAccount(bed);
    const intent = await account.pay();
    expect(intent).toMatchObject({
      amount: 2_225,
      amount_capturable: 2_225,
      status: 'requires_capture',
      metadata: { orderId: 'o-1' },
      latest_charge: { captured: false, payment_method_details: { card: { last4: '4242' } } },
    });
    const captured = await bed.stripe.paymentIntents.capture(
      intent.id,
      { expand: ['latest_charge.balance_transaction'] },
      account.on,
    );
    expect(captured).toMatchObject({
      status: 'succeeded',
      amount_received: 2_225,
      latest_charge: { captured: true, balance_transaction: { amount: 2_225, fee: 53, net: 2_172 } },
    });
  });

  it('is captured once, and never for more than was authorised', async () => {
    const { pay, on } = await connectAccount(bed);
    const { id } = await pay();
    await expect(
      bed.stripe.paymentIntents.capture(id, { amount_to_capture: 2_226 }, on),
    ).rejects.toMatchObject({ ...invalid, code: 'amount_too_large' });
    await bed.stripe.paymentIntents.capture(id, {}, on);
    const again = { ...invalid, code: 'payment_intent_unexpected_state' };
    await expect(bed.stripe.paymentIntents.capture(id, {}, on)).rejects.toMatchObject(again);
    await expect(bed.stripe.paymentIntents.cancel(id, {}, on)).rejects.toMatchObject(again);
  });

  it('is captured once also when the call is repeated with its key', async () => {
    const { pay, on } = await connectAccount(bed);
    const { id } = await pay();
    const keyed = { ...on, idempotencyKey: 'capture-1' };
    const first = await bed.stripe.paymentIntents.capture(id, {}, keyed);
    expect((await bed.stripe.paymentIntents.capture(id, {}, keyed)).id).toBe(first.id);
    // Another account may use the same key.
    const other = await connectAccount(bed);
    const { id: otherId } = await other.pay();
    const captured = await bed.stripe.paymentIntents.capture(
      otherId,
      {},
      { ...other.on, idempotencyKey: 'capture-1' },
    );
    expect(captured.id).toBe(otherId);
  });

  it('is captured at once without manual capture', async () => {
    const { pay } = await connectAccount(bed);
    expect(await pay({ payment_intent_data: {} })).toMatchObject({
      status: 'succeeded',
      amount_received: 2_225,
    });
  });

  it('is released, after which nothing is left to capture', async () => {
    const { pay, on } = await connectAccount(bed);
    const { id } = await pay();
    expect(
      await bed.stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }, on),
    ).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
      cancellation_reason: 'abandoned',
    });
    await expect(bed.stripe.refunds.create({ payment_intent: id }, on)).rejects.toMatchObject(invalid);
  });

  it('is released by itself after seven days', async () => {
    const { pay, on } = await connectAccount(bed);
    const { id } = await pay();
    await bed.advance(7.01);
    expect(await bed.stripe.paymentIntents.retrieve(id, {}, on)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'expired',
    });
  });

  it('with a card that is declined leaves the page open', async () => {
    const { order, on } = await connectAccount(bed);
    const session = await order();
    const declined = await bed.page(session.url ?? '', cardForm('4000000000000002'));
    expect(declined.status).toBe(402);
    expect(declined.html).toContain('Your card was declined.');
    expect((await bed.stripe.checkout.sessions.retrieve(session.id, {}, on)).status).toBe('open');
    expect((await bed.visit(session.url ?? '', cardForm(CARD.works))).status).toBe(303);
  });

  it('is made once when the page is sent twice', async () => {
    const { order, on } = await connectAccount(bed);
    const session = await order();
    for (let count = 0; count < 2; count += 1)
      expect((await bed.page(session.url ?? '', cardForm(CARD.works))).location).toBe(
        `http://localhost:5001/paid?session=${session.id}`,
      );
    expect((await bed.stripe.paymentIntents.list({}, on)).data).toHaveLength(1);
  });

  it.each([
    ['a price of our catalogue', { line_items: [{ price: 'price_x', quantity: 1 }] }],
    ['a subscription', { mode: 'subscription' as const }],
    [
      'too small an amount',
      {
        line_items: [
          { price_data: { currency: 'gbp', unit_amount: 29, product_data: { name: 'x' } }, quantity: 1 },
        ],
      },
    ],
    ['an end too soon', { expires_at: 1_000 }],
  ])('a page for %s is refused', async (_what, change) => {
    const { order } = await connectAccount(bed);
    await expect(order(change)).rejects.toMatchObject(invalid);
  });

  it('a page expires on request and at its time, and nobody can pay on it then', async () => {
    const { order, on } = await connectAccount(bed);
    const [asked, timed] = [await order(), await order({ expires_at: (await bed.now()) + 1_900 })];
    await bed.stripe.checkout.sessions.expire(asked.id, {}, on);
    await bed.advance(0.03);
    for (const { id, url } of [asked, timed]) {
      expect((await bed.stripe.checkout.sessions.retrieve(id, {}, on)).status).toBe('expired');
      expect((await bed.visit(url ?? '', cardForm(CARD.works))).status).toBe(410);
    }
    await expect(bed.stripe.checkout.sessions.expire(asked.id, {}, on)).rejects.toMatchObject(invalid);
  });
});

describe('a refund', LONG, () => {
  it('gives back parts until nothing is left', async () => {
    const { pay, on } = await connectAccount(bed);
    const { id } = await pay({ payment_intent_data: {} });
    const refund = (amount: number) => bed.stripe.refunds.create({ payment_intent: id, amount }, on);
    expect(await refund(1_000)).toMatchObject({ amount: 1_000, status: 'succeeded' });
    await expect(refund(1_226)).rejects.toMatchObject({ ...invalid, code: 'amount_too_large' });
    await refund(1_225);
    await expect(refund(1)).rejects.toMatchObject({ ...invalid, code: 'charge_already_refunded' });
    const { latest_charge: charge } = await bed.stripe.paymentIntents.retrieve(
      id,
      { expand: ['latest_charge'] },
      on,
    );
    expect(charge).toMatchObject({ amount_refunded: 2_225, refunded: true });
    expect((await bed.stripe.refunds.list({ payment_intent: id }, on)).data).toHaveLength(2);
  });

  it('of a disputed payment is refused', async () => {
    const account = await connectAccount(bed);
    const { id } = await account.pay({ payment_intent_data: {} });
    expect((await bed.visit(`/accounts/${account.id}`, { dispute: id })).status).toBe(303);
    await expect(bed.stripe.refunds.create({ payment_intent: id }, account.on)).rejects.toMatchObject({
      ...invalid,
      code: 'charge_disputed',
    });
    const [dispute] = (await bed.stripe.disputes.list({ payment_intent: id }, account.on)).data;
    expect(dispute).toMatchObject({ amount: 2_225, status: 'needs_response', reason: 'fraudulent' });
    await bed.visit(`/accounts/${account.id}`, { won: dispute?.id ?? '' });
    expect(await bed.stripe.disputes.retrieve(dispute?.id ?? '', {}, account.on)).toMatchObject({
      status: 'won',
    });
  });
});

it('payouts pay what is available, and everything adds up', LONG, async () => {
  const account = await connectAccount(bed);
  const intents = [];
  for (let count = 0; count < 3; count += 1) intents.push(await account.pay({ payment_intent_data: {} }));
  await bed.stripe.refunds.create({ payment_intent: intents[0]?.id ?? '', amount: 500 }, account.on);
  await bed.advance(4);
  const [payout, ...others] = (await bed.stripe.payouts.list({}, account.on)).data;
  expect(others).toEqual([]);
  // Three payments of £22.25 with fees of 53p, and a refund of £5.
  expect(payout).toMatchObject({ amount: 3 * (2_225 - 53) - 500, status: 'paid' });
  const paid = await bed.stripe.balanceTransactions.list({ payout: payout?.id ?? '' }, account.on);
  expect(paid.data.reduce((sum, { net }) => sum + net, 0)).toBe(payout?.amount);
  const all = await bed.stripe.balanceTransactions.list({}, account.on);
  expect(all.data.reduce((sum, { net }) => sum + net, 0)).toBe(0);
  await bed.advance(2);
  expect((await bed.stripe.payouts.list({}, account.on)).data).toHaveLength(1);
});

it('events of an account name it, and go to the receiver for connected accounts', LONG, async () => {
  const own = await openStripeBed({ connect: { url: 'http://127.0.0.1:9/none', secret: 'whsec_other' } });
  try {
    const account = await connectAccount(own);
    const { id } = await account.pay();
    await own.stripe.paymentIntents.capture(id, {}, account.on);
    const { data } = await own.stripe.events.list({ limit: 100 });
    const ofAccount = data.filter((event) => event.account === account.id).map(({ type }) => type);
    expect(ofAccount.toReversed()).toEqual([
      'account.updated',
      'payment_intent.amount_capturable_updated',
      'checkout.session.completed',
      'charge.captured',
      'payment_intent.succeeded',
    ]);
    // The receiver of the platform's own events gets none of them.
    expect(own.delivered.filter(({ event }) => event.account !== undefined)).toEqual([]);
  } finally {
    await own.close();
  }
});

it('everything is there after a restart', LONG, async () => {
  const account = await connectAccount(bed);
  const { id } = await account.pay();
  const open = await account.order();
  await bed.restart();
  expect(await bed.stripe.paymentIntents.retrieve(id, {}, account.on)).toMatchObject({
    status: 'requires_capture',
  });
  const { url } = await bed.stripe.checkout.sessions.retrieve(open.id, {}, account.on);
  expect((await bed.visit(url ?? '', cardForm(CARD.works))).status).toBe(303);
  expect(idOf((await bed.stripe.checkout.sessions.retrieve(open.id, {}, account.on)).payment_intent)).toMatch(
    /^pi_/,
  );
});
