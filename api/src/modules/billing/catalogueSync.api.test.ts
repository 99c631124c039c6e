import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSite } from '../../../test/makeSite.ts';
import { payer } from '../../../test/payer.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { seedCatalogue } from '../../db/seed/seed.ts';
import { Price } from '../catalogue/catalogue.entity.ts';
import { CatalogueSync } from './catalogueSync.service.ts';
import { CheckoutSync } from './checkoutSync.service.ts';

let app: TestApp;
let pay: ReturnType<typeof payer>;
beforeAll(async () => {
  app = await startTestApp();
  pay = payer(app);
  await app.scope().em.transactional((em) => seedCatalogue(em));
});
afterAll(() => app.close());

const sync = () => app.scope().get(CatalogueSync).sync();

const provider = async () => {
  const list = async <T>(path: string) =>
    ((await (await pay.stripe(path, {}, 'GET')).json()) as { data: T[] }).data;
  const products = await list<{ id: string; name: string }>('/v1/products?limit=100');
  const prices = await list<{ id: string; active: boolean; unit_amount: number; lookup_key: string | null }>(
    '/v1/prices?limit=100',
  );
  return { products, prices };
};

it('every price except the free one gets an id, also when several processes start at once', async () => {
  await Promise.all([sync(), sync(), sync()]);
  const { products, prices } = await provider();
  expect([products.length, prices.length]).toEqual([7, 21]);
  const unsold = await app.scope().em.find(Price, { stripePriceId: null });
  expect(unsold.map(({ unitAmount }) => unitAmount)).toEqual([0]);
  expect(prices.find(({ id }) => id)?.lookup_key).toBeTruthy();
  const gold = await pay.priceOf('restaurant-gold', 'year');
  expect(prices.find(({ id }) => id === gold)).toMatchObject({
    unit_amount: 59_900,
    lookup_key: 'restaurant-gold-year',
    currency: 'gbp',
    recurring: { interval: 'year' },
  });
});

it('a repeated sync changes nothing', async () => {
  const before = await provider();
  expect(await sync()).toBe(0);
  expect(await provider()).toEqual(before);
});

it('a sync finds its prices when our ids are lost', async () => {
  const before = await pay.priceOf('restaurant-silver');
  await app.scope().em.nativeUpdate(Price, {}, { stripePriceId: null });
  expect(await sync()).toBe(21);
  expect(await pay.priceOf('restaurant-silver')).toBe(before);
  expect((await provider()).prices).toHaveLength(21);
});

it(
  'a changed amount becomes a new price, and existing payers keep the old one',
  { tags: ['@long'] },
  async () => {
    const old = await pay.priceOf('restaurant-silver');
    const site = await makeSite(app);
    await pay.deliver('paused');
    const { url, id } = await pay.checkout(site, old);
    await pay.pay(url);
    await app.scope().em.nativeUpdate(Price, { stripePriceId: old }, { unitAmount: 4499 });
    expect(await sync()).toBe(1);
    const fresh = await pay.priceOf('restaurant-silver');
    const { prices } = await provider();
    expect(prices.find((price) => price.id === old)).toMatchObject({ active: false, unit_amount: 3999 });
    expect(prices.find((price) => price.id === fresh)).toMatchObject({
      active: true,
      unit_amount: 4499,
      lookup_key: 'restaurant-silver-month',
    });
    await app.scope().get(CheckoutSync).sync(id);
    expect(await pay.plan(site.restaurantId)).toMatchObject({ package: 'SILVER', status: 'trialing' });
  },
);

it('a price whose amount changed is not sold at the old amount', async () => {
  const gold = await pay.priceOf('restaurant-gold');
  const { em } = app.scope();
  await em.nativeUpdate(Price, { stripePriceId: gold }, { unitAmount: 1 });
  await em.transactional((transaction) => seedCatalogue(transaction));
  await expect(pay.priceOf('restaurant-gold')).rejects.toThrow('is not sold');
  await sync();
  expect(await pay.priceOf('restaurant-gold')).toBe(gold);
});
