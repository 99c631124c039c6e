import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, type MenuOutcome, siteId } from '../../../test/ownerMenu.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  site = await makeSite(app);
});
afterAll(() => app.close());

const price = fc.integer({ min: 0, max: 100_000 });
const edit = fc.oneof(
  fc.record({ kind: fc.constant('sizes' as const), prices: fc.array(price, { maxLength: 8 }) }),
  fc.record({ kind: fc.constant('keep' as const), prices: fc.array(price, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant('grid' as const), prices: fc.array(price, { minLength: 1, maxLength: 8 }) }),
  fc.record({ kind: fc.constant('price' as const), prices: fc.array(price, { minLength: 1, maxLength: 1 }) }),
);

it('after any edits a product costs what its cheapest size costs, and its sizes what was entered', async () => {
  const id = site.product('Margherita').globalId;
  const update = (input: object) => changeMenu(app, site, 'updateProduct', { id, ...input });
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
      let { product } = await update({ isPopular: true });
      for (const { kind, prices } of edits) {
        const kept = product.sizes.slice(0, prices.length).toReversed();
        const outcome: MenuOutcome | null =
          kind === 'sizes'
            ? await update({ sizes: prices.map((each, at) => ({ name: `${at}`, price: each })) })
            : kind === 'keep'
              ? await update({ sizes: kept.map((size, at) => ({ ...size, price: prices[at] })) })
              : kind === 'price'
                ? await update({ price: prices[0] })
                : null;
        if (kind === 'grid')
          await changeMenu(app, site, 'updateMenuGrid', {
            restaurantId: siteId(site),
            rows: kept.map((size, at) => ({ id: size.id, price: prices[at] })),
          });
        const isRefused = outcome?.__typename === 'ValidationError';
        if (isRefused) expect(kind === 'price' && product.sizes.length > 0).toBe(true);
        ({ product } = await update({ isPopular: true }));
        const lowest = Math.min(...product.sizes.map((size) => size.price));
        expect(product.price).toBe(product.sizes.length > 0 ? lowest : product.price);
        if (kind === 'sizes') expect(product.sizes.map((size) => size.price)).toEqual(prices);
      }
    }),
    { numRuns: 15 },
  );
});
