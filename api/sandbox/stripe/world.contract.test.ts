import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectAccount } from '../../test/connectedAccount.ts';
import { CARD, idOf, openStripeBed, type StripeBed } from '../../test/stripeBed.ts';
import { API_VERSION } from './world.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
let bed: StripeBed;
const recorded = new Map<string, { type: string; body: unknown }>();

/** Records a response of the sandbox before the SDK converts it. */
async function record(type: string, path: string, account?: string): Promise<void> {
  const headers = {
    authorization: 'Bearer sk_test_bed',
    ...(account === undefined ? {} : { 'stripe-account': account }),
  };
  const response = await fetch(`${bed.sandbox.baseUrl}/v1/${path}`, { headers });
  expect(response.status).toBe(200);
  recorded.set(path, { type, body: await response.json() });
}

beforeAll(async () => {
  bed = await openStripeBed();
  const price = await bed.newPrice(1000, 'month');
  const open = await bed.checkout(price.id);
  const active = await bed.subscribe({ price: price.id });
  const trial = await bed.subscribe({ price: price.id, trialDays: 60, card: null, missing: 'cancel' });
  const late = await bed.subscribe({ price: price.id, card: CARD.failsLater });
  await bed.stripe.subscriptions.update(trial.id, { cancel_at_period_end: true });
  await bed.advance(31.2);
  const ended = await bed.subscribe({ price: price.id });
  await bed.stripe.subscriptions.cancel(ended.id);
  const [payment] = (await bed.stripe.invoicePayments.list({ limit: 1 })).data;
  const refund = await bed.stripe.refunds.create({ payment_intent: idOf(payment?.payment.payment_intent) });
  const sessions = await bed.stripe.checkout.sessions.list({ subscription: active.id });

  await record('Stripe.Product', `products/${idOf(price.product)}`);
  await record('Stripe.Price', `prices/${price.id}`);
  await record('Stripe.Price', `prices/${price.id}?expand[]=product`);
  await record('Stripe.Customer', `customers/${idOf(active.customer)}`);
  for (const { id } of [active, trial, late, ended])
    await record('Stripe.Subscription', `subscriptions/${id}`);
  const all = 'expand[]=latest_invoice&expand[]=customer&expand[]=default_payment_method';
  await record('Stripe.Subscription', `subscriptions/${late.id}?${all}`);
  await record('Stripe.ApiList<Stripe.Subscription>', 'subscriptions?status=all');
  await record('Stripe.ApiList<Stripe.Invoice>', 'invoices?limit=20');
  await record('Stripe.ApiList<Stripe.Price>', 'prices');
  await record('Stripe.Checkout.Session', `checkout/sessions/${open.id}?expand[]=line_items`);
  await record(
    'Stripe.Checkout.Session',
    `checkout/sessions/${sessions.data[0]!.id}?expand[]=subscription&expand[]=invoice`,
  );
  await record('Stripe.ApiList<Stripe.InvoicePayment>', 'invoice_payments');
  await record('Stripe.Refund', `refunds/${refund.id}`);
  await record('Stripe.ApiList<Stripe.TestHelpers.TestClock>', 'test_helpers/test_clocks');
  const portal = await bed.stripe.billingPortal.sessions.create({
    customer: idOf(active.customer),
    flow_data: { type: 'subscription_update', subscription_update: { subscription: active.id } },
  });
  recorded.set('portal', { type: 'Stripe.BillingPortal.Session', body: withoutResponse(portal) });
  const preview = await bed.stripe.invoices.createPreview({ subscription: active.id });
  recorded.set('preview', { type: 'Stripe.Invoice', body: withoutResponse(preview) });
  for (const type of [
    'checkout.session.completed',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'invoice.paid',
    'invoice.payment_failed',
    'customer.created',
  ]) {
    const [event] = (await bed.stripe.events.list({ type, limit: 1 })).data;
    await record(`Extract<Stripe.Event, { type: '${type}' }>`, `events/${event!.id}`);
  }
  await recordAccount();
}, 60_000);
afterAll(() => bed.close());

/** Records what belongs to a connected account. */
async function recordAccount(): Promise<void> {
  const { id, on, link, order, pay } = await connectAccount(bed);
  recorded.set('link', { type: 'Stripe.AccountLink', body: withoutResponse(await link()) });
  await record('Stripe.Account', `accounts/${id}`);
  const open = await order();
  const paid = await pay({ payment_intent_data: {} });
  await bed.stripe.refunds.create({ payment_intent: paid.id, amount: 500 }, on);
  const held = await pay();
  // A balance below zero is not paid out.
  for (let count = 0; count < 3; count += 1) await pay({ payment_intent_data: {} });
  const disputed = await pay({ payment_intent_data: {} });
  await bed.visit(`/accounts/${id}`, { dispute: disputed.id });
  await bed.advance(5);
  await record('Stripe.Checkout.Session', `checkout/sessions/${open.id}?expand[]=line_items`, id);
  await record('Stripe.ApiList<Stripe.Checkout.Session>', 'checkout/sessions', id);
  await record('Stripe.PaymentIntent', `payment_intents/${held.id}`, id);
  const all = 'expand[]=latest_charge&expand[]=latest_charge.balance_transaction';
  await record('Stripe.PaymentIntent', `payment_intents/${paid.id}?${all}`, id);
  for (const [type, path] of [
    ['Charge', 'charges'],
    ['Refund', 'refunds?limit=100'],
    ['BalanceTransaction', 'balance_transactions'],
    ['Payout', 'payouts'],
    ['Dispute', 'disputes'],
  ] as const)
    await record(`Stripe.ApiList<Stripe.${type}>`, path, id);
  for (const type of ['account.updated', 'charge.dispute.created', 'charge.refunded', 'payout.paid']) {
    const [event] = (await bed.stripe.events.list({ type, limit: 1 })).data;
    await record(`Extract<Stripe.Event, { type: '${type}' }>`, `events/${event!.id}`);
  }
}

const withoutResponse = (object: object): unknown => JSON.parse(JSON.stringify(object));

/** A TypeScript literal; the SDK converts some texts to decimals. */
const literal = (value: unknown): string =>
  JSON.stringify(value).replace(/("\w+_decimal"|"amount_decimal"):"[\d.]+"/g, '$1:decimal');

it('the sandbox has the API version of the SDK', { tags: ['@long'] }, async () => {
  const { getApiField } = bed.stripe;
  expect(getApiField.call(bed.stripe, 'version')).toBe(API_VERSION);
});

it(
  'responses have only fields that the SDK types know, and all that they require',
  { tags: ['@long'] },
  () => {
    // Inside the project, so that TypeScript finds the SDK and its types.
    const folder = mkdtempSync(join(HERE, '.contract-'));
    const file = join(folder, 'recorded.ts');
    const checks = [...recorded.values()].map(
      ({ type, body }, place) => `export const recorded${place}: ${type} = ${literal(body)};`,
    );
    const types = `import type { Stripe } from 'stripe';\ndeclare const decimal: NonNullable<Stripe.Price['unit_amount_decimal']>;\n`;
    writeFileSync(file, types + checks.join('\n'));
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2024,
      types: ['node'],
    });
    const problems = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    rmSync(folder, { recursive: true });
    expect(problems).toEqual([]);
    expect(recorded.size).toBeGreaterThan(20);
  },
);
