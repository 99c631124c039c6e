import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARD, idOf, openStripeBed, type StripeBed } from '../../../test/stripeBed.ts';

let bed: StripeBed;
let month: Stripe.Price;
let dearer: Stripe.Price;
let year: Stripe.Price;
beforeEach(async () => {
  bed = await openStripeBed();
  month = await bed.newPrice(1000, 'month');
  dearer = await bed.newPrice(3000, 'month');
  year = await bed.newPrice(30_000, 'year');
});
afterEach(() => bed.close());

const itemOf = (subscription: Stripe.Subscription): string => subscription.items.data[0]!.id;
const changeTo = (subscription: Stripe.Subscription, price: string) => ({
  items: [{ id: itemOf(subscription), price }],
});
/** Moves the clock to the middle of the first period. */
const halfway = async (subscription: Stripe.Subscription): Promise<number> => {
  const { current_period_start: start, current_period_end: end } = subscription.items.data[0]!;
  const middle = (start + end) / 2;
  await bed.stripe.testHelpers.testClocks.advance('clock_sandbox', { frozen_time: middle });
  return middle;
};

describe('subscriptions', { tags: ['@long'] }, () => {
  it('subscriptions are read, and listed by customer, price and status', async () => {
    const first = await bed.subscribe({ price: month.id });
    const customer = idOf(first.customer);
    const second = await bed.subscribe({ price: dearer.id, trialDays: 14, customer });
    await bed.stripe.subscriptions.cancel(first.id);
    const ids = async (params: Stripe.SubscriptionListParams) =>
      (await bed.stripe.subscriptions.list({ customer, ...params })).data.map(({ id }) => id);
    expect(await ids({})).toEqual([second.id]);
    expect(await ids({ status: 'all' })).toEqual([second.id, first.id]);
    expect(await ids({ status: 'canceled' })).toEqual([first.id]);
    expect(await ids({ status: 'trialing', price: dearer.id })).toEqual([second.id]);
    expect(await ids({ status: 'active' })).toEqual([]);
    const read = await bed.stripe.subscriptions.retrieve(second.id, {
      expand: ['customer', 'latest_invoice', 'default_payment_method', 'items.data.price.product'],
    });
    expect(read.customer).toMatchObject({ id: customer, email: 'rosa@olive.example' });
    expect(read.latest_invoice).toMatchObject({ amount_due: 0, status: 'paid' });
    expect(read.default_payment_method).toMatchObject({ card: { last4: '4242' } });
    expect(read.items.data[0]?.price.product).toMatchObject({ name: 'Plan 3000' });
  });

  it('a subscription can be ended now, but only once', async () => {
    const { id } = await bed.subscribe({ price: month.id });
    const ended = await bed.stripe.subscriptions.cancel(id, { cancellation_details: { feedback: 'unused' } });
    expect(ended).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested', feedback: 'unused' },
    });
    expect(ended.ended_at).toBe(ended.canceled_at);
    await expect(bed.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
    await expect(bed.stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('a subscription can end at the end of the period, and the end can be undone', async () => {
    const { id, items } = await bed.subscribe({ price: month.id });
    const going = await bed.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(going).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: items.data[0]!.current_period_end,
    });
    const staying = await bed.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(staying).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  });
});

