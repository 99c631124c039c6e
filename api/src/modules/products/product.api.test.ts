import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../../test/makeSite.ts';
import { changeMenu, makePicture, sectionId, sectionsOf, seenMenu, siteId } from '../../../test/ownerMenu.ts';
import { setPlan } from '../../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { SiteService } from '../sites/site.service.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let site: MadeSite;
beforeAll(async () => void (app = await startTestApp()));
beforeEach(async () => void (site = await makeSite(app)));
afterAll(() => app.close());

const soup = { name: 'Soup', description: 'Of the day', price: 495 };
const create = (input: object) =>
  changeMenu(app, site, 'createProduct', { restaurantId: siteId(site), ...soup, ...input });
const update = (name: string, change: object) =>
  changeMenu(app, site, 'updateProduct', { id: site.product(name).globalId, ...change });
const products = (sql: string) =>
  app.container.infrastructure.database.pool.query<Record<string, unknown>>(
    `select ${sql} from products where restaurant_id = $1 order by position`,
    [site.restaurantId],
  );

/** After a downgrade and on the free plan there is no new picture. */
const PAID_PLAN = {
  __typename: 'PaidPlanError',
  code: 'PAID_PLAN',
  message: 'New product images require a paid plan. Please upgrade to continue.',
};

const versionSeen = async () => (await app.container.get(SiteService).find(site.slug))?.version;

