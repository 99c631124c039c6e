import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GroceryClient, openDemoShop, startGrocery } from '../../../test/groceryClient.ts';
import { makeSite } from '../../../test/makeSite.ts';
import { statementsOf } from '../../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { newId } from '../../lib/ids.ts';

let app: TestApp;
let grocery: GroceryClient;
beforeAll(async () => {
  app = await startTestApp();
  await openDemoShop(app);
  grocery = await startGrocery(app);
});
afterAll(async () => {
  await grocery.close();
  await app.close();
});

const namesOf = async (query: string) => (await grocery.products(query)).products.map(({ name }) => name);

describe('what the grocery API shows', () => {
  it('the demo shop has 300 products in 12 categories', async () => {
    const { data } = await grocery.call<{ categories: { name: string; productCount: number }[] }>(
      'get',
      '/categories',
    );
    expect(data.categories).toHaveLength(12);
    expect(data.categories[0]).toMatchObject({ name: 'Fruit', productCount: 25 });
    expect(data.categories.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(300);
  });

  it('the pages of a list have every product once, by name', async () => {
    const names: string[] = [];
    let after = '';
    do {
      const page = await grocery.products(`?limit=70&after=${after}`);
      names.push(...page.products.map(({ name }) => name));
      after = page.nextCursor ?? '';
    } while (after);
    expect(new Set(names).size).toBe(300);
    expect(names).toHaveLength(300);
  });

  it.each([
    ['a word', 'spaghetti', 'Spaghetti'],
    ['a wrong letter', 'yogurth', 'Natural yogurt'],
    ['another spelling', 'yoghurt', 'Natural yogurt'],
    ['a missing letter', 'brocoli', 'Broccoli'],
    ['the beginning of a word', 'cauli', 'Cauliflower'],
    ['two words in another order', 'milk whole', 'Whole milk'],
  ])('a search finds %s', async (_what, search, name) =>
    expect((await namesOf(`?search=${encodeURIComponent(search)}`)).slice(0, 3)).toContain(name),
  );

  it('the pages of a search have every product once', async () => {
    const all = await namesOf('?search=chicken&limit=100');
    const first = await grocery.products('?search=chicken&limit=2');
    const second = await namesOf(`?search=chicken&limit=98&after=${first.nextCursor}`);
    expect(all.length).toBeGreaterThan(3);
    expect([...first.products.map(({ name }) => name), ...second]).toEqual(all);
  });

  it.each(['%', "_'", '\\', '<%'])('a search for %s alone finds nothing', async (search) => {
    expect(await namesOf(`?search=${encodeURIComponent(search)}`)).toEqual([]);
  });

  it('the filters are for categories, what can be ordered, and low stock', async () => {
    const [lemon] = (await grocery.products('?search=lemons')).products;
    const ofCategory = (await grocery.products(`?category=${lemon?.categoryId}&limit=100`)).products;
    expect(ofCategory).toHaveLength(25);
    const soldOut = (await grocery.products('?orderable=false&limit=100')).products;
    expect(soldOut.map(({ stock }) => stock)).toEqual(Array.from({ length: 12 }, () => 0));
    const low = (await grocery.products('?stockBelow=5&limit=100')).products;
    expect(low.length).toBeGreaterThan(12);
    expect(low.every(({ stock }) => stock !== null && stock < 5)).toBe(true);
  });

  it('a product has its size and the price for a kilogram or a litre', async () => {
    const [rice] = (await grocery.products('?search=basmati')).products;
    expect(rice).toMatchObject({
      price: 2.4,
      unit: { amount: 1000, measure: 'GRAM' },
      unitPrice: { price: 2.4, per: 'KILOGRAM' },
      shop: 'thimble-street',
    });
    const [cream] = (await grocery.products('?search=double cream')).products;
    expect(cream?.unitPrice).toEqual({ price: 5.5, per: 'LITRE' });
  });

  it('a product is found by its id and by its barcode', async () => {
    const [bread] = (await grocery.products('?search=baguette')).products;
    const byBarcode = await grocery.call('get', `/products/barcode/${bread?.barcode}`);
    expect(byBarcode.data).toEqual({ product: bread });
    expect(await grocery.product(bread?._id ?? '')).toEqual(bread);
    expect((await grocery.call('get', '/products/barcode/20999999')).status).toBe(404);
  });

  it('a dish of a restaurant is not found', async () => {
    const site = await makeSite(app);
    const dish = site.product('Margherita');
    expect((await grocery.call('get', `/products/${dish.id}`)).status).toBe(404);
    expect((await grocery.call('patch', `/products/${dish.id}/stock`, { stock: 1 })).status).toBe(404);
    expect((await grocery.call('get', `/categories?shop=${site.slug}`)).status).toBe(404);
    expect((await grocery.call('get', `/products/${newId()}`)).status).toBe(404);
  });

  it('a cursor of nothing is a wrong field', async () => {
    const { status, json } = await grocery.call('get', '/products?after=x');
    expect([status, json.errors?.[0]?.path]).toEqual([400, 'after']);
  });
});

describe('a shop with 20,000 products', () => {
  /** One statement for each table: row by row it takes minutes. */
  const FILL = [
    `insert into products (id, restaurant_id, section_id, name, price, position, updated_at)
     select gen_random_uuid(), s.restaurant_id, s.id, 'Sample ' || md5(n::text), 100, n, now()
     from (select * from menu_sections where name = 'Fruit' limit 1) s, generate_series(1000, 20999) n`,
    `insert into stock_items (product_id, restaurant_id, stock, changed_at)
     select id, restaurant_id, 5, now() from products where position >= 1000`,
    'vacuum analyze products, stock_items, menu_sections',
  ];

  it('searches and lists read indexes, never a whole table', { tags: ['@long'] }, async () => {
    const { pool } = app.container.infrastructure.database;
    for (const statement of FILL) await pool.query(statement);
    const { statements } = await statementsOf(async () => {
      expect(await namesOf('?search=brocoli')).toEqual(['Broccoli']);
      const { nextCursor } = await grocery.products('?limit=10');
      expect(await namesOf(`?limit=10&after=${nextCursor}`)).toHaveLength(10);
    });
    const reading = statements.filter(({ text }) => text.includes('"products"'));
    expect(reading).toHaveLength(3);
    for (const { text, values } of reading) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/products_(?:search_index|restaurant_id_name_id_index)/);
      expect(plan).not.toMatch(/Seq Scan on (?:products|stock_items)/);
    }
  });
});
