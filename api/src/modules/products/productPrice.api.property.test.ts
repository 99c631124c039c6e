import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, type MenuOutcome, type OwnProduct, siteId } from '../../../test/ownerMenu.ts';
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

type Edit = { kind: 'sizes' | 'keep' | 'grid' | 'price'; prices: number[] };

/** Makes an edit of a product with these sizes and returns its outcome. */
function makeEdit({ kind, prices }: Edit, sizes: OwnProduct['sizes']): Promise<MenuOutcome> {
  const kept = sizes.slice(0, prices.length).toReversed();
  const entered = {
    sizes: () => ({ sizes: prices.map((one, at) => ({ name: `${at}`, price: one })) }),
    keep: () => ({ sizes: kept.map((size, at) => ({ ...size, price: prices[at] })) }),
    price: () => ({ price: prices[0] }),
  };
  if (kind !== 'grid') return update(entered[kind]());
  const rows = kept.map(({ id }, at) => ({ id, price: prices[at] }));
  return changeMenu(app, site, 'updateMenuGrid', { restaurantId: siteId(site), rows });
}

const update = (input: object) =>
  changeMenu(app, site, 'updateProduct', { id: site.product('Margherita').globalId, ...input });

it('after any edits a product costs what its cheapest size costs', { tags: ['@long'] }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 6 }), async (edits) => {
      let { product } = await update({ isPopular: true });
      for (const one of edits) {
        const isOwnPrice =
          one.kind === 'price' && product.sizes.length > 0 && one.prices[0] !== product.price;
        const { __typename } = await makeEdit(one, product.sizes);
        expect(__typename === 'ValidationError').toBe(isOwnPrice);
        ({ product } = await update({ isPopular: true }));
        const prices = product.sizes.map((size) => size.price);
        expect(product.price).toBe(Math.min(...(prices.length > 0 ? prices : [product.price])));
      }
    }),
    { numRuns: 15 },
  );
});
