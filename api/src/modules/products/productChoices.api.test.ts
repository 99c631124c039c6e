import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, siteId } from '../../../test/ownerMenu.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { requireId, toGlobalId } from '../../graphql/globalId.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let site: MadeSite;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(async () => void (site = await makeSite(app)));
afterAll(() => app.close());

const pizza = { name: 'Marinara', description: 'Tomato', price: 1 };
const create = (input: object) =>
  changeMenu(app, site, 'createProduct', { restaurantId: siteId(site), ...pizza, ...input });
const update = (id: string, input: object) => changeMenu(app, site, 'updateProduct', { id, ...input });
const margherita = () => site.product('Margherita').globalId;

async function makeGroup(name: string, of: MadeSite = site): Promise<string> {
  const group = { name, min: 0, max: 0, options: [{ name: 'One', price: 50 }] };
  const { optionGroup } = await changeMenu(app, of, 'createOptionGroup', {
    restaurantId: siteId(of),
    ...group,
  });
  return optionGroup.id;
}

describe('sizes', () => {
  it('a new product with sizes costs what its cheapest size costs', async () => {
    const sizes = [
      { name: 'Large', price: 1200 },
      { name: ' Small ', price: 800 },
    ];
    const { node } = (await create({ sizes, price: 5 })).productEdge;
    expect(node).toMatchObject({ price: 800, sizes: [{ name: 'Large' }, { name: 'Small', price: 800 }] });
    expect(node.sizes.map(({ optionGroupIds }) => optionGroupIds)).toEqual([[], []]);
  });

  it('sizes can be renamed, repriced, reordered, added and deleted, and the price follows', async () => {
    const sizes = [
      { name: 'Small', price: 800 },
      { name: 'Large', price: 1200 },
    ];
    const { product } = await update(margherita(), { sizes });
    const [small, large] = product.sizes;
    const changed = await update(margherita(), {
      sizes: [
        { id: large?.id, name: 'Big', price: 1300 },
        { name: 'Family', price: 1900 },
      ],
    });
    expect(changed.product.sizes).toMatchObject([
      { id: large?.id, name: 'Big', price: 1300 },
      { name: 'Family', price: 1900 },
    ]);
    expect(changed.product.price).toBe(1300);
    expect(changed.product.sizes.map(({ id }) => id)).not.toContain(small?.id);
    expect((await update(margherita(), { sizes: null, name: 'M' })).product.sizes).toHaveLength(2);
    expect((await update(margherita(), { sizes: [] })).product).toMatchObject({ sizes: [], price: 1300 });
  });

  it('the price of a product with sizes cannot be changed alone', LONG, async () => {
    await update(margherita(), { sizes: [{ name: 'Small', price: 800 }] });
    expect(await update(margherita(), { price: 900 })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'price', message: 'This product has sizes. Please change the prices of its sizes.' }],
    });
    expect((await update(margherita(), { price: 800 })).product.price).toBe(800);
  });

  it('a wrong price of a size of a new product is an error at that size', async () => {
    const sizes = [{ name: 'Small', price: -1 }];
    expect(await create({ sizes })).toMatchObject({ fields: [{ path: 'sizes.0.price' }] });
  });

  it('a size of another product or restaurant is refused, and nothing is written', LONG, async () => {
    const other = await makeSite(app);
    const sizes = [{ name: 'Small', price: 800 }];
    const diavola = await update(site.product('Diavola').globalId, { sizes });
    const foreign = await changeMenu(app, other, 'updateProduct', {
      id: other.product('Diavola').globalId,
      sizes,
    });
    for (const { product } of [diavola, foreign]) {
      const stolen = [{ id: product.sizes[0]?.id, name: 'Stolen', price: 1 }];
      expect(await update(margherita(), { name: 'New', sizes: stolen })).toMatchObject({
        __typename: 'ValidationError',
        fields: [{ path: 'sizes.0.id' }],
      });
    }
    expect((await update(margherita(), { isPopular: true })).product).toMatchObject({
      name: 'Margherita',
      sizes: [],
    });
  });
});

describe('option groups of products', () => {
  it('groups are attached to a product and its sizes in order, and reordered', LONG, async () => {
    const [dips, sides, crust] = [
      await makeGroup('Dips'),
      await makeGroup('Sides'),
      await makeGroup('Crust'),
    ];
    const sizes = [{ name: 'Large', price: 1200, optionGroupIds: [crust] }];
    const { product } = await update(margherita(), { optionGroupIds: [sides, dips], sizes });
    expect(product).toMatchObject({ optionGroupIds: [sides, dips], sizes: [{ optionGroupIds: [crust] }] });
    const moved = await update(margherita(), { optionGroupIds: [dips, sides] });
    expect(moved.product).toMatchObject({
      optionGroupIds: [dips, sides],
      sizes: [{ optionGroupIds: [crust] }],
    });
  });

  it('a foreign group is refused at its field, and nothing is written', async () => {
    const foreign = await makeGroup('Dips', await makeSite(app));
    expect(await update(margherita(), { name: 'New', optionGroupIds: [foreign] })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'optionGroupIds' }],
    });
    const sizes = [{ name: 'Large', price: 1, optionGroupIds: [foreign] }];
    expect(await update(margherita(), { sizes })).toMatchObject({
      fields: [{ path: 'sizes.0.optionGroupIds' }],
    });
    expect(await create({ sizes })).toMatchObject({ fields: [{ path: 'sizes.0.optionGroupIds' }] });
    expect((await update(margherita(), { isPopular: true })).product).toMatchObject({
      name: 'Margherita',
      price: 850,
      sizes: [],
      optionGroupIds: [],
    });
  });
});

