import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, openStripeBed, type StripeBed } from '../../../test/stripeBed.ts';

let bed: StripeBed;
let price: string;
beforeAll(async () => {
  bed = await openStripeBed();
  price = (await bed.newPrice(59_900, 'year')).id;
});
afterAll(() => bed.close());

describe('checkout.sessions', { tags: ['@long'] }, () => {
  it("Checkout sessions are created with the product's parameters, and read back", async () => {
    const customer = await bed.stripe.customers.create({ email: 'sam@smash.example' });
    const session = await bed.checkout(price, {
      customer: customer.id,
      client_reference_id: 'site-1',
      metadata: { attemptId: 'a' },
      subscription_data: { trial_period_days: 14, metadata: { attemptId: 'a' } },
    });
    expect(session).toMatchObject({
      object: 'checkout.session',
      mode: 'subscription',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 0,
      client_reference_id: 'site-1',
      customer: customer.id,
      subscription: null,
    });
    expect(session.id).toMatch(/^cs_test_\w{58}$/);
    expect(session.url).toBe(`${bed.sandbox.baseUrl}/c/pay/${session.id}`);
    const read = await bed.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['customer', 'line_items'],
    });
    expect(read.customer).toMatchObject({ id: customer.id, email: 'sam@smash.example' });
    expect(read.line_items?.data[0]).toMatchObject({ object: 'item', quantity: 1, price: { id: price } });
    const lines = await bed.stripe.checkout.sessions.listLineItems(session.id);
    expect(lines.data).toHaveLength(1);
    const listed = await bed.stripe.checkout.sessions.list({ customer: customer.id });
    expect(listed.data.map(({ id }) => id)).toEqual([session.id]);
  });

  it('a Checkout session can be expired once', async () => {
    const session = await bed.checkout(price);
    const expired = await bed.stripe.checkout.sessions.expire(session.id);
    expect(expired).toMatchObject({ status: 'expired', url: null });
    await expect(bed.stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
  });

  it('a Checkout session expires after a day', async () => {
    const session = await bed.checkout(price);
    await bed.advance(1.01);
    expect((await bed.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
  });

  it.each([
    ['an unknown price', { line_items: [{ price: 'price_none', quantity: 1 }] }, 'line_items[0][price]'],
    ['no price at all', { line_items: [] }, 'line_items'],
    ['one-off payments', { mode: 'payment' as const }, 'mode'],
    ['payment method types', JSON.parse('{"payment_method_types":["card"]}'), 'payment_method_types'],
    ['an unknown customer', { customer: 'cus_none' }, 'customer'],
    ['a customer and an e-mail', { customer: 'cus_a', customer_email: 'a@b.example' }, 'customer_email'],
    [
      'a trial of no days',
      { subscription_data: { trial_period_days: 0 } },
      'subscription_data[trial_period_days]',
    ],
    ['no address', { success_url: 'javascript:alert(1)' }, 'success_url'],
    ['an end long ago', { expires_at: 1000 }, 'expires_at'],
  ])('a Checkout session with %s is refused', async (_what, change, param) => {
    await expect(bed.checkout(price, change)).rejects.toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      param,
    });
  });

  it('a Checkout session for an archived price is refused', async () => {
    const { id } = await bed.newPrice(100, 'month');
    await bed.stripe.prices.update(id, { active: false });
    await expect(bed.checkout(id)).rejects.toMatchObject({ code: 'price_inactive' });
  });
});

describe('billing_portal.sessions', { tags: ['@long'] }, () => {
  it('a portal session is created for a customer', async () => {
    const { id: customer } = await bed.stripe.customers.create({});
    const session = await bed.stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://localhost:5001/dashboard',
    });
    expect(session).toMatchObject({ object: 'billing_portal.session', customer, flow: null });
    expect(session.id).toMatch(/^bps_/);
    expect(session.url).toBe(`${bed.sandbox.baseUrl}/p/session/${session.id}`);
  });

  it("a portal session can begin with a flow of the customer's subscription", async () => {
    const { id: subscription, customer } = await bed.subscribe({ price });
    const flow = { type: 'subscription_cancel' as const, subscription_cancel: { subscription } };
    const made = await bed.stripe.billingPortal.sessions.create({
      customer: idOf(customer),
      flow_data: {
        ...flow,
        after_completion: { type: 'redirect', redirect: { return_url: 'http://localhost:5001/' } },
      },
    });
    expect(made.flow).toMatchObject({ type: 'subscription_cancel', subscription_cancel: { subscription } });
    const { id: other } = await bed.stripe.customers.create({});
    await expect(
      bed.stripe.billingPortal.sessions.create({ customer: other, flow_data: flow }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(
      bed.stripe.billingPortal.sessions.create({
        customer: idOf(customer),
        flow_data: { type: 'subscription_update' },
      }),
    ).rejects.toMatchObject({ code: 'parameter_missing', param: 'flow_data[subscription_update]' });
  });

  it('a deleted customer has no portal and no checkout, and its subscription has ended', async () => {
    const { id, customer } = await bed.subscribe({ price });
    const page = await bed.checkout(price, { customer: idOf(customer) });
    expect(await bed.stripe.customers.del(idOf(customer))).toMatchObject({ id: customer, deleted: true });
    expect((await bed.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    const read = await bed.stripe.checkout.sessions.retrieve(page.id, { expand: ['customer'] });
    expect(read).toMatchObject({ status: 'open', customer: { id: customer, deleted: true } });
    expect((await fetch(page.url ?? '')).status).toBe(404);
    const gone = { code: 'resource_missing', param: 'customer', statusCode: 400 };
    const sent = { customer: idOf(customer) };
    await expect(bed.stripe.billingPortal.sessions.create(sent)).rejects.toMatchObject(gone);
    await expect(bed.checkout(price, sent)).rejects.toMatchObject(gone);
    await expect(bed.stripe.customers.update(idOf(customer), { name: 'X' })).rejects.toMatchObject({
      statusCode: 404,
    });
  });

  it.each(['cus_none', ''])('a portal session for the customer %j is refused', (customer) =>
    expect(bed.stripe.billingPortal.sessions.create({ customer })).rejects.toMatchObject({ statusCode: 400 }),
  );
});
