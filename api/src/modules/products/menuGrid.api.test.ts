import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, type OwnGroup, type OwnProduct, siteId } from '../../../test/ownerMenu.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { toGlobalId } from '../../graphql/globalId.ts';

let app: TestApp;
let site: MadeSite;
let sized: OwnProduct;
let dips: OwnGroup;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(async () => {
  site = await makeSite(app);
  const sizes = ['Small', 'Large'].map((name, at) => ({ name, price: 800 + 400 * at }));
  sized = (await changeMenu(app, site, 'updateProduct', { id: margherita(), sizes })).product;
  const group = { name: 'Dips', min: 0, max: 0, options: [{ name: 'Mayo', price: 50 }] };
  dips = (await changeMenu(app, site, 'createOptionGroup', { restaurantId: siteId(site), ...group }))
    .optionGroup;
});
afterAll(() => app.close());

const margherita = () => site.product('Margherita').globalId;
const diavola = () => site.product('Diavola').globalId;
const grid = (rows: object[], of = site) =>
  changeMenu(app, of, 'updateMenuGrid', { restaurantId: siteId(of), rows });
const query = async (sql: string) =>
  (await app.container.infrastructure.database.pool.query<Record<string, unknown>>(sql, [site.restaurantId]))
    .rows;
const prices = () => query('select name, price from products where restaurant_id = $1 order by name limit 2');
const option = () =>
  query(`select price, is_available, sold_out_until from menu_options
    where group_id in (select id from option_groups where restaurant_id = $1)`);

describe('updateMenuGrid', () => {
  it('prices and availability of products, sizes and options change together', async () => {
    const rows = [
      { id: diavola(), price: 1, isAvailable: false },
      { id: sized.sizes[0]?.id, price: 1500 },
      { id: dips.options[0]?.id, price: -20, isAvailable: false },
      { id: margherita(), isAvailable: false },
    ];
    expect(await grid(rows)).toMatchObject({ __typename: 'UpdateMenuGridPayload' });
    expect(await prices()).toEqual([
      { name: 'Diavola', price: 1 },
      { name: 'Margherita', price: 1200 },
    ]);
    expect(await option()).toEqual([{ price: -20, is_available: false, sold_out_until: null }]);
  });

  it('a wrong row is named, and no row is written', async () => {
    const other = await makeSite(app);
    const good = { id: diavola(), price: 1 };
    const cases: [object, string][] = [
      [{ id: margherita(), price: 5 }, 'rows.1.price'],
      [{ id: other.product('Diavola').globalId, price: 5 }, 'rows.1.id'],
      [{ id: siteId(site), price: 5 }, 'rows.1.id'],
      [{ id: toGlobalId('Product', 'nonsense'), price: 5 }, 'rows.1.id'],
      [{ id: sized.sizes[0]?.id, price: -1 }, 'rows.1.price'],
      [{ id: sized.sizes[0]?.id, isAvailable: false }, 'rows.1.isAvailable'],
      [{ id: dips.options[0]?.id, price: -100_001 }, 'rows.1.price'],
      [good, 'rows'],
    ];
    for (const [row, path] of cases)
      expect(await grid([good, row]), path).toMatchObject({
        __typename: 'ValidationError',
        fields: [{ path }],
      });
    expect(await prices()).toEqual([
      { name: 'Diavola', price: 1050 },
      { name: 'Margherita', price: 800 },
    ]);
  });

  it('sizes and options of another restaurant are refused', async () => {
    const other = await makeSite(app);
    for (const id of [sized.sizes[0]?.id, dips.options[0]?.id])
      expect(await grid([{ id, price: 5 }], other)).toMatchObject({ fields: [{ path: 'rows.0.id' }] });
    expect(await prices()).toContainEqual({ name: 'Margherita', price: 800 });
    expect(await option()).toMatchObject([{ price: 50 }]);
  });
});

