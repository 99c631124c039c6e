import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARD, idOf, openStripeBed, type StripeBed } from '../../../test/stripeBed.ts';

let bed: StripeBed;
let price: string;
beforeAll(async () => {
  bed = await openStripeBed();
  price = (await bed.newPrice(1000, 'month')).id;
});
afterAll(() => bed.close());

describe('invoices', { tags: ['@long'] }, () => {
  it('invoices have numbers and describe their lines', async () => {
    const { id, customer } = await bed.subscribe({ price });
    const [invoice] = (await bed.stripe.invoices.list({ customer: idOf(customer) })).data;
    expect(invoice).toMatchObject({
      billing_reason: 'subscription_create',
      parent: { subscription_details: { subscription: id } },
      status: 'paid',
      total: 1000,
      amount_paid: 1000,
      amount_remaining: 0,
      customer_email: 'rosa@olive.example',
    });
    expect(invoice?.number).toMatch(/^[0-9A-Z]{8}-0001$/);
    expect(await bed.stripe.invoices.retrieve(invoice!.id)).toEqual(invoice);
    const lines = await bed.stripe.invoices.listLineItems(invoice!.id);
    expect(lines.data[0]).toMatchObject({ amount: 1000, description: '1 × Plan 1000 (at £10.00 per month)' });
    const pdf = await bed.visit(invoice!.invoice_pdf ?? '');
    expect(pdf.headers.get('content-type')).toContain('application/pdf');
  });

  it('a failed invoice is paid with another card', async () => {
    const { id, customer } = await bed.subscribe({ price, card: CARD.failsLater });
    const { default_payment_method: good } = await bed.subscribe({ price, customer: idOf(customer) });
    await bed.advance(32);
    const [open] = (await bed.stripe.invoices.list({ subscription: id, status: 'open' })).data;
    await expect(bed.stripe.invoices.pay(open!.id)).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
    });
    const paid = await bed.stripe.invoices.pay(open!.id, { payment_method: idOf(good) });
    expect(paid).toMatchObject({ status: 'paid', attempt_count: open!.attempt_count });
    expect((await bed.stripe.subscriptions.retrieve(id)).status).toBe('active');
    await expect(bed.stripe.invoices.pay(open!.id)).rejects.toMatchObject({ code: 'invoice_already_paid' });
  });

  it('a subscription without a next invoice has no preview', async () => {
    const { id } = await bed.subscribe({ price });
    await expect(
      bed.stripe.invoices.createPreview({
        subscription: id,
        subscription_details: { cancel_at_period_end: true },
      }),
    ).rejects.toMatchObject({ statusCode: 404, code: 'invoice_upcoming_none' });
    await expect(bed.stripe.invoices.createPreview({ subscription: 'sub_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

describe('payments', { tags: ['@long'] }, () => {
  it('payments are listed by invoice and refunded once', async () => {
    const { latest_invoice: invoice } = await bed.subscribe({ price });
    const { data } = await bed.stripe.invoicePayments.list({ invoice: idOf(invoice), status: 'paid' });
    expect(data).toMatchObject([{ amount_paid: 1000, invoice, payment: { type: 'payment_intent' } }]);
    const intent = idOf(data[0]?.payment.payment_intent);
    const part = await bed.stripe.refunds.create({ payment_intent: intent, amount: 400 });
    expect(part).toMatchObject({ object: 'refund', amount: 400, status: 'succeeded' });
    const rest = await bed.stripe.refunds.create({ payment_intent: intent });
    expect(rest.amount).toBe(600);
    expect((await bed.stripe.refunds.list({ payment_intent: intent })).data).toEqual([rest, part]);
    expect(await bed.stripe.refunds.retrieve(part.id)).toEqual(part);
    await expect(bed.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('an invoice of 0 has no payment', async () => {
    const { latest_invoice: invoice } = await bed.subscribe({ price, trialDays: 14 });
    expect((await bed.stripe.invoicePayments.list({ invoice: idOf(invoice) })).data).toEqual([]);
  });
});

describe('events', { tags: ['@long'] }, () => {
  it('events are read, and listed by type', async () => {
    const { id, name } = await bed.stripe.customers.create({ name: 'Before' });
    await bed.stripe.customers.update(id, { name: 'After' });
    const [event] = (await bed.stripe.events.list({ type: 'customer.updated', limit: 1 })).data;
    expect(event).toMatchObject({
      object: 'event',
      type: 'customer.updated',
      data: { object: { id, name: 'After' }, previous_attributes: { name } },
    });
    expect(event?.request?.id).toMatch(/^req_/);
    expect(await bed.stripe.events.retrieve(event!.id)).toEqual(event);
    const several = await bed.stripe.events.list({
      types: ['customer.created', 'customer.updated'],
      limit: 2,
    });
    expect(several.data.map(({ type }) => type)).toEqual(['customer.updated', 'customer.created']);
  });
});