describe('createProduct', () => {
  it('a new product is the last one of the last section, and diners see it in the next read', async () => {
    await seenMenu(app, site);
    const { productEdge, restaurant } = await create({ name: '  Soup \n', description: ' Of the\r\nday ' });
    expect(productEdge.node).toMatchObject({
      name: 'Soup',
      description: 'Of the\nday',
      price: 495,
      imageUrl: null,
      isAvailable: true,
      isPopular: false,
      section: { name: 'Puddings', productCount: 3 },
    });
    expect(await seenMenu(app, site)).toEqual([
      'Pizza: Margherita, Diavola',
      'Puddings: Tiramisù, Panna cotta, Soup',
    ]);
    expect(restaurant).toMatchObject({ id: siteId(site), siteVersion: await versionSeen() });
    expect(restaurant.sections.map(({ productCount }) => productCount)).toEqual([2, 3]);
  });

  it('a new product is added to the given section', async () => {
    await create({ sectionId: await sectionId(app, site, 'Pizza') });
    expect(await seenMenu(app, site)).toEqual([
      'Pizza: Margherita, Diavola, Soup',
      'Puddings: Tiramisù, Panna cotta',
    ]);
  });

  it('the first product of an empty menu creates a section', async () => {
    site = await makeSite(app, { items: [] });
    const { productEdge } = await create({});
    expect(productEdge.node.section).toMatchObject({ name: 'Menu', productCount: 1 });
    expect(await seenMenu(app, site)).toEqual(['Menu: Soup']);
  });

  it('a new product can only have a picture that the owner uploaded for this site', async () => {
    await setPlan(app, site, 'SILVER');
    const imageUrl = await makePicture(app, site);
    expect((await create({ imageUrl })).productEdge.node.imageUrl).toBe(imageUrl);
    const message = 'Please enter a valid image URL';
    for (const wrong of [
      await makePicture(app, await makeSite(app)),
      imageUrl.replace(/[^/]+$/, 'made-up.webp'),
      'https://example.org/dish.jpg',
      'javascript:alert(1)',
      '',
    ])
      expect(await create({ imageUrl: wrong })).toEqual({
        __typename: 'ValidationError',
        code: 'VALIDATION',
        message,
        fields: [{ path: 'imageUrl', message }],
      });
    expect((await products('id')).rows).toHaveLength(5);
  });

  it('a new product on the free plan cannot have a picture', async () => {
    expect(await create({ imageUrl: await makePicture(app, site) })).toEqual(PAID_PLAN);
    expect((await products('id')).rows).toHaveLength(4);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Product name is required'],
    [{ description: '\n' }, 'description', 'Description is required'],
    [{ price: -1 }, 'price', 'Price must be positive'],
    [{ price: 100_001 }, 'price', 'Price seems too high'],
  ])('a new product with %j is refused, and nothing changes', async (wrong, path, message) => {
    const version = await versionSeen();
    expect(await create(wrong)).toMatchObject({
      __typename: 'ValidationError',
      message,
      fields: [{ path, message }],
    });
    app.container.get(SiteService).forget(site.slug);
    expect(await versionSeen()).toBe(version);
  });

  it('several wrong fields have one common message', async () => {
    const { message, fields } = await create({ name: '', price: -1 });
    expect(message).toBe('Creation failed.');
    expect(fields?.map(({ path }) => path)).toEqual(['name', 'price']);
  });

  it('the section of another menu is not found', LONG, async () => {
    const other = await makeSite(app);
    const elsewhere = await sectionId(app, other, 'Pizza');
    for (const wrong of [elsewhere, siteId(site), 'nonsense'])
      expect(await create({ sectionId: wrong })).toMatchObject({
        __typename: 'NotFoundError',
        message: 'This section no longer exists. Please reload the page.',
      });
  });

  it('several new products in one request return their own results', LONG, async () => {
    const version = (await versionSeen()) ?? 0;
    const one = (name: string) =>
      `${name}: createProduct(input: { restaurantId: $id, name: "${name}", description: "x", price: 1 }) {
        ... on CreateProductPayload { restaurant { siteVersion sections { productCount } products(last: 1) {
          edges { node { name } } } } } }`;
    const { data } = await app.graphql(
      `mutation ($id: ID!) { ${one('first')} ${one('second')} }`,
      { id: siteId(site) },
      site.owner?.token,
    );
    const told = (rise: number, count: number, name: string) => ({
      restaurant: {
        siteVersion: version + rise,
        sections: [{ productCount: 2 }, { productCount: count }],
        products: { edges: [{ node: { name } }] },
      },
    });
    expect(data).toEqual({ first: told(1, 3, 'first'), second: told(2, 4, 'second') });
  });

  it('a menu has at most 500 products', LONG, async () => {
    const { pool } = app.container.infrastructure.database;
    await pool.query(
      `insert into products (id, restaurant_id, section_id, name, price, position, updated_at)
       select gen_random_uuid(), restaurant_id, id, 'Dish', 100, 10 + n, now()
       from menu_sections, generate_series(1, 495) n where restaurant_id = $1 and name = 'Pizza'`,
      [site.restaurantId],
    );
    expect(await create({})).toMatchObject({ __typename: 'CreateProductPayload' });
    expect(await create({})).toMatchObject({
      __typename: 'ConflictError',
      message: 'Menus can have up to 500 products. Please delete one to add another.',
    });
  });

  it('50 parallel products get 50 positions', LONG, async () => {
    /** On a slow machine some wait for too long, and are told to try again. */
    const createInTime = (name: string): ReturnType<typeof create> =>
      create({ name }).catch((error: unknown) => {
        if (String(error).includes('CONFLICT')) return createInTime(name);
        throw error;
      });
    const created = await Promise.all(
      Array.from({ length: 50 }, (_, index) => createInTime(`Dish ${index}`)),
    );
    expect(new Set(created.map(({ __typename }) => __typename))).toEqual(new Set(['CreateProductPayload']));
    const { rows } = await products('section_id, position');
    expect(rows).toHaveLength(54);
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(54);
    const [, puddings] = await seenMenu(app, site);
    expect(puddings?.split(', ')).toHaveLength(52);
  });

  it('parallel first products create one section', LONG, async () => {
    site = await makeSite(app, { items: [] });
    await Promise.all(Array.from({ length: 10 }, () => create({})));
    expect(await sectionsOf(app, site)).toMatchObject([{ name: 'Menu', productCount: 10 }]);
  });
});

