import type { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CARD, cardForm, idOf, openStripeBed, type StripeBed } from '../../../test/stripeBed.ts';

let bed: StripeBed;
let price: Stripe.Price;
let subscription: Stripe.Subscription;
let home: string;
const openPortal = async (flow?: Stripe.BillingPortal.SessionCreateParams.FlowData) => {
  const { url } = await bed.stripe.billingPortal.sessions.create({
    customer: idOf(subscription.customer),
    return_url: 'http://localhost:5001/dashboard',
    ...(flow ? { flow_data: flow } : {}),
  });
  return url;
};
const page = (url: string, form?: Record<string, string>) => bed.page(url, form);
const current = () => bed.stripe.subscriptions.retrieve(subscription.id);
const start = async (card: string) => {
  subscription = await bed.subscribe({ price: price.id, trialDays: 14, card });
  home = await openPortal();
};
beforeEach(async () => {
  bed = await openStripeBed();
  const product = await bed.stripe.products.create({ name: 'Tom & Jerry <Gold>' });
  price = await bed.newPrice(59_900, 'year', product.id);
  await start(CARD.works);
});
afterEach(() => bed.close());

it('the portal shows plan, next payment, card and invoices', { tags: ['@long'] }, async () => {
  expect((await page(home)).location).toBe(`${new URL(home).pathname}/home`);
  const { html } = await page(`${home}/home`);
  for (const text of [
    'Tom &amp; Jerry &lt;Gold&gt;',
    'Trial',
    'Next payment: £599.00 on 19 January 2026.',
    'Visa ending in 4242, expires 12/2050',
    'href="http://localhost:5001/dashboard"',
    '/pdf"',
  ])
    expect(html).toContain(text);
});

it(
  'the portal cancels a plan at the end of the period, and undoes the cancellation',
  { tags: ['@long'] },
  async () => {
    const form = { subscription: subscription.id };
    expect((await page(`${home}/cancel?subscription=${subscription.id}`)).html).toContain(
      'until 19 January 2026',
    );
    expect((await page(`${home}/cancel`, form)).status).toBe(303);
    expect(await current()).toMatchObject({ cancel_at_period_end: true, status: 'trialing' });
    expect((await page(`${home}/home`)).html).toContain('The plan ends on 19 January 2026');
    expect((await page(`${home}/resume`, form)).status).toBe(303);
    expect(await current()).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  },
);

it('a new card in the portal pays open invoices', { tags: ['@long'] }, async () => {
  await bed.close();
  bed = await openStripeBed();
  price = await bed.newPrice(59_900, 'year');
  await start(CARD.failsLater);
  await bed.advance(14.1);
  const due = await page(`${home}/home`);
  expect(due.html).toContain('Payment overdue');
  // An unpaid period gives no credit.
  expect(due.html).not.toContain('Change plan');
  const other = await bed.newPrice(99_900, 'year', idOf(price.product));
  const form = { subscription: subscription.id, price: other.id };
  for (const [path, sent] of [
    [`plan?${new URLSearchParams(form).toString()}`, undefined],
    ['plan', form],
  ] as const) {
    const answer = await page(`${home}/${path}`, sent);
    expect([answer.status, answer.html.includes('cannot be changed. Pay the open invoice first.')]).toEqual([
      409,
      true,
    ]);
  }
  expect((await current()).items.data[0]?.price.id).toBe(price.id);
  const [open] = (await bed.stripe.invoices.list({ subscription: subscription.id, status: 'open' })).data;
  const failed = await page(`${home}/pay`, { invoice: open!.id });
  expect([failed.status, failed.html.includes('Your card was declined.')]).toEqual([402, true]);
  const refused = await page(`${home}/card`, cardForm('4000000000000002'));
  expect([refused.status, refused.html.includes('Your card was declined.')]).toEqual([402, true]);
  expect((await page(`${home}/card`, cardForm('5555555555554444'))).status).toBe(303);
  expect((await page(`${home}/home`)).html).toContain('Mastercard ending in 4444');
  expect((await page(`${home}/pay`, { invoice: open!.id })).status).toBe(303);
  expect((await current()).status).toBe('active');
  expect((await page(`${home}/pay`, { invoice: open!.id })).status).toBe(303);
});

it('the portal shows the cost of a plan change before it is made', { tags: ['@long'] }, async () => {
  await bed.advance(15);
  const dearer = await bed.newPrice(99_900, 'year', idOf(price.product));
  const form = { subscription: subscription.id, price: dearer.id };
  const chosen = await page(`${home}/plan?${new URLSearchParams(form).toString()}`);
  const due = /Due now<\/span><span>£([\d.,]+)/.exec(chosen.html)?.[1];
  expect(Number(due)).toBeGreaterThan(390);
  expect((await page(`${home}/plan`, form)).status).toBe(303);
  const [invoice] = (await bed.stripe.invoices.list({ subscription: subscription.id })).data;
  expect(Math.abs((invoice?.amount_paid ?? 0) - Number(due) * 100)).toBeLessThan(2);
  expect((await current()).items.data[0]?.price.id).toBe(dearer.id);
});

it('a portal session can begin with a flow and returns from it', { tags: ['@long'] }, async () => {
  const url = await openPortal({
    type: 'subscription_cancel',
    subscription_cancel: { subscription: subscription.id },
    after_completion: { type: 'redirect', redirect: { return_url: 'http://localhost:5001/gone' } },
  });
  const { location } = await page(url);
  expect(location).toContain('/cancel?subscription=');
  const done = await page(`${url}/cancel`, { subscription: subscription.id });
  expect(done.location).toBe('http://localhost:5001/gone');
  const cards = await openPortal({ type: 'payment_method_update' });
  expect((await page(cards)).location).toMatch(/\/card$/);
});

it('the portal shows nothing of other customers', { tags: ['@long'] }, async () => {
  const other = await bed.subscribe({ price: price.id });
  const [invoice] = (await bed.stripe.invoices.list({ subscription: other.id })).data;
  for (const [path, form] of [
    ['cancel', { subscription: other.id }],
    ['resume', { subscription: other.id }],
    ['plan', { subscription: other.id, price: price.id }],
    ['plan', { subscription: subscription.id, price: 'price_none' }],
    ['pay', { invoice: invoice!.id }],
    ['cancel', {}],
  ] as const)
    expect((await page(`${home}/${path}`, { ...form })).status).toBe(404);
  expect((await page('/p/session/bps_none/home')).status).toBe(404);
  expect(await bed.stripe.subscriptions.retrieve(other.id)).toMatchObject({ cancel_at_period_end: false });
});
