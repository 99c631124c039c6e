import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARD, cardForm, idOf, openStripeBed, type StripeBed } from '../../../../test/stripeBed.ts';

let bed: StripeBed;
let price: Stripe.Price;
beforeEach(async () => {
  bed = await openStripeBed();
  const product = await bed.stripe.products.create({ name: 'Tom & Jerry <Gold>' });
  price = await bed.newPrice(59_900, 'year', product.id);
});
afterEach(() => bed.close());

const page = async (url: string, form?: Record<string, string>) => {
  const response = await bed.visit(url, form);
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
};
const subscriptions = async () => (await bed.stripe.subscriptions.list({ status: 'all' })).data;

describe('Checkout', () => {
  it('shows what is bought, and when the first payment is', async () => {
    const { url } = await bed.checkout(price.id, { subscription_data: { trial_period_days: 14 } });
    const { html } = await page(url ?? '');
    expect(html).toContain('Stripe sandbox: no real money moves');
    expect(html).toContain('Try Tom &amp; Jerry &lt;Gold&gt;');
    expect(html).toContain('14 days free, then £599.00 per year');
    expect(html).toContain('First payment on 19 January 2026');
    expect(html).toContain('href="http://localhost:5001/cancelled"');
    for (const token of ['email', 'cc-number', 'cc-exp', 'cc-csc', 'cc-name'])
      expect(html).toContain(`autocomplete="${token}"`);
    const paid = await page((await bed.checkout(price.id)).url ?? '');
    expect(paid.html).toContain('Pay £599.00');
  });

  it('leads on when paid', async () => {
    const { id, url } = await bed.checkout(price.id);
    const { status, location } = await page(url ?? '', cardForm(CARD.works));
    expect([status, location]).toEqual([303, `http://localhost:5001/done?session_id=${id}`]);
    expect(await bed.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer_details: { email: 'rosa@olive.example', name: 'Rosa Marchetti' },
    });
  });

  it('sent twice, also at once, makes one subscription', async () => {
    const { url } = await bed.checkout(price.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => page(url ?? '', cardForm(CARD.works))));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(await subscriptions()).toHaveLength(1);
    expect((await bed.stripe.customers.list()).data).toHaveLength(1);
  });

  it.each([
    ['a declined card', { number: '4000000000000002' }, 402, 'Your card was declined.'],
    ['no funds', { number: '4000000000009995' }, 402, 'Your card has insufficient funds.'],
    ['a mistyped number', { number: '4242424242424241' }, 400, 'Your card number is invalid.'],
    ['an old card', { expiry: '01/20' }, 400, 'expiry date is in the past'],
    ['no code', { code: '' }, 400, 'security code is incomplete'],
    ['no e-mail', { email: 'rosa' }, 400, 'Enter an e-mail address'],
  ])('says what is wrong: %s', async (_what, change, wanted, message) => {
    const { id, url } = await bed.checkout(price.id);
    const { status, html } = await page(url ?? '', { ...cardForm(CARD.works), ...change });
    expect(status).toBe(wanted);
    expect(html.replaceAll('&#39;', "'")).toContain(message);
    expect(html).toContain('role="alert"');
    expect(html).toContain('value="Rosa Marchetti"');
    expect(await subscriptions()).toEqual([]);
    expect((await bed.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    const { status: second } = await page(url ?? '', cardForm(CARD.works));
    expect(second).toBe(303);
  });

  it('fills in a test card and keeps what was typed', async () => {
    const { url } = await bed.checkout(price.id);
    const { status, html } = await page(url ?? '', {
      email: 'sam@smash.example',
      fill: '4242 4242 4242 4242',
    });
    expect(status).toBe(200);
    expect(html).toContain('value="sam@smash.example"');
    expect(html).toMatch(/value="4242 4242 4242 4242"\s+autocomplete="cc-number"/);
  });

  it('keeps the e-mail of a known customer', async () => {
    const customer = await bed.stripe.customers.create({ email: 'known@a.example' });
    const { id, url } = await bed.checkout(price.id, { customer: customer.id });
    expect((await page(url ?? '')).html).toMatch(/value="known@a.example"[^>]* readonly/);
    await page(url ?? '', { ...cardForm(CARD.works), email: 'other@b.example' });
    expect(await bed.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      customer: customer.id,
      customer_details: { email: 'known@a.example' },
    });
  });

  it('that is over says so', async () => {
    const done = await bed.checkout(price.id);
    await page(done.url ?? '', cardForm(CARD.works));
    expect((await page(done.url ?? '')).html).toContain('This payment is complete');
    const expired = await bed.checkout(price.id);
    await bed.stripe.checkout.sessions.expire(expired.id);
    expect((await page(expired.url ?? '')).html).toContain('This page has expired');
    const late = await page(expired.url ?? '', cardForm(CARD.works));
    expect(late.status).toBe(410);
    expect(await subscriptions()).toHaveLength(1);
    expect((await page('/c/pay/cs_test_none')).status).toBe(404);
  });
});