describe('duplicateProduct', () => {
  const duplicate = () => changeMenu(app, site, 'duplicateProduct', { id: margherita() });

  it('the copy has sizes and groups of its own, and stands behind the original', LONG, async () => {
    const [dips, crust] = [await makeGroup('Dips'), await makeGroup('Crust')];
    const sizes = [{ name: 'Large', price: 1200, optionGroupIds: [crust] }];
    const allergens = [{ allergen: 'MILK', state: 'CONTAINS' }];
    const details = {
      spiceLevel: 2,
      calories: 540,
      vatClass: 'ZERO',
      dietaryTags: ['VEGAN'],
      isAlcohol: true,
    };
    const { product } = await update(margherita(), {
      sizes,
      optionGroupIds: [dips],
      allergens,
      ...details,
    });
    const { productEdge, restaurant } = await duplicate();
    const copy = productEdge.node;
    expect(copy).toMatchObject({
      ...details,
      name: 'Margherita (copy)',
      price: 1200,
      optionGroupIds: [dips],
      sizes: [{ name: 'Large', price: 1200, optionGroupIds: [crust] }],
      allergenFacts: { answers: product.allergenFacts.answers, checkAgain: true },
    });
    expect(copy.sizes[0]?.id).not.toBe(product.sizes[0]?.id);
    expect(restaurant.sections[0]?.productCount).toBe(3);
    const { rows } = await app.container.infrastructure.database.pool.query<{ name: string }>(
      `select p.name from products p join menu_sections s on s.id = p.section_id
       where p.restaurant_id = $1 and s.name = 'Pizza' order by p.position`,
      [site.restaurantId],
    );
    expect(rows.map(({ name }) => name)).toEqual(['Margherita', 'Margherita (copy)', 'Diavola']);
    expect((await update(margherita(), { isPopular: true })).product.sizes).toEqual(product.sizes);
  });

  it('products that get a new position for the copy are in the answer', LONG, async () => {
    const usual = await duplicate();
    expect(usual.movedProducts).toEqual([]);
    const { pool } = app.container.infrastructure.database;
    await pool.query(
      'update products set position = (select position from products where id = $1) where id = $2',
      [margherita(), usual.productEdge.node.id].map((id) => requireId('Product', id)),
    );
    const { productEdge, movedProducts } = await duplicate();
    const { rows } = await pool.query<{ id: string; position: number }>(
      'select id, position from products where section_id = (select section_id from products where id = $1)',
      [requireId('Product', margherita())],
    );
    const byId = (list: { id: string; position: number }[]) =>
      new Map(list.map(({ id, position }) => [id, position]));
    const stored = byId(rows.map((row) => ({ ...row, id: toGlobalId('Product', row.id) })));
    expect(stored.size).toBe(4);
    expect(byId([productEdge.node, ...movedProducts])).toEqual(stored);
  });

  it('a long name is cut before the mark of the copy', async () => {
    await update(margherita(), { name: `${'x'.repeat(109)}🍕${'y'.repeat(9)}` });
    expect((await duplicate()).productEdge.node.name).toBe(`${'x'.repeat(109)} (copy)`);
  });

  it('on the free plan the copy has no picture', LONG, async () => {
    await setPlan(app, site, 'SILVER');
    await app.container.infrastructure.database.pool.query(
      "update products set image_key = 'public/products/x.webp' where restaurant_id = $1",
      [site.restaurantId],
    );
    expect((await duplicate()).productEdge.node.imageUrl).not.toBeNull();
    await setPlan(app, site, 'FREE');
    expect((await duplicate()).productEdge.node.imageUrl).toBeNull();
  });

  it('a full menu has no room for a copy', async () => {
    await app.container.infrastructure.database.pool.query(
      `insert into products (id, restaurant_id, section_id, name, price, position, updated_at)
       select gen_random_uuid(), restaurant_id, id, 'Dish', 100, 10 + n, now()
       from menu_sections, generate_series(1, 496) n where restaurant_id = $1 and name = 'Pizza'`,
      [site.restaurantId],
    );
    expect(await duplicate()).toMatchObject({ __typename: 'ConflictError' });
  });
});
