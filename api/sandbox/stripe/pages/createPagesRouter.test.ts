import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CARD, cardForm, idOf, openStripeBed, type StripeBed } from '../../../test/stripeBed.ts';

let bed: StripeBed;
let price: Stripe.Price;
beforeEach(async () => {
  bed = await openStripeBed();
  const product = await bed.stripe.products.create({ name: 'Tom & Jerry <Gold>' });
  price = await bed.newPrice(59_900, 'year', product.id);
});
afterEach(() => bed.close());

const page = (url: string, form?: Record<string, string>) => bed.page(url, form);
const subscriptions = async () => (await bed.stripe.subscriptions.list({ status: 'all' })).data;

describe('Checkout', { tags: ['@long'] }, () => {
  it('Checkout shows the plan and the date of the first payment', async () => {
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

  it('Checkout redirects after the payment', async () => {
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

  it('a form that is sent twice, also in parallel, creates one subscription', async () => {
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
    ['no e-mail', { email: 'rosa' }, 400, 'Enter an email address'],
  ])('Checkout shows the error of %s', async (_what, change, wanted, message) => {
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

  it('a test card is filled in, and typed text is kept', async () => {
    const { url } = await bed.checkout(price.id);
    const { status, html } = await page(url ?? '', {
      email: 'sam@smash.example',
      fill: '4242 4242 4242 4242',
    });
    expect(status).toBe(200);
    expect(html).toContain('value="sam@smash.example"');
    expect(html).toMatch(/value="4242 4242 4242 4242"\s+autocomplete="cc-number"/);
  });

  it('the e-mail address of a known customer is fixed', async () => {
    const customer = await bed.stripe.customers.create({ email: 'known@a.example' });
    const { id, url } = await bed.checkout(price.id, { customer: customer.id });
    expect((await page(url ?? '')).html).toMatch(/value="known@a.example"[^>]* readonly/);
    await page(url ?? '', { ...cardForm(CARD.works), email: 'other@b.example' });
    expect(await bed.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      customer: customer.id,
      customer_details: { email: 'known@a.example' },
    });
  });

  it('a completed or expired Checkout says so', async () => {
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

describe('the clock page', { tags: ['@long'] }, () => {
  it.each([
    ['1', 1],
    ['3', 3],
    ['14', 14],
    ['month', 31],
  ])('the clock moves by %s', async (by, days) => {
    const before = await bed.now();
    expect((await page('/clock', { by })).status).toBe(303);
    expect(Math.abs((await bed.now()) - before - days * 86_400)).toBeLessThan(5);
  });

  it('the clock moves to a given time, forward only', async () => {
    expect((await page('/clock', { to: '2026-03-01T12:00:00' })).status).toBe(303);
    expect(new Date((await bed.now()) * 1000).toISOString()).toMatch(/^2026-03-01T12:00:0/);
    for (const to of ['2026-02-01T12:00:00', '2050-01-01T00:00:00', 'soon', '']) {
      const { status, html } = await page('/clock', { to });
      expect([status, html.includes('Choose a time after the present one')]).toEqual([400, true]);
    }
  });

  it('moving the clock performs due work', async () => {
    const { id } = await bed.subscribe({ price: price.id, trialDays: 14 });
    await page('/clock', { by: '14' });
    expect((await bed.stripe.subscriptions.retrieve(id)).status).toBe('active');
    expect((await page('/clock')).html).toContain('customer.subscription.trial_will_end');
  });
});

describe('every page', { tags: ['@long'] }, () => {
  it('every page runs no script, posts only to its own origin, and is missing for an unknown id', async () => {
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

  it('a form of another site is refused', async () => {
    const response = await fetch(`${bed.sandbox.baseUrl}/clock`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ by: '14' }),
    });
    expect(response.status).toBe(403);
  });

  it('the pages keep their addresses after a restart on another port', async () => {
    const { id } = await bed.checkout(price.id);
    const { latest_invoice: invoice } = await bed.subscribe({ price: price.id });
    await bed.restart();
    expect((await bed.stripe.checkout.sessions.retrieve(id)).url).toBe(`${bed.sandbox.baseUrl}/c/pay/${id}`);
    const { invoice_pdf: pdf } = await bed.stripe.invoices.retrieve(idOf(invoice));
    expect((await bed.visit(pdf ?? '')).status).toBe(200);
  });
});