describe('a change of plan', { tags: ['@long'] }, () => {
  it('a change of plan costs the rest of the period as in its preview, and is paid at once', async () => {
    const before = await bed.subscribe({ price: month.id });
    const moment = await halfway(before);
    const preview = await bed.stripe.invoices.createPreview({
      subscription: before.id,
      subscription_details: {
        ...changeTo(before, dearer.id),
        proration_behavior: 'always_invoice',
        proration_date: moment,
      },
    });
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-500, 1500]);
    expect(preview).toMatchObject({
      total: 1000,
      amount_due: 1000,
      status: 'draft',
      billing_reason: 'subscription_update',
    });
    expect(preview.parent?.subscription_details?.subscription_proration_date).toBe(moment);
    expect(preview.id).toMatch(/^upcoming_in_/);
    expect(await bed.stripe.invoices.list({ subscription: before.id })).toMatchObject({ data: [{}] });
    const after = await bed.stripe.subscriptions.update(before.id, {
      ...changeTo(before, dearer.id),
      proration_behavior: 'always_invoice',
      proration_date: moment,
      expand: ['latest_invoice'],
    });
    expect(after.items.data[0]).toMatchObject({
      id: itemOf(before),
      price: { id: dearer.id },
      current_period_end: before.items.data[0]!.current_period_end,
    });
    expect(after.latest_invoice).toMatchObject({ total: 1000, amount_paid: 1000, status: 'paid' });
  });

  it('a change of plan is billed with the next invoice by default', async () => {
    const before = await bed.subscribe({ price: month.id });
    await halfway(before);
    await bed.stripe.subscriptions.update(before.id, changeTo(before, dearer.id));
    const next = await bed.stripe.invoices.createPreview({ subscription: before.id });
    expect(next.lines.data.map(({ amount }) => amount)).toEqual([-500, 1500, 3000]);
    await bed.advance(16);
    const [renewal] = (await bed.stripe.invoices.list({ subscription: before.id })).data;
    expect(renewal).toMatchObject({ total: 4000, billing_reason: 'subscription_cycle', status: 'paid' });
    await bed.advance(31);
    const [second] = (await bed.stripe.invoices.list({ subscription: before.id })).data;
    expect(second).toMatchObject({ total: 3000 });
  });

  it('a change to a cheaper plan leaves a credit for the next invoices', async () => {
    const before = await bed.subscribe({ price: dearer.id });
    await halfway(before);
    const after = await bed.stripe.subscriptions.update(before.id, {
      ...changeTo(before, month.id),
      proration_behavior: 'always_invoice',
      expand: ['customer', 'latest_invoice'],
    });
    expect(after.customer).toMatchObject({ balance: -1000 });
    expect(after.latest_invoice).toMatchObject({ total: -1000, amount_due: 0, status: 'paid' });
    await bed.advance(17);
    const [renewal] = (await bed.stripe.invoices.list({ subscription: before.id })).data;
    expect(renewal).toMatchObject({
      total: 1000,
      starting_balance: -1000,
      amount_due: 0,
      ending_balance: 0,
      status: 'paid',
    });
  });

  it('a change of interval starts a new period', async () => {
    const before = await bed.subscribe({ price: month.id });
    const moment = await halfway(before);
    const after = await bed.stripe.subscriptions.update(before.id, {
      ...changeTo(before, year.id),
      expand: ['latest_invoice'],
    });
    expect(after.latest_invoice).toMatchObject({ total: 30_000 - 500, status: 'paid' });
    const [item] = after.items.data;
    expect(item!.current_period_start).toBeGreaterThanOrEqual(moment);
    expect(item!.current_period_end - item!.current_period_start).toBeGreaterThan(364 * 86_400);
    expect(after.billing_cycle_anchor).toBe(item!.current_period_start);
  });

  it('a change in a trial costs nothing and keeps the trial', async () => {
    const before = await bed.subscribe({ price: month.id, trialDays: 14 });
    const change = { ...changeTo(before, year.id), proration_behavior: 'always_invoice' as const };
    const preview = await bed.stripe.invoices.createPreview({
      subscription: before.id,
      subscription_details: change,
    });
    expect(preview).toMatchObject({ total: 0 });
    expect(preview.lines.data[0]?.period.end).toBe(before.trial_end);
    const after = await bed.stripe.subscriptions.update(before.id, change);
    expect(after).toMatchObject({ status: 'trialing', trial_end: before.trial_end });
    await bed.advance(14.1);
    const [first] = (await bed.stripe.invoices.list({ subscription: before.id })).data;
    expect(first).toMatchObject({ total: 30_000, status: 'paid' });
  });

  it('a change without proration costs nothing now', async () => {
    const before = await bed.subscribe({ price: month.id });
    await halfway(before);
    await bed.stripe.subscriptions.update(before.id, {
      ...changeTo(before, dearer.id),
      proration_behavior: 'none',
    });
    const next = await bed.stripe.invoices.createPreview({ subscription: before.id });
    expect(next.lines.data.map(({ amount }) => amount)).toEqual([3000]);
  });

  it('a change that must be paid is undone when the payment fails', async () => {
    const before = await bed.subscribe({ price: month.id, card: CARD.failsLater });
    const change = { ...changeTo(before, dearer.id), proration_behavior: 'always_invoice' as const };
    await expect(
      bed.stripe.subscriptions.update(before.id, { ...change, payment_behavior: 'error_if_incomplete' }),
    ).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402, code: 'card_declined' });
    expect(await bed.stripe.subscriptions.retrieve(before.id)).toEqual(before);
    const after = await bed.stripe.subscriptions.update(before.id, change);
    expect(after).toMatchObject({ status: 'past_due', items: { data: [{ price: { id: dearer.id } }] } });
  });

  it.each([
    [
      'an unknown price',
      (item: string) => ({ items: [{ id: item, price: 'price_none' }] }),
      'items[0][price]',
    ],
    ['an unknown item', () => ({ items: [{ id: 'si_none', price: month.id }] }), 'items[0][id]'],
    ['no item', () => ({ items: [{ price: dearer.id }] }), 'items[0][id]'],
    [
      'a date outside the period',
      (item: string) => ({ items: [{ id: item, price: dearer.id }], proration_date: 5 }),
      'proration_date',
    ],
  ])('a change with %s is refused', async (_what, params, param) => {
    const before = await bed.subscribe({ price: month.id });
    await expect(bed.stripe.subscriptions.update(before.id, params(itemOf(before)))).rejects.toMatchObject({
      statusCode: 400,
      param,
    });
  });
});

describe('a trial', { tags: ['@long'] }, () => {
  it('a trial can be ended, and is then paid', async () => {
    const { id } = await bed.subscribe({ price: month.id, trialDays: 14 });
    const after = await bed.stripe.subscriptions.update(id, { trial_end: 'now', expand: ['latest_invoice'] });
    expect(after).toMatchObject({ status: 'active', latest_invoice: { total: 1000, status: 'paid' } });
  });

  it('a trial can be extended', async () => {
    const { id, trial_end: end } = await bed.subscribe({ price: month.id, trialDays: 7 });
    const later = end! + 7 * 86_400;
    const after = await bed.stripe.subscriptions.update(id, { trial_end: later });
    expect(after).toMatchObject({
      status: 'trialing',
      trial_end: later,
      items: { data: [{ current_period_end: later }] },
    });
    await bed.advance(8);
    expect((await bed.stripe.subscriptions.retrieve(id)).status).toBe('trialing');
    await bed.advance(7);
    expect((await bed.stripe.subscriptions.retrieve(id)).status).toBe('active');
  });
});
