import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { makePicture, seenMenu } from '../../test/ownerMenu.ts';
import { orderInput, placeOrder } from '../../test/placeOrder.ts';
import { restClient, type RestAnswer } from '../../test/restClient.ts';
import { setPlan } from '../../test/setPlan.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { newId } from '../lib/ids.ts';
import { OrderStatusService } from '../modules/orders/orderStatus.service.ts';

let app: TestApp;
let call: ReturnType<typeof restClient>;
let mine: MadeSite;
let theirs: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  call = restClient(app);
});
beforeEach(async () => {
  mine = await makeSite(app);
  theirs = await makeSite(app);
});
afterAll(() => app.close());

const soup = { name: 'Soup', description: 'Of the day', price: 4.95 };
const path = (site: MadeSite, productId?: string) =>
  `/restaurant-portal/restaurants/${site.restaurantId}/products${productId ? `/${productId}` : ''}`;
const margherita = () => mine.product('Margherita').id;

const post = (body: unknown, token = mine.owner?.token) => call('post', path(mine), { body, token });
const patch = (body: unknown, token = mine.owner?.token) =>
  call('patch', path(mine, margherita()), { body, token });

const productOf = ({ json }: RestAnswer) => (json.data as { product: Record<string, unknown> }).product;
const priceOf = async (id: unknown) => {
  const { pool } = app.container.infrastructure.database;
  const { rows } = await pool.query<{ price: number }>('select price from products where id = $1', [id]);
  return rows[0]?.price;
};

describe('POST /restaurant-portal/restaurants/{id}/products', () => {
  it('POST adds a product, and diners see it in the next read', async () => {
    await setPlan(app, mine, 'SILVER');
    await seenMenu(app, mine);
    const imageUrl = await makePicture(app, mine);
    const added = await post({ ...soup, name: ' Soup ', imageUrl });
    expect(added.status).toBe(201);
    expect(productOf(added)).toEqual({ _id: expect.any(String), ...soup, calories: null, imageUrl });
    expect((await seenMenu(app, mine))[1]).toBe('Puddings: Tiramisù, Panna cotta, Soup');
  });

  it.each([
    [8.29, 829],
    [19.99, 1999],
    [0, 0],
    [1000, 100_000],
    [0.07, 7],
  ])('a price of %d pounds is stored as %d pence', async (price, pence) => {
    const product = productOf(await post({ ...soup, price }));
    expect(product.price).toBe(price);
    expect(await priceOf(product._id)).toBe(pence);
  });

  it.each([undefined, null, ''])('the picture address %j means no picture', async (imageUrl) => {
    expect(productOf(await post({ ...soup, imageUrl })).imageUrl).toBeNull();
  });

  it.each([
    [{ name: ' ' }, 'name', 'Product name is required'],
    [{ name: undefined }, 'name', 'Product name is required'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ price: undefined }, 'price', 'Price is required'],
    [{ price: null }, 'price', 'Price is required'],
    [{ price: -0.01 }, 'price', 'Price must be positive'],
    [{ price: 1000.01 }, 'price', 'Price seems too high'],
    [{ price: 4.955 }, 'price', 'Please enter the price in pounds and pence, such as 8.50.'],
    [{ imageUrl: 'https://example.org/dish.jpg' }, 'imageUrl', 'Please enter a valid image URL'],
  ])('a new product with %j is refused', async (wrong, field, message) => {
    const { status, json } = await post({ ...soup, ...wrong });
    expect(status).toBe(400);
    expect(json).toMatchObject({ message, data: { message }, errors: [{ path: field, message }] });
  });

  it('a price that is a text is refused', async () => {
    const { status, json } = await post({ ...soup, price: '4.95' });
    expect(status).toBe(400);
    expect(json.errors).toEqual([
      { path: 'price', message: 'Please send the price as a number, in pounds.' },
    ]);
  });

  it('POST ignores other fields of the body', async () => {
    const product = productOf(
      await post({
        ...soup,
        _id: newId(),
        id: newId(),
        restaurantId: theirs.restaurantId,
        ownerId: theirs.owner?.id,
        position: -100,
        isPopular: true,
        imageKey: 'public/x.webp',
      }),
    );
    const { rows } = await app.container.infrastructure.database.pool.query(
      'select restaurant_id, is_popular, image_key from products where id = $1',
      [product._id],
    );
    expect(rows).toEqual([{ restaurant_id: mine.restaurantId, is_popular: false, image_key: null }]);
    expect((await seenMenu(app, mine))[1]).toBe('Puddings: Tiramisù, Panna cotta, Soup');
  });

  it('POST answers 409 when the menu is full', async () => {
    await app.container.infrastructure.database.pool.query(
      `insert into products (id, restaurant_id, section_id, name, price, position, updated_at)
       select gen_random_uuid(), restaurant_id, id, 'Dish', 100, 10 + n, now()
       from menu_sections, generate_series(1, 496) n where restaurant_id = $1 and name = 'Pizza'`,
      [mine.restaurantId],
    );
    expect((await post(soup)).status).toBe(409);
  });
});