describe('the portal', () => {
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
  const current = () => bed.stripe.subscriptions.retrieve(subscription.id);
  const start = async (card: string) => {
    subscription = await bed.subscribe({ price: price.id, trialDays: 14, card });
    home = await openPortal();
  };
  beforeEach(() => start(CARD.works));

  it('shows plan, next payment, card and invoices', async () => {
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

  it('cancels at the end of the period, and takes it back', async () => {
    const form = { subscription: subscription.id };
    expect((await page(`${home}/cancel?subscription=${subscription.id}`)).html).toContain(
      'until 19 January 2026',
    );
    expect((await page(`${home}/cancel`, form)).status).toBe(303);
    expect(await current()).toMatchObject({ cancel_at_period_end: true, status: 'trialing' });
    expect((await page(`${home}/home`)).html).toContain('The plan ends on 19 January 2026');
    expect((await page(`${home}/resume`, form)).status).toBe(303);
    expect(await current()).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
  });

  it('changes the card, and pays what is open', async () => {
    await bed.close();
    bed = await openStripeBed();
    price = await bed.newPrice(59_900, 'year');
    await start(CARD.failsLater);
    await bed.advance(14.1);
    const due = await page(`${home}/home`);
    expect(due.html).toContain('Payment overdue');
    // What is not paid for cannot be traded in.
    expect(due.html).not.toContain('Change plan');
    const other = await bed.newPrice(99_900, 'year', idOf(price.product));
    const form = { subscription: subscription.id, price: other.id };
    for (const [path, sent] of [
      [`plan?${new URLSearchParams(form).toString()}`, undefined],
      ['plan', form],
    ] as const) {
      const answer = await page(`${home}/${path}`, sent);
      expect([answer.status, answer.html.includes('cannot be changed. Pay the open invoice first.')]).toEqual(
        [409, true],
      );
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

  it('changes the plan after saying what it costs', async () => {
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

  it('begins with a flow and returns from it', async () => {
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

  it('shows nobody else’s', async () => {
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
});

describe('the clock page', () => {
  it.each([
    ['1', 1],
    ['3', 3],
    ['14', 14],
    ['month', 31],
  ])('moves by %s', async (by, days) => {
    const before = await bed.now();
    expect((await page('/clock', { by })).status).toBe(303);
    expect(Math.abs((await bed.now()) - before - days * 86_400)).toBeLessThan(5);
  });

  it('moves to a time, forward only', async () => {
    expect((await page('/clock', { to: '2026-03-01T12:00:00' })).status).toBe(303);
    expect(new Date((await bed.now()) * 1000).toISOString()).toMatch(/^2026-03-01T12:00:0/);
    for (const to of ['2026-02-01T12:00:00', '2050-01-01T00:00:00', 'soon', '']) {
      const { status, html } = await page('/clock', { to });
      expect([status, html.includes('Choose a time after the present one')]).toEqual([400, true]);
    }
  });

  it('does what is due', async () => {
    const { id } = await bed.subscribe({ price: price.id, trialDays: 14 });
    await page('/clock', { by: '14' });
    expect((await bed.stripe.subscriptions.retrieve(id)).status).toBe('active');
    expect((await page('/clock')).html).toContain('customer.subscription.trial_will_end');
  });
});

describe('every page', () => {
  it('runs nothing, posts to nobody else, and is not found for what is not there', async () => {
    const session = await bed.checkout(price.id);
    const { customer, latest_invoice: invoice } = await bed.subscribe({ price: price.id });
    const portal = await bed.stripe.billingPortal.sessions.create({ customer: idOf(customer) });
    for (const path of [
      session.url ?? '',
      `${portal.url}/home`,
      `${portal.url}/card`,
      '/clock',
      '/webhooks',
      `/i/${idOf(invoice)}`,
    ]) {
      const response = await bed.visit(path);
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|script-src/);
      expect(await response.text()).not.toMatch(/<script|<style|style="|<Gold>/);
    }
    expect((await bed.visit(session.url ?? '')).headers.get('content-security-policy')).toContain(
      "form-action 'self' http://localhost:5001;",
    );
    expect((await page('/nothing')).status).toBe(404);
    expect((await page('/')).location).toBe('/clock');
    expect((await bed.visit('/sandbox.css')).headers.get('content-type')).toContain('text/css');
  });

  it("refuses another site's forms", async () => {
    const response = await fetch(`${bed.sandbox.baseUrl}/clock`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ by: '14' }),
    });
    expect(response.status).toBe(403);
  });

  it('has the same address after a restart on another port', async () => {
    const { id } = await bed.checkout(price.id);
    const { latest_invoice: invoice } = await bed.subscribe({ price: price.id });
    await bed.restart();
    expect((await bed.stripe.checkout.sessions.retrieve(id)).url).toBe(`${bed.sandbox.baseUrl}/c/pay/${id}`);
    const { invoice_pdf: pdf } = await bed.stripe.invoices.retrieve(idOf(invoice));
    expect((await bed.visit(pdf ?? '')).status).toBe(200);
  });
});
