import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStripeBed, type StripeBed } from '../../test/stripeBed.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let bed: StripeBed;
let offset = 0;
beforeEach(async () => {
  offset = 0;
  bed = await openStripeBed({ clock: () => new Date(Date.now() + offset) });
});
afterEach(() => bed.close());

const key = { idempotencyKey: 'customer-1' };
const count = async () => (await bed.stripe.customers.list()).data.length;

it('the same key and the same request get the same answer', async () => {
  const first = await bed.stripe.customers.create({ name: 'Rosa' }, key);
  const second = await bed.stripe.customers.create({ name: 'Rosa' }, key);
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(await count()).toBe(1);
});

it('also after a restart', async () => {
  const first = await bed.stripe.customers.create({ name: 'Rosa' }, key);
  await bed.restart();
  expect((await bed.stripe.customers.create({ name: 'Rosa' }, key)).id).toBe(first.id);
});

it('another request with the same key is refused', async () => {
  await bed.stripe.customers.create({ name: 'Rosa' }, key);
  await expect(bed.stripe.customers.create({ name: 'Sam' }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  await expect(bed.stripe.products.create({ name: 'Rosa' }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
  expect(await count()).toBe(1);
});

it('many at once are one', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, () => bed.stripe.customers.create({ name: 'Rosa' }, key)),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await count()).toBe(1);
});

it('a request that was refused may be corrected', async () => {
  await expect(bed.stripe.products.create({ name: '' }, key)).rejects.toMatchObject({ statusCode: 400 });
  expect(await bed.stripe.products.create({ name: 'Gold' }, key)).toMatchObject({ name: 'Gold' });
});

it('keys are forgotten after a day', async () => {
  const first = await bed.stripe.customers.create({ name: 'Rosa' }, key);
  offset = DAY_MS + 1000;
  expect((await bed.stripe.customers.create({ name: 'Rosa' }, key)).id).not.toBe(first.id);
});

it('no key means a new object', async () => {
  await bed.stripe.customers.create({ name: 'Rosa' });
  await bed.stripe.customers.create({ name: 'Rosa' });
  expect(await count()).toBe(2);
});
