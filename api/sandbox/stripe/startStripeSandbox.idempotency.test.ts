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

it('a repeated request with the same key gets the same response', { tags: ['@long'] }, async () => {
  const first = await bed.stripe.customers.create({ name: 'Rosa' }, key);
  const second = await bed.stripe.customers.create({ name: 'Rosa' }, key);
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(await count()).toBe(1);
});

it('a repeated request gets the same response after a restart', { tags: ['@long'] }, async () => {
  const first = await bed.stripe.customers.create({ name: 'Rosa' }, key);
  await bed.restart();
  expect((await bed.stripe.customers.create({ name: 'Rosa' }, key)).id).toBe(first.id);
});

it('a different request with the same key is refused', { tags: ['@long'] }, async () => {
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

it('parallel requests with the same key are performed once', { tags: ['@long'] }, async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, () => bed.stripe.customers.create({ name: 'Rosa' }, key)),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await count()).toBe(1);
});

it('a refused request can be corrected under the same key', { tags: ['@long'] }, async () => {
  await expect(bed.stripe.products.create({ name: '' }, key)).rejects.toMatchObject({ statusCode: 400 });
  expect(await bed.stripe.products.create({ name: 'Gold' }, key)).toMatchObject({ name: 'Gold' });
});

it('an idempotency key expires after a day', { tags: ['@long'] }, async () => {
  const first = await bed.stripe.customers.create({ name: 'Rosa' }, key);
  offset = DAY_MS + 1000;
  expect((await bed.stripe.customers.create({ name: 'Rosa' }, key)).id).not.toBe(first.id);
});

it('each request without a key creates a new object', { tags: ['@long'] }, async () => {
  await bed.stripe.customers.create({ name: 'Rosa' });
  await bed.stripe.customers.create({ name: 'Rosa' });
  expect(await count()).toBe(2);
});