describe('PATCH /restaurant-portal/restaurants/{id}/products/{productId}', () => {
  it('PATCH changes only the sent fields', async () => {
    await seenMenu(app, mine);
    const changed = await patch({ price: 9.99 });
    expect(changed.status).toBe(200);
    expect(productOf(changed)).toEqual({
      _id: margherita(),
      name: 'Margherita',
      description: 'Tomato, mozzarella, basil',
      price: 9.99,
      calories: null,
      imageUrl: null,
    });
    expect(productOf(await patch({ name: 'Marinara', description: 'No cheese' })).price).toBe(9.99);
    expect((await seenMenu(app, mine))[0]).toBe('Pizza: Marinara, Diavola');
  });

  it('PATCH sets a picture, and removes it with null', async () => {
    expect((await patch({ imageUrl: await makePicture(app, mine) })).status).toBe(402);
    await setPlan(app, mine, 'SILVER');
    const imageUrl = await makePicture(app, mine);
    expect(productOf(await patch({ imageUrl })).imageUrl).toBe(imageUrl);
    expect(productOf(await patch({ price: 1 })).imageUrl).toBe(imageUrl);
    expect(productOf(await patch({ imageUrl: null })).imageUrl).toBeNull();
    expect((await patch({ imageUrl: await makePicture(app, theirs) })).status).toBe(400);
  });

  it('PATCH states the calories, and removes them with null', async () => {
    expect(productOf(await patch({ calories: 540 })).calories).toBe(540);
    expect(productOf(await patch({ price: 1 })).calories).toBe(540);
    expect(productOf(await patch({ calories: null })).calories).toBeNull();
  });

  it.each([
    [{ name: '' }, 'name', 'Product name is required'],
    [{ calories: 10_000 }, 'calories', 'Please enter a whole number from 0 to 9,999, or nothing.'],
    [{ description: null }, 'description', 'Description is required'],
    [{ price: null }, 'price', 'Price is required'],
    [{ price: 1001 }, 'price', 'Price seems too high'],
  ])('a change with %j is refused', async (wrong, field, message) => {
    const { status, json } = await patch(wrong);
    expect(status).toBe(400);
    expect(json).toMatchObject({ message, errors: [{ path: field, message }] });
  });
});

describe('DELETE /restaurant-portal/restaurants/{id}/products/{productId}', () => {
  it('DELETE removes a product from the menu once, and its orders stay readable', async () => {
    const { statusToken } = await placeOrder(app, orderInput(mine));
    const token = mine.owner?.token;
    const deleted = await call('delete', path(mine, margherita()), { token });
    expect(deleted.status).toBe(200);
    expect(deleted.json).toEqual({ data: { product: { _id: margherita() } } });
    expect((await seenMenu(app, mine))[0]).toBe('Pizza: Diavola');
    expect((await call('delete', path(mine, margherita()), { token })).status).toBe(404);
    const order = await app.scope().get(OrderStatusService).byStatusToken(statusToken);
    expect(order?.lines.map(({ name }) => name)).toEqual(['Margherita', 'Tiramisù']);
  });
});

describe('ownership', () => {
  /** Calls every route with this product below this restaurant. */
  const rows = (site: MadeSite, productId: string, token?: string) =>
    Promise.all([
      call('post', path(site), { body: soup, token }),
      call('patch', path(site, productId), { body: { price: 1 }, token }),
      call('delete', path(site, productId), { token }),
    ]).then((answers) => answers.map(({ status }) => status));

  // No test may change the product.
  afterEach(async () => {
    if ((await priceOf(margherita())) !== 850) throw new Error('The product was touched');
  });

  it('guests cannot change products', async () => {
    expect(await rows(mine, margherita())).toEqual([401, 401, 401]);
    expect(await rows(mine, margherita(), 'made-up')).toEqual([401, 401, 401]);
  });

  it('the products of another owner are not found', async () => {
    expect(await rows(mine, margherita(), theirs.owner?.token)).toEqual([404, 404, 404]);
  });

  it('a product of another owner’s restaurant is not found below the own restaurant', async () => {
    const [, ...others] = await rows(theirs, margherita(), theirs.owner?.token);
    expect(others).toEqual([404, 404]);
    const token = mine.owner?.token;
    const [, ...foreign] = await rows(mine, theirs.product('Diavola').id, token);
    expect(foreign).toEqual([404, 404]);
  });

  it('an own product is not found below another own restaurant', async () => {
    const { pool } = app.container.infrastructure.database;
    await pool.query('update restaurants set owner_id = $1 where id = $2', [
      mine.owner?.id,
      theirs.restaurantId,
    ]);
    const [, ...others] = await rows(theirs, margherita(), mine.owner?.token);
    expect(others).toEqual([404, 404]);
  });

  it('invalid ids are not found', async () => {
    const token = mine.owner?.token;
    for (const id of ['x', newId(), "'%20or%20true"]) {
      const product = `${path(mine)}/${id}`;
      expect((await call('patch', product, { body: { price: 1 }, token })).status).toBe(404);
      expect((await call('delete', product, { token })).status).toBe(404);
      const elsewhere = `/restaurant-portal/restaurants/${id}/products`;
      expect((await call('post', elsewhere, { body: soup, token })).status).toBe(404);
    }
  });
});
