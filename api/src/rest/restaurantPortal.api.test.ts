import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { restClient, type RestRequest } from '../../test/restClient.ts';
import { statementsOf } from '../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { SiteService } from '../modules/sites/site.service.ts';

let app: TestApp;
let site: MadeSite;
beforeAll(async () => {
  app = await startTestApp();
  site = await makeSite(app);
});
afterAll(() => app.close());

const call = (method: 'get' | 'patch', path: string, request: RestRequest = {}) =>
  restClient(app)(method, `/restaurant-portal${path}`, { token: site.owner?.token, ...request });
const patch = (body: unknown) => call('patch', `/restaurants/${site.restaurantId}`, { body });

const asSeen = () => ({
  _id: site.restaurantId,
  name: 'The Olive Press',
  slug: site.slug,
  url: site.url,
  isActive: true,
  logoUrl: null,
  coverImageUrl: null,
  tagline: 'Wood-fired pizza by the canal',
  phone: '020 7946 0123',
  addressLine: '4 Wharf Lane, London N1 7AB',
  openingHours: 'Mon–Sat 12–10pm\nSun closed',
  orderEmail: null,
  theme: 'trattoria',
  brand: { primary: '#2f5d3a', secondary: '#f4e3b2' },
  package: 'FREE',
  subscription: { status: 'trialing', package: 'FREE', trialEndsAt: null, trialOrderCount: 0 },
});

describe('restaurant-portal', () => {
  it('a restaurant is returned with its products and prices in pounds', async () => {
    const { status, json } = await call('get', `/restaurant/${site.restaurantId}`);
    expect(status).toBe(200);
    const { id: _id } = site.product('Margherita');
    const products = [
      {
        _id,
        name: 'Margherita',
        description: 'Tomato, mozzarella, basil',
        price: 8.5,
        calories: null,
        imageUrl: null,
      },
      expect.objectContaining({ name: 'Diavola', price: 10.5 }),
      expect.objectContaining({ name: 'Tiramisù', price: 5.25 }),
      expect.objectContaining({ name: 'Panna cotta', price: 4.75 }),
    ];
    expect(json).toEqual({ data: { restaurant: { ...asSeen(), products }, products } });
  });

  it('PATCH changes only the sent fields of a restaurant', async () => {
    const { status, json } = await patch({ name: 'Olive & Ember', isActive: false });
    expect(status).toBe(200);
    expect(json).toEqual({ data: { restaurant: { ...asSeen(), name: 'Olive & Ember', isActive: false } } });
    expect((await app.container.get(SiteService).find(site.slug))?.document).toMatchObject({
      name: 'Olive & Ember',
      acceptsOrders: false,
    });
    expect((await patch({ name: 'The Olive Press', isActive: true })).json).toEqual({
      data: { restaurant: asSeen() },
    });
  });

  it('PATCH changes the other settings of a restaurant', async () => {
    const settings = {
      tagline: null,
      phone: '020 7946 0999',
      orderEmail: 'kitchen@olive.example',
      theme: 'counter',
      brand: { primary: '#112233', secondary: '#445566' },
    };
    expect((await patch(settings)).json).toEqual({ data: { restaurant: { ...asSeen(), ...settings } } });
    const { tagline, phone, orderEmail, theme, brand } = asSeen();
    expect((await patch({ tagline, phone, orderEmail, theme, brand })).status).toBe(200);
  });

  it('PATCH removes the hero picture with null', async () => {
    await app.container.infrastructure.database.pool.query(
      "update restaurants set cover_image_key = 'public/heroes/x.webp' where id = $1",
      [site.restaurantId],
    );
    const shown = await call('get', `/restaurant/${site.restaurantId}`);
    expect(JSON.stringify(shown.json)).toContain('public/heroes/x.webp');
    expect((await patch({})).json).toMatchObject({
      data: { restaurant: { coverImageUrl: expect.stringContaining('x.webp') } },
    });
    expect((await patch({ coverImageUrl: null })).json).toMatchObject({
      data: { restaurant: { coverImageUrl: null } },
    });
  });

  it('PATCH ignores fields that nobody may set', async () => {
    const { status } = await patch({
      _id: 'x',
      ownerId: 'x',
      slug: 'admin',
      package: 'GOLD',
      status: 'active_paid',
      subscription: { status: 'active_paid', package: 'GOLD' },
    });
    expect(status).toBe(200);
    const { json } = await call('get', `/restaurant/${site.restaurantId}`);
    expect(json).toMatchObject({ data: { restaurant: asSeen() } });
  });

  it('PATCH reports every wrong field of a restaurant', async () => {
    expect(await patch({ name: '', coverImageUrl: 'https://elsewhere.example/cat.jpg' })).toMatchObject({
      status: 400,
      json: {
        message: 'Update failed.',
        errors: [
          { path: 'name', message: 'Please enter the name of the restaurant.' },
          { path: 'coverImageUrl', message: 'Please upload this image first.' },
        ],
      },
    });
    expect(await patch({ name: 7, isActive: 'yes', theme: 'neon', brand: '#fff' })).toMatchObject({
      status: 400,
      json: {
        errors: [
          { path: 'name', message: 'Please send a text or null.' },
          { path: 'isActive', message: 'Please send true or false.' },
          { path: 'theme', message: 'Please choose one of the themes.' },
          { path: 'brand', message: 'Please choose a colour, for example #2f5d3a.' },
        ],
      },
    });
  });

  it('my-restaurants lists restaurants, newest first, with as many statements for 600 as for one', async () => {
    const one = await statementsOf(() => call('get', '/my-restaurants'));
    expect(one.result.json).toEqual({ data: { restaurants: [asSeen()] } });
    await app.container.infrastructure.database.pool.query(
      `insert into restaurants (id, owner_id, name, slug, theme, brand_primary, brand_secondary, status, created_at,
         updated_at)
       select ('ffffffff-ffff-7fff-8fff-' || lpad(n::text, 12, '0'))::uuid, $1, 'More', 'more-' || n, 'counter',
         '#000000', '#ffffff', 'trialing', now(), now() from generate_series(1, 600) n`,
      [site.owner?.id],
    );
    const many = await statementsOf(() => call('get', '/my-restaurants'));
    expect(many.statements).toHaveLength(one.statements.length);
    const { restaurants } = many.result.json.data as { restaurants: { slug: string }[] };
    expect(restaurants).toHaveLength(500);
    expect(restaurants[0]?.slug).toBe('more-600');
    expect(restaurants[499]?.slug).toBe('more-101');
  });
});
