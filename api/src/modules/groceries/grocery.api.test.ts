import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GroceryClient, openDemoShop, startGrocery } from '../../../test/groceryClient.ts';
import { makeSite } from '../../../test/makeSite.ts';
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
