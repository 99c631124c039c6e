import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { payer } from '../../../test/payer.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { BillingService } from './billing.service.ts';
import { CheckoutSync } from './checkoutSync.service.ts';

let app: TestApp;
let pay: ReturnType<typeof payer>;
let mine: MadeSite;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ replace: { clock: () => now } });
  pay = payer(app);
  await pay.openShop();
  await pay.deliver('paused');
  mine = await makeSite(app);
});
afterAll(() => app.close());

const invoices = async () => {
  const { result, statements } = await statementsOf(() =>
    app.graphql<{ viewer: { invoices: { total: number; restaurant: { slug: string } | null }[] } }>(
      '{ viewer { invoices { total restaurant { slug } } } }',
      {},
      mine.owner?.token,
    ),
  );
  return { list: result.data.viewer.invoices, count: statements.length };
};

/** Pays for another site of the same person; returns its slug. */
async function payForAnother(): Promise<string> {
  const other = await makeSite(app);
  const owner = mine.owner?.id ?? '';
  await app.scope().em.nativeUpdate(Restaurant, { id: other.restaurantId }, { owner });
  const { url, id } = await pay.checkout(
    { ...other, owner: mine.owner },
    await pay.priceOf('restaurant-gold'),
  );
  await pay.pay(url);
  await app.scope().get(CheckoutSync).sync(id);
  return other.slug;
}

it('invoices have the site of their plan, if any, with a constant number of statements', async () => {
  const first = await payForAnother();
  const one = await invoices();
  expect(one.list).toEqual([{ total: 0, restaurant: { slug: first } }]);
  const second = await payForAnother();
  const priceId = await pay.priceOf('social-gold');
  const { url = '' } = await pay.mutate('createCheckoutSession', { priceId }, mine.owner?.token);
  await pay.pay(url);
  now = new Date(now.getTime() + 3_000);
  const all = await invoices();
  expect(all.list.map(({ restaurant }) => restaurant?.slug ?? null)).toEqual([null, second, first]);
  expect(all.count).toBe(one.count);
});

it('invoices call the provider once for many aliases and for requests in quick succession', async () => {
  now = new Date(now.getTime() + 3_000);
  const asked = vi.spyOn(app.container.infrastructure.payments, 'listInvoices');
  const aliases = Array.from({ length: 20 }, (_, index) => `i${index}: invoices { total }`).join(' ');
  for (let count = 0; count < 3; count += 1) {
    const { errors } = await app.graphql(`{ viewer { ${aliases} } }`, {}, mine.owner?.token);
    expect(errors).toBeUndefined();
  }
  expect(asked).toHaveBeenCalledTimes(1);
});

it('a person can ask the provider for invoices 60 times an hour', { tags: ['@long'] }, async () => {
  const asked = vi.spyOn(app.container.infrastructure.payments, 'listInvoices').mockResolvedValue([]);
  asked.mockClear();
  await app.container.infrastructure.database.pool.query(
    "delete from rate_limits where key like 'invoices:%'",
  );
  const outcomes = [];
  for (let count = 0; count < 62; count += 1) {
    now = new Date(now.getTime() + 3_000);
    outcomes.push(
      await app
        .scope()
        .get(BillingService)
        .invoices(mine.owner?.id ?? ''),
    );
  }
  expect(asked).toHaveBeenCalledTimes(60);
  expect(outcomes.at(-1)).toMatchObject({
    error: { message: 'We can’t load your invoices at the moment. Please try again in a minute.' },
  });
});
