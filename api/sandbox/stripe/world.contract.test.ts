import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARD, idOf, openStripeBed, type StripeBed } from '../../test/stripeBed.ts';
import { API_VERSION } from './world.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
let bed: StripeBed;
const recorded = new Map<string, { type: string; body: unknown }>();

/** Records a response of the sandbox before the SDK converts it. */
async function record(type: string, path: string): Promise<void> {
  const headers = { authorization: 'Bearer sk_test_bed' };
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
}, 60_000);
afterAll(() => bed.close());

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
