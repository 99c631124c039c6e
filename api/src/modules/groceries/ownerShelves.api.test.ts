import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GroceryClient, startGrocery } from '../../../test/groceryClient.ts';
import { groceryOrder } from '../../../test/groceryOrder.ts';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, siteId } from '../../../test/ownerMenu.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

const LONG = { tags: ['@long'] };

const ITEMS = [
  { name: 'Milk', price: 145, section: 'Dairy', description: 'Whole milk' },
  { name: 'Eggs', price: 230, section: 'Dairy', description: 'Free range' },
];
const MILK = { barcode: '5010029200001', unitAmount: 2_000, measure: 'MILLILITRE' };

let app: TestApp;
let grocery: GroceryClient;
let shop: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  grocery = await startGrocery(app);
});
beforeEach(async () => void (shop = await makeShop()));
afterAll(async () => {
  await grocery.close();
  await app.close();
});

const makeShop = () => makeSite(app, { items: ITEMS, isShop: true });

const idOf = (name: string) => shop.product(name).globalId;
const update = (name: string, shelf: object) =>
  changeMenu(app, shop, 'updateProduct', { id: idOf(name), shelf });
const grid = (rows: object[], of = shop) =>
  changeMenu(app, of, 'updateMenuGrid', { restaurantId: siteId(of), rows });

interface Menu {
  isShop: boolean;
  siteVersion: number;
  menuCsv: string;
  products: {
    edges: { node: { name: string; shelf: { stock: number | null; stockVersion: number } | null } }[];
  };
}

/** The menu as its owner sees it. */
async function menuOf(site = shop): Promise<Menu> {
  const query = `query ($id: ID!) { node(id: $id) { ... on Restaurant { isShop siteVersion menuCsv products(first: 50) {
    edges { node { name shelf { barcode unitAmount measure stock stockVersion } } } } } } }`;
  const { data } = await app.graphql<{ node: Menu }>(query, { id: siteId(site) }, site.owner?.token);
  return data.node;
}

async function shelves(): Promise<Record<string, { stock: number | null; stockVersion: number } | null>> {
  const { products } = await menuOf();
  return Object.fromEntries(products.edges.map(({ node }) => [node.name, node.shelf]));
}

describe('the shelf of a product', () => {
  it('barcode, size and stock are saved with the product, and the grocery API has them', async () => {
    expect(await shelves()).toEqual({
      Milk: { barcode: null, unitAmount: null, measure: null, stock: null, stockVersion: 0 },
      Eggs: { barcode: null, unitAmount: null, measure: null, stock: null, stockVersion: 0 },
    });
    await update('Milk', { ...MILK, stock: 12, stockVersion: 0 });
    expect((await shelves())['Milk']).toEqual({ ...MILK, stock: 12, stockVersion: 1 });
    expect(await grocery.product(shop.product('Milk').id)).toMatchObject({
      barcode: MILK.barcode,
      unit: { amount: 2_000, measure: 'MILLILITRE' },
      stock: 12,
      stockVersion: 1,
    });
  });

  it('a new product has a shelf from the start', async () => {
    const input = { restaurantId: siteId(shop), name: 'Salt', description: 'Fine', price: 65 };
    const created = await changeMenu(app, shop, 'createProduct', {
      ...input,
      shelf: { unitAmount: 750, measure: 'GRAM', stock: 4, stockVersion: 0 },
    });
    expect(created.__typename).toBe('CreateProductPayload');
    expect((await shelves())['Salt']).toMatchObject({ unitAmount: 750, stock: 4, stockVersion: 1 });
  });

  it('an order in between makes a stock stale: the field says how many are left, and nothing is saved', async () => {
    await update('Milk', { stock: 12, stockVersion: 0 });
    const milk = await grocery.product(shop.product('Milk').id);
    const { status } = await grocery.call(
      'post',
      `/orders?shop=${shop.slug}`,
      groceryOrder([{ product: milk, quantity: 2 }]),
    );
    expect(status).toBe(201);
    const input = { id: idOf('Milk'), price: 999, shelf: { stock: 20, stockVersion: 1 } };
    const message = 'The stock was changed in the meantime: it is 10 now. Please check it and save again.';
    expect(await changeMenu(app, shop, 'updateProduct', input)).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'shelf.stock', message }],
    });
    expect(await grocery.product(milk._id)).toMatchObject({ price: 1.45, stock: 10, stockVersion: 2 });
    // Other parts of the shelf do not need the version.
    await update('Milk', { barcode: MILK.barcode });
    expect((await shelves())['Milk']).toMatchObject({ barcode: MILK.barcode, stock: 10, stockVersion: 2 });
  });

  it(
    'a barcode of another product, and a shelf in a restaurant, are refused at their fields',
    LONG,
    async () => {
      await update('Eggs', { barcode: MILK.barcode });
      expect((await update('Milk', { barcode: MILK.barcode })).fields).toEqual([
        { path: 'shelf.barcode', message: 'Another product has this barcode.' },
      ]);
      const restaurant = await makeSite(app);
      const { fields } = await changeMenu(app, restaurant, 'updateProduct', {
        id: restaurant.product('Margherita').globalId,
        shelf: { stock: 5, stockVersion: 0 },
      });
      expect(fields).toMatchObject([{ path: 'shelf' }]);
      const { isShop, products } = await menuOf(restaurant);
      expect([isShop, products.edges.map(({ node }) => node.shelf)]).toEqual([
        false,
        products.edges.map(() => null),
      ]);
    },
  );
});

