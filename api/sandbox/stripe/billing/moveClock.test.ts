import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARD, idOf, openStripeBed, type StripeBed } from '../../../test/stripeBed.ts';
import type { Dunning } from './dunning.rules.ts';

let bed: StripeBed;
let price: string;
const open = async (dunning?: Dunning) => {
  bed = await openStripeBed(dunning ? { dunning } : {});
  price = (await bed.newPrice(1000, 'month')).id;
};
beforeEach(() => open());
afterEach(() => bed.close());

const status = async ({ id }: Stripe.Subscription) => (await bed.stripe.subscriptions.retrieve(id)).status;
const invoicesOf = async ({ id }: Stripe.Subscription) =>
  (await bed.stripe.invoices.list({ subscription: id })).data.reverse();
/** The types of all events, oldest first. */
const history = async () => {
  const types: string[] = [];
  for await (const { type } of bed.stripe.events.list({ limit: 100 })) types.unshift(type);
  return types;
};
type Step = [day: number, status: string, invoices: string];
const outline = (invoices: Stripe.Invoice[]) =>
  invoices.map((one) => `${one.status} ${one.total}`).join(', ');

/** Moves the clock to the day of each step, counted from the start, and records the state. */
async function follow(subscription: Stripe.Subscription, steps: Step[]): Promise<Step[]> {
  const seen: Step[] = [];
  for (const [day] of steps) {
    const target = subscription.created + Math.round(day * 86_400);
    await bed.stripe.testHelpers.testClocks.advance('clock_sandbox', { frozen_time: target });
    seen.push([day, await status(subscription), outline(await invoicesOf(subscription))]);
  }
  return seen;
}

