import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf, openStripeBed, type StripeBed } from '../../../test/stripeBed.ts';

let bed: StripeBed;
beforeAll(async () => {
  bed = await openStripeBed();
});
afterAll(() => bed.close());

describe('products', { tags: ['@long'] }, () => {
  it('products are created, read, changed and listed', async () => {
    const { products } = bed.stripe;
    const made = await products.create({
      name: 'Gold',
      description: 'For busy kitchens',
      metadata: { planKey: 'gold', old: 'x' },
      marketing_features: [{ name: 'Orders' }],
    });
    expect(made).toMatchObject({ object: 'product', active: true, metadata: { planKey: 'gold', old: 'x' } });
    expect(made.id).toMatch(/^prod_\w{14}$/);
    const changed = await products.update(made.id, {
      name: 'Gold plan',
      description: '',
      metadata: { old: '', more: 'y' },
    });
    expect(changed).toMatchObject({
      name: 'Gold plan',
      description: null,
      metadata: { planKey: 'gold', more: 'y' },
    });
    expect(changed.metadata).not.toHaveProperty('old');
    expect(await products.retrieve(made.id)).toMatchObject({ name: 'Gold plan' });
    await products.update(made.id, { active: false });
    expect((await products.list({ active: true })).data.map(({ id }) => id)).not.toContain(made.id);
    expect((await products.list({ ids: [made.id] })).data).toHaveLength(1);
  });

  it('a product accepts our id, once', async () => {
    await bed.stripe.products.create({ id: 'plan_silver', name: 'Silver' });
    await expect(bed.stripe.products.create({ id: 'plan_silver', name: 'Silver' })).rejects.toMatchObject({
      statusCode: 400,
      code: 'resource_already_exists',
    });
  });

  it('products are listed by pages, newest first', async () => {
    const names = ['Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5'];
    for (const name of names) await bed.stripe.products.create({ name, metadata: { paged: 'yes' } });
    const first = await bed.stripe.products.list({ limit: 2 });
    expect(first.data.map(({ name }) => name)).toEqual(['Page 5', 'Page 4']);
    expect(first.has_more).toBe(true);
    const second = await bed.stripe.products.list({ limit: 2, starting_after: first.data[1]!.id });
    expect(second.data.map(({ name }) => name)).toEqual(['Page 3', 'Page 2']);
    const back = await bed.stripe.products.list({ limit: 10, ending_before: second.data[0]!.id });
    expect(back.data.map(({ name }) => name)).toEqual(['Page 5', 'Page 4']);
    const all: string[] = [];
    for await (const { name, metadata } of bed.stripe.products.list({ limit: 2 }))
      if (metadata['paged']) all.unshift(name);
    expect(all).toEqual(names);
  });
});

describe('prices', { tags: ['@long'] }, () => {
  it.each(['week', 'month', 'year'] as const)('a price can be paid by the %s', async (interval) => {
    const price = await bed.newPrice(1499, interval);
    expect(price).toMatchObject({
      object: 'price',
      currency: 'gbp',
      unit_amount: 1499,
      type: 'recurring',
      recurring: { interval, interval_count: 1, usage_type: 'licensed' },
    });
    expect(price.unit_amount_decimal?.toString()).toBe('1499');
    expect(price.id).toMatch(/^price_\w{24}$/);
  });

  it('prices are found by lookup key, which moves only on request', async () => {
    const product = (await bed.stripe.products.create({ name: 'Keys' })).id;
    const params = { product, currency: 'gbp', recurring: { interval: 'month' as const } };
    const first = await bed.stripe.prices.create({ ...params, unit_amount: 100, lookup_key: 'keys-month' });
    await expect(
      bed.stripe.prices.create({ ...params, unit_amount: 200, lookup_key: 'keys-month' }),
    ).rejects.toMatchObject({ statusCode: 400, param: 'lookup_key' });
    const second = await bed.stripe.prices.create({
      ...params,
      unit_amount: 200,
      lookup_key: 'keys-month',
      transfer_lookup_key: true,
    });
    const found = await bed.stripe.prices.list({
      lookup_keys: ['keys-month', 'other'],
      expand: ['data.product'],
    });
    expect(found.data.map(({ id }) => id)).toEqual([second.id]);
    expect(found.data[0]?.product).toMatchObject({ id: product, name: 'Keys' });
    expect((await bed.stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
    await bed.stripe.prices.update(first.id, { active: false, metadata: { a: 'b' } });
    expect(await bed.stripe.prices.retrieve(first.id)).toMatchObject({ active: false, metadata: { a: 'b' } });
    expect((await bed.stripe.prices.list({ product, active: true })).data).toHaveLength(1);
  });

  it.each([
    ['another currency', { currency: 'usd' }, 'currency'],
    ['a negative amount', { unit_amount: -1 }, 'unit_amount'],
    ['an unknown product', { product: 'prod_none' }, 'product'],
    ['four years', { recurring: { interval: 'year' as const, interval_count: 4 } }, 'recurring'],
  ])('a price with %s is refused', async (_what, change, param) => {
    const product = (await bed.stripe.products.create({ name: 'Refused' })).id;
    await expect(
      bed.stripe.prices.create({
        product,
        currency: 'gbp',
        unit_amount: 1,
        recurring: { interval: 'month' },
        ...change,
      }),
    ).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', param });
  });
});

describe('customers', { tags: ['@long'] }, () => {
  it('customers are created, read, changed and found by e-mail', async () => {
    const { customers } = bed.stripe;
    const made = await customers.create({
      email: 'rosa@olive.example',
      name: 'Rosa',
      metadata: { userId: '1' },
    });
    expect(made.id).toMatch(/^cus_\w{14}$/);
    await customers.update(made.id, { name: 'Rosa Marchetti' });
    expect(await customers.retrieve(made.id)).toMatchObject({ name: 'Rosa Marchetti', balance: 0 });
    const found = await customers.list({ email: 'rosa@olive.example' });
    expect(found.data.map(({ id }) => id)).toEqual([made.id]);
    expect((await customers.list({ email: 'ROSA@olive.example' })).data).toEqual([]);
  });

  it('a customer cannot use the card of another customer', async () => {
    const price = await bed.newPrice(100, 'month');
    const { default_payment_method: card } = await bed.subscribe({ price: price.id });
    const other = await bed.stripe.customers.create({});
    await expect(
      bed.stripe.customers.update(other.id, {
        invoice_settings: { default_payment_method: idOf(card) },
      }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
  });
});