describe('the grid', () => {
  it('stock changes together with prices, all or nothing', LONG, async () => {
    await grid([
      { id: idOf('Milk'), price: 150, stock: 5, stockVersion: 0 },
      { id: idOf('Eggs'), stock: 7, stockVersion: 0 },
    ]);
    expect(await shelves()).toMatchObject({ Milk: { stock: 5 }, Eggs: { stock: 7 } });
    const stale = await grid([
      { id: idOf('Milk'), stock: null, stockVersion: 1 },
      { id: idOf('Eggs'), price: 1, stock: 9, stockVersion: 0 },
    ]);
    expect(stale.fields?.map(({ path }) => path)).toEqual(['rows.1.stock']);
    expect(await shelves()).toMatchObject({ Milk: { stock: 5 }, Eggs: { stock: 7 } });
    expect((await grocery.product(shop.product('Eggs').id)).price).toBe(2.3);
  });

  it('a wrong stock, and the stock of a dish, are refused at their row', async () => {
    const negative = await grid([{ id: idOf('Milk'), stock: -1, stockVersion: 0 }]);
    expect(negative.fields?.map(({ path }) => path)).toEqual(['rows.0.stock']);
    const restaurant = await makeSite(app);
    const row = { id: restaurant.product('Diavola').globalId, stock: 5, stockVersion: 0 };
    expect((await grid([row], restaurant)).fields?.map(({ path }) => path)).toEqual(['rows.0.stock']);
  });
});

describe('a file', () => {
  async function importFile(text: string) {
    const input = { restaurantId: siteId(shop), text, isWholeMenu: true };
    const answer = await app.graphql<{ outcome: { restaurant: { siteVersion: number } } }>(
      `mutation ($input: ImportMenuInput!) { outcome: importMenu(input: $input) { __typename
        ... on ImportMenuPayload { restaurant { siteVersion } } ... on ValidationError { fields { message } } } }`,
      { input: { ...input, siteVersion: (await menuOf()).siteVersion } },
      shop.owner?.token,
    );
    return answer.data.outcome;
  }

  it(
    '1,000 products are imported with their shelves, exported exactly, and keep their stock in a file without it',
    LONG,
    async () => {
      /** An EAN of eight digits: from the right, every second digit before the last one counts three times. */
      const barcode = (at: number): string => {
        const digits = String(2_000_000 + at);
        const sum = [...digits].reduce(
          (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1),
          0,
        );
        return `${digits}${(10 - (sum % 10)) % 10}`;
      };
      const line = (at: number) => `Aisle ${at % 40},Product ${at},1.45,${barcode(at)},${at + 1} g,${at}`;
      const lines = Array.from({ length: 1_000 }, (_, at) => line(at));
      const file = ['Section,Name,Price,Barcode,Size,Stock', ...lines].join('\n');
      expect(await importFile(file)).toMatchObject({ __typename: 'ImportMenuPayload' });
      const { menuCsv, siteVersion } = await menuOf();
      expect(menuCsv.match(/,2\d{7},\d+,g,\d+,/g)).toHaveLength(1_000);
      const { rows } = await app.container.infrastructure.database.pool.query<{ sum: string; count: string }>(
        'select sum(stock), count(barcode) from stock_items where restaurant_id = $1',
        [shop.restaurantId],
      );
      expect(rows).toEqual([{ sum: '499500', count: '1000' }]);
      const review = await app.graphql<{ outcome: { review: object } }>(
        `mutation ($input: ReviewMenuImportInput!) { outcome: reviewMenuImport(input: $input) {
        ... on ReviewMenuImportPayload { review { additions changes removals problems { message } } } } }`,
        { input: { restaurantId: siteId(shop), text: menuCsv } },
        shop.owner?.token,
      );
      expect(review.data.outcome.review).toEqual({ additions: 0, changes: 0, removals: 0, problems: [] });
      const prices = [
        'Section,Name,Price',
        ...lines.map((one) => one.split(',').slice(0, 2).join(',') + ',2'),
      ];
      expect((await importFile(prices.join('\n'))).restaurant.siteVersion).toBe(siteVersion + 1);
      expect((await menuOf()).menuCsv.match(/,2\.00,.*,2\d{7},\d+,g,\d+,/g)).toHaveLength(1_000);
    },
  );

  it(
    'more products than the plan allows are refused, and a shop that has more keeps them',
    LONG,
    async () => {
      const file = (count: number) =>
        ['Name,Price', ...Array.from({ length: count }, (_, at) => `Product ${at},1`)].join('\n');
      await importFile(file(101));
      await setPlan(app, shop, 'FREE');
      expect(await importFile(file(102))).toMatchObject({
        fields: [{ message: 'Line 103: There can be at most 101 products.' }],
      });
      expect(await importFile(file(101))).toMatchObject({ __typename: 'ImportMenuPayload' });
      const input = { restaurantId: siteId(shop), name: 'Salt', description: 'Fine', price: 65 };
      expect((await changeMenu(app, shop, 'createProduct', input)).message).toContain('100 products');
      await setPlan(app, shop, 'SILVER');
      expect((await changeMenu(app, shop, 'createProduct', input)).__typename).toBe('CreateProductPayload');
    },
  );
});
