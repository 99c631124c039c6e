import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { payer } from '../../../test/payer.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';

let app: TestApp;
let pay: ReturnType<typeof payer>;
let silver: string;
let gold: string;
beforeAll(async () => {
  app = await startTestApp({ worker: true });
  pay = payer(app);
  await pay.openShop();
  [silver, gold] = [await pay.priceOf('grocery-silver'), await pay.priceOf('restaurant-gold')];
});
afterAll(() => app.close());

const buy = (priceId: string, { owner }: MadeSite, site?: MadeSite) =>
  pay.mutate(
    'createCheckoutSession',
    { priceId, ...(site && { restaurantId: toGlobalId('Restaurant', site.restaurantId) }) },
    owner?.token,
  );

describe('a grocery plan', () => {
  it('is for grocery shops only, and restaurant plans are for restaurants only', async () => {
    const [restaurant, shop] = [await makeSite(app), await makeSite(app, { isShop: true })];
    expect(await buy(silver, restaurant, restaurant)).toMatchObject({
      fields: [{ path: 'priceId', message: expect.stringContaining('This plan is for grocery shops.') }],
    });
    expect(await buy(gold, shop, shop)).toMatchObject({
      fields: [{ path: 'priceId', message: expect.stringContaining('This plan is for restaurants.') }],
    });
    expect(await buy(silver, restaurant)).toMatchObject({
      fields: [{ path: 'restaurantId', message: 'Please choose the grocery shop this plan is for.' }],
    });
  });

  it('gives the only shop of its owner the package of its name when it is paid', async () => {
    const shop = await makeSite(app, { isShop: true });
    const { url = '' } = await buy(silver, shop);
    await pay.pay(url);
    await expect
      .poll(() => pay.plan(shop.restaurantId), { timeout: 15_000 })
      .toMatchObject({ package: 'SILVER', status: 'trialing' });
  });
});