describe('updateProduct', () => {
  it('a change keeps omitted fields, and diners see it in the next read', LONG, async () => {
    await seenMenu(app, site);
    const { product, restaurant } = await update('Margherita', { name: ' Marinara ', price: 799 });
    expect(product).toMatchObject({
      name: 'Marinara',
      description: 'Tomato, mozzarella, basil',
      price: 799,
      isPopular: true,
    });
    expect(restaurant.siteVersion).toBe(await versionSeen());
    expect((await seenMenu(app, site))[0]).toBe('Pizza: Marinara, Diavola');
  });

  it('a product without a description can be changed without one, but cannot lose a description', async () => {
    await setPlan(app, site, 'SILVER');
    const imageUrl = await makePicture(app, site);
    const priced = await update('Panna cotta', { price: 500, description: ' ', imageUrl });
    expect(priced.product).toMatchObject({ price: 500, description: '', imageUrl });
    expect((await update('Panna cotta', { description: null, price: 510 })).product.price).toBe(510);
    await update('Panna cotta', { description: 'With berries' });
    expect(await update('Panna cotta', { description: '' })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'description', message: 'Description is required' }],
    });
    expect((await products('description')).rows[3]).toEqual({ description: 'With berries' });
  });

  it('a change can move a product to the end of another section', async () => {
    await seenMenu(app, site);
    const target = await sectionId(app, site, 'Puddings');
    const { product, restaurant } = await update('Margherita', { sectionId: target, price: 799 });
    expect(product).toMatchObject({ price: 799, section: { name: 'Puddings' } });
    expect(restaurant.sections.map(({ productCount }) => productCount)).toEqual([1, 3]);
    expect(await seenMenu(app, site)).toEqual([
      'Pizza: Diavola',
      'Puddings: Tiramisù, Panna cotta, Margherita',
    ]);
  });

  it('a change with the present section does not move the product', async () => {
    const pizza = await sectionId(app, site, 'Pizza');
    await update('Margherita', { sectionId: pizza, price: 799 });
    expect((await seenMenu(app, site))[0]).toBe('Pizza: Margherita, Diavola');
  });

  it('a change with a section of another menu changes nothing', LONG, async () => {
    const elsewhere = await sectionId(app, await makeSite(app), 'Pizza');
    for (const wrong of [elsewhere, 'nonsense'])
      expect(await update('Margherita', { sectionId: wrong, price: 799 })).toMatchObject({
        __typename: 'NotFoundError',
        message: 'This section no longer exists. Please reload the page.',
      });
    expect((await products('price')).rows[0]).toEqual({ price: 850 });
  });

  it('availability and popularity can be switched, and null keeps them', async () => {
    const switched = await update('Margherita', { isAvailable: false, isPopular: false });
    expect(switched.product).toMatchObject({ isAvailable: false, isPopular: false });
    const left = await update('Margherita', { isAvailable: null, isPopular: null });
    expect(left.product).toMatchObject({ isAvailable: false, isPopular: false });
  });

  it('a changed product has the time of the change', async () => {
    const before = (await update('Margherita', { price: 900 })).product.updatedAt;
    const after = (await update('Margherita', { price: 901 })).product.updatedAt;
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
  });

  it('a picture can be set, kept and removed', LONG, async () => {
    await setPlan(app, site, 'SILVER');
    const imageUrl = await makePicture(app, site);
    expect((await update('Margherita', { imageUrl })).product.imageUrl).toBe(imageUrl);
    expect((await update('Margherita', { imageUrl, price: 900 })).product.imageUrl).toBe(imageUrl);
    expect((await update('Margherita', { price: 901 })).product.imageUrl).toBe(imageUrl);
    expect((await update('Margherita', { imageUrl: null })).product.imageUrl).toBeNull();
  });

  it('a picture stays after a downgrade, but a new one requires a paid plan', LONG, async () => {
    await setPlan(app, site, 'SILVER');
    const imageUrl = await makePicture(app, site);
    await update('Margherita', { imageUrl });
    await setPlan(app, site, 'FREE');
    expect((await update('Margherita', { imageUrl, price: 900 })).product).toMatchObject({
      imageUrl,
      price: 900,
    });
    expect(await update('Margherita', { imageUrl: await makePicture(app, site), price: 1 })).toEqual(
      PAID_PLAN,
    );
    expect(await update('Diavola', { imageUrl })).toEqual(PAID_PLAN);
    expect((await products('price')).rows).toContainEqual({ price: 900 });
    expect((await update('Margherita', { imageUrl: null })).product.imageUrl).toBeNull();
  });

  it.each([
    [{ name: '' }, 'name', 'Product name is required'],
    [{ name: null }, 'name', 'Product name is required'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ price: null }, 'price', 'Price is required'],
    [{ price: -5 }, 'price', 'Price must be positive'],
    [{ calories: 10_000 }, 'calories', 'Please enter a whole number from 0 to 9,999, or nothing.'],
    [{ imageUrl: 'https://example.org/x.png' }, 'imageUrl', 'Please enter a valid image URL'],
  ])('a change with %j is refused completely', async (wrong, path, message) => {
    const refused = await update('Margherita', { name: 'Marinara', ...wrong });
    expect(refused).toMatchObject({ __typename: 'ValidationError', message, fields: [{ path, message }] });
    expect((await products('name')).rows[0]).toEqual({ name: 'Margherita' });
  });

  it('parallel changes of different fields are both saved', async () => {
    await Promise.all([update('Margherita', { price: 777 }), update('Margherita', { description: 'New' })]);
    expect((await products('price, description')).rows[0]).toEqual({ price: 777, description: 'New' });
  });
});