describe('life of a subscription', { tags: ['@long'] }, () => {
  it('a subscription on trial becomes active, is billed an hour later, and is renewed', async () => {
    const subscription = await bed.subscribe({ price, trialDays: 14 });
    expect(subscription).toMatchObject({ status: 'trialing', trial_end: subscription.created + 14 * 86_400 });
    const steps: Step[] = [
      [13.9, 'trialing', 'paid 0'],
      [14.01, 'active', 'paid 0, draft 1000'],
      [14.1, 'active', 'paid 0, paid 1000'],
      [46, 'active', 'paid 0, paid 1000, paid 1000'],
      [77, 'active', 'paid 0, paid 1000, paid 1000, paid 1000'],
    ];
    expect(await follow(subscription, steps)).toEqual(steps);
  });

  it('a subscription without a trial is paid from the first day', async () => {
    const subscription = await bed.subscribe({ price });
    const steps: Step[] = [
      [0.01, 'active', 'paid 1000'],
      [31.2, 'active', 'paid 1000, paid 1000'],
    ];
    expect(await follow(subscription, steps)).toEqual(steps);
  });

  it('every change causes an event, in order and at its time', async () => {
    const before = (await history()).length;
    const subscription = await bed.subscribe({ price, trialDays: 14 });
    await bed.advance(15);
    expect((await history()).slice(before)).toEqual([
      'customer.created',
      'customer.subscription.created',
      'invoice.created',
      'customer.updated',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'checkout.session.completed',
      'customer.subscription.trial_will_end',
      'customer.subscription.updated',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    const [reminder] = (await bed.stripe.events.list({ type: 'customer.subscription.trial_will_end' })).data;
    expect(reminder?.created).toBe(subscription.trial_end! - 3 * 86_400);
    const [updated] = (await bed.stripe.events.list({ type: 'customer.subscription.updated' })).data;
    expect(updated).toMatchObject({
      created: subscription.trial_end,
      data: { object: { status: 'active' }, previous_attributes: { status: 'trialing' } },
    });
  });

  it('the reminder of a trial shorter than three days is sent at once', async () => {
    await bed.subscribe({ price, trialDays: 2 });
    expect(await history()).toContain('customer.subscription.trial_will_end');
  });
});

describe('a payment that fails', { tags: ['@long'] }, () => {
  it('a failed payment is retried after 1, 3, 5 and 7 days, and then the subscription ends', async () => {
    const subscription = await bed.subscribe({ price, trialDays: 14, card: CARD.failsLater });
    const at = 14 + 1.1 / 24;
    const attempts = async () => (await invoicesOf(subscription)).at(-1)?.attempt_count;
    const counts: [number, number | undefined][] = [];
    for (const day of [0, 0.9, 1, 3, 5, 6.9]) {
      const target = subscription.created + Math.round((at + day) * 86_400);
      await bed.stripe.testHelpers.testClocks.advance('clock_sandbox', { frozen_time: target });
      counts.push([day, await attempts()]);
      expect(await status(subscription)).toBe('past_due');
    }
    expect(counts).toEqual([
      [0, 1],
      [0.9, 1],
      [1, 2],
      [3, 3],
      [5, 4],
      [6.9, 4],
    ]);
    await bed.advance(0.2);
    expect(await bed.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(await invoicesOf(subscription)).toMatchObject([
      {},
      { status: 'open', next_payment_attempt: null },
    ]);
    expect((await history()).filter((type) => type === 'invoice.payment_failed')).toHaveLength(5);
  });

  it('failed payments can leave the subscription unpaid instead', async () => {
    await bed.close();
    await open({ retryDays: [1, 2], finally: 'unpaid' });
    const subscription = await bed.subscribe({ price, card: CARD.failsLater });
    const steps: Step[] = [
      [31.2, 'past_due', 'paid 1000, open 1000'],
      [34, 'unpaid', 'paid 1000, open 1000'],
    ];
    expect(await follow(subscription, steps)).toEqual(steps);
  });

  it('another card pays a failed invoice', async () => {
    const subscription = await bed.subscribe({ price, card: CARD.failsLater });
    await bed.advance(31.2);
    expect(await status(subscription)).toBe('past_due');
    const { default_payment_method: good } = await bed.subscribe({
      price,
      customer: idOf(subscription.customer),
    });
    await bed.stripe.subscriptions.update(subscription.id, { default_payment_method: idOf(good) });
    await bed.advance(1.1);
    expect(await status(subscription)).toBe('active');
    expect(outline(await invoicesOf(subscription))).toBe('paid 1000, paid 1000');
  });

  it('a payment fails when the card has expired', async () => {
    const subscription = await bed.subscribe({ price: (await bed.newPrice(100, 'year')).id });
    for (let year = 0; year < 30 && (await status(subscription)) === 'active'; year += 1)
      await bed.advance(366);
    expect(await status(subscription)).not.toBe('active');
    expect(new Date((await bed.now()) * 1000).getUTCFullYear()).toBeGreaterThan(2050);
  });
});

describe('a trial without a card', { tags: ['@long'] }, () => {
  it('a trial without a card can end the subscription', async () => {
    const subscription = await bed.subscribe({ price, trialDays: 14, card: null, missing: 'cancel' });
    expect(subscription.default_payment_method).toBeNull();
    const steps: Step[] = [
      [13.9, 'trialing', 'paid 0'],
      [14.01, 'canceled', 'paid 0'],
      [60, 'canceled', 'paid 0'],
    ];
    expect(await follow(subscription, steps)).toEqual(steps);
  });

  it('a trial without a card otherwise ends with an unpaid invoice', async () => {
    const subscription = await bed.subscribe({ price, trialDays: 14, card: null, missing: 'create_invoice' });
    const steps: Step[] = [
      [14.01, 'active', 'paid 0, draft 1000'],
      [14.1, 'past_due', 'paid 0, open 1000'],
      [22, 'canceled', 'paid 0, open 1000'],
    ];
    expect(await follow(subscription, steps)).toEqual(steps);
  });
});

describe('a planned end', { tags: ['@long'] }, () => {
  it.each([
    ['in its trial', 14, 14],
    ['when its period ends', undefined, 31],
  ])('a subscription that ends %s has no further invoice', async (_what, trialDays, days) => {
    const subscription = await bed.subscribe({ price, ...(trialDays === undefined ? {} : { trialDays }) });
    await bed.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await bed.advance(days + 0.1);
    const [end] = subscription.items.data;
    expect(await bed.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: end?.current_period_end,
    });
    expect(await invoicesOf(subscription)).toHaveLength(1);
    expect((await history()).at(-1)).toBe('customer.subscription.deleted');
  });

  it('a subscription whose planned end is cancelled continues', async () => {
    const subscription = await bed.subscribe({ price });
    await bed.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await bed.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    const steps: Step[] = [[31.2, 'active', 'paid 1000, paid 1000']];
    expect(await follow(subscription, steps)).toEqual(steps);
  });
});

describe('the clock', { tags: ['@long'] }, () => {
  it('the clock moves forward only, by at most two years', async () => {
    const clocks = bed.stripe.testHelpers.testClocks;
    const now = await bed.now();
    for (const frozen_time of [now - 100, now + 3 * 366 * 86_400])
      await expect(clocks.advance('clock_sandbox', { frozen_time })).rejects.toMatchObject({
        statusCode: 400,
      });
    await expect(clocks.advance('clock_other', { frozen_time: now })).rejects.toMatchObject({
      statusCode: 404,
    });
    expect((await clocks.list()).data).toMatchObject([{ id: 'clock_sandbox', status: 'ready' }]);
  });

  it('the clock keeps its time after a restart', async () => {
    await bed.advance(100);
    const before = await bed.now();
    await bed.restart();
    expect((await bed.now()) - before).toBeLessThan(10);
  });

  it('one long step of the clock equals many short ones', async () => {
    const [long, short] = [
      await bed.subscribe({ price, trialDays: 14 }),
      await bed.subscribe({ price, trialDays: 14 }),
    ];
    for (let day = 0; day < 10; day += 1) await bed.advance(10);
    const [a, b] = [await invoicesOf(long), await invoicesOf(short)];
    expect(outline(a)).toBe(outline(b));
    const other = await openStripeBed();
    const same = await other.subscribe({ price: (await other.newPrice(1000, 'month')).id, trialDays: 14 });
    await other.advance(100);
    expect(outline((await other.stripe.invoices.list({ subscription: same.id })).data.reverse())).toBe(
      outline(a),
    );
    await other.close();
  });
});