describe('allergens', () => {
  const confirm = (productIds: string[]) =>
    changeMenu(app, site, 'confirmAllergens', { restaurantId: siteId(site), productIds });
  const facts = async (input: object = {}) =>
    (await changeMenu(app, site, 'updateProduct', { id: margherita(), ...input })).product.allergenFacts;
  const milk = { allergen: 'MILK', state: 'CONTAINS' };
  const suggest = () =>
    query(
      `update products set allergen_suggestion = 'CFFFFFFFFFFFFF' where restaurant_id = $1 and name = 'Margherita'`,
    );

  it('an owner’s answers have a name and a time, and end the suggestion', { tags: ['@long'] }, async () => {
    await suggest();
    expect((await facts()).suggestion).toContainEqual({ allergen: 'CELERY', state: 'CONTAINS' });
    const confirmed = await facts({ allergens: [milk] });
    expect(confirmed).toMatchObject({ suggestion: null, confirmedBy: site.owner?.name, checkAgain: false });
    expect(confirmed.answers).toContainEqual(milk);
    expect(confirmed.answers).toContainEqual({ allergen: 'CELERY', state: 'UNCONFIRMED' });
    expect(Date.now() - Date.parse(confirmed.confirmedAt ?? '')).toBeLessThan(60_000);
  });

  it(
    'a change of what a dish is asks for another look, and never changes an answer',
    { tags: ['@long'] },
    async () => {
      const change = async (input: object) => {
        const confirmed = await facts({ allergens: [milk] });
        const after = await facts(input);
        expect(after).toEqual({ ...confirmed, checkAgain: after.checkAgain });
        return after.checkAgain;
      };
      const [small, large] = sized.sizes;
      expect(await change({ name: 'Marinara' })).toBe(true);
      expect(await change({ description: 'Other' })).toBe(true);
      expect(await change({ optionGroupIds: [dips.id] })).toBe(true);
      expect(await change({ sizes: [{ ...small, name: 'Tiny' }, large] })).toBe(true);
      expect(await change({ sizes: [large, { ...small, name: 'Tiny', price: 10 }] })).toBe(false);
      expect(await change({ name: 'Marinara', isPopular: true, spiceLevel: 1 })).toBe(false);
    },
  );

  it('nothing asks for another look before the first confirmation', async () => {
    expect(await facts({ name: 'Marinara' })).toMatchObject({ checkAgain: false, confirmedAt: null });
  });

  it('confirming takes the suggestion, or the answers as they are', async () => {
    await suggest();
    const { products } = await confirm([margherita(), diavola(), diavola()]);
    expect(products).toHaveLength(2);
    expect(await facts()).toMatchObject({
      suggestion: null,
      confirmedBy: site.owner?.name,
      checkAgain: false,
    });
    expect((await facts()).answers).toContainEqual({ allergen: 'CELERY', state: 'CONTAINS' });
    const [{ allergens }] = (await query(
      "select allergens from products where restaurant_id = $1 and name = 'Diavola'",
    )) as [{ allergens: string }];
    expect(allergens).toBe('U'.repeat(14));
  });

  it('with a foreign product nothing is confirmed', async () => {
    const foreign = (await makeSite(app)).product('Diavola').globalId;
    for (const wrong of [foreign, 'nonsense', siteId(site)])
      expect(await confirm([margherita(), wrong])).toMatchObject({ __typename: 'NotFoundError' });
    expect(await facts()).toMatchObject({ confirmedAt: null });
  });
});

describe('sold out until a day', () => {
  it('diners see it until then, and owners see it as available afterwards', async () => {
    const day = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const change = { id: diavola(), isAvailable: false, soldOutUntilDay: day };
    const { product } = await changeMenu(app, site, 'updateProduct', change);
    const seen = async () => {
      const { data } = await app.graphql<{
        storefront: {
          sections: { items: { name: string; isAvailable: boolean; soldOutUntil: string | null }[] }[];
        };
      }>(
        'query ($slug: String!) { storefront(slug: $slug) { sections { items { name isAvailable soldOutUntil } } } }',
        { slug: site.slug },
      );
      return data.storefront.sections.flatMap(({ items }) => items).find(({ name }) => name === 'Diavola');
    };
    const until = product.soldOutUntil;
    expect(await seen()).toMatchObject({ isAvailable: false, soldOutUntil: until });
    await query("update products set sold_out_until = now() - interval '1 minute' where restaurant_id = $1");
    const renamed = await changeMenu(app, site, 'updateProduct', { id: diavola(), isPopular: true });
    expect(renamed.product).toMatchObject({ isAvailable: true, soldOutUntil: null });
    expect(await seen()).toMatchObject({ isAvailable: true });
  });
});
