import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { type GroceryClient, openDemoShop, startGrocery } from '../../test/groceryClient.ts';
import { stocked } from '../../test/groceryOrder.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { visitSite, type VisitOptions } from '../../test/visitSite.ts';
import { thimbleStreet } from '../db/seed/groceryShop.ts';
import { newId } from '../lib/ids.ts';
import { MenuSection, Product } from '../modules/products/product.entity.ts';
import { Restaurant } from '../modules/restaurants/restaurant.entity.ts';
import { menuCode } from '@forkfront/common/menuCode.ts';
import { publishSite } from '../modules/sites/publishSite.repository.ts';
import { SiteService } from '../modules/sites/site.service.ts';

const LONG = { tags: ['@long'] };

let app: TestApp;
let grocery: GroceryClient;
const web = builtWeb();
const now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  app = await startTestApp({ distDirectory: web.directory, replace: { clock: () => now } });
  await openDemoShop(app);
  grocery = await startGrocery(app);
});

afterAll(async () => {
  await grocery.close();
  await app.close();
  web.remove();
});

const { slug } = thimbleStreet;
const visit = (path: string, options?: VisitOptions) => visitSite(app, slug, path, options);
const namesIn = (html: string): string[] =>
  [...html.matchAll(/<h3 dir="auto"><a href="\/dishes\/[^"]+">([^<]+)</g)].map(([, name = '']) => name);
const linkTo = (html: string, text: string): string =>
  new RegExp(`href="([^"]+)"[^>]*>(?:<svg.*?</svg>)?${text}`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

describe('the pages of a grocery shop', () => {
  it('the front page shows the first products of each category and links to all of them', async () => {
    const { status, text } = await visit('/');
    expect(status).toBe(200);
    expect(namesIn(text)).toHaveLength(12 * 4);
    expect(text).toContain('See all 25 in Fruit');
    expect(text).toContain('"@type":"GroceryStore"');
  });

  it('a category has pages, and the next one goes on where the first ends', async () => {
    const front = await visit('/');
    const first = await visit(linkTo(front.text, 'See all 25 in Fruit'));
    expect([first.status, namesIn(first.text).length]).toEqual([200, 24]);
    const second = await visit(linkTo(first.text, 'Next page'));
    expect(namesIn(second.text)).toEqual(['Fresh figs']);
    expect(linkTo(second.text, 'Previous page')).toBe(linkTo(front.text, 'See all 25 in Fruit'));
  });

  it('a page that a category does not have is not found', async () => {
    const path = linkTo((await visit('/')).text, 'See all 25 in Fruit');
    for (const page of ['3', '0', '1.5', 'x']) expect((await visit(`${path}?page=${page}`)).status).toBe(404);
    expect((await visit('/categories/AAAAAAAA-fruit')).status).toBe(404);
  });

  it('a category at an old name redirects to its present address', async () => {
    const path = linkTo((await visit('/')).text, 'See all 25 in Fruit');
    const { status, headers } = await visit(`${path}-and-nuts?page=2`);
    expect([status, headers.location]).toEqual([308, `${path}?page=2`]);
  });

  it('a search finds a product by a misspelt word, and is not indexed', async () => {
    const { status, text, headers } = await visit('/search?q=yoghurt');
    expect(status).toBe(200);
    expect(namesIn(text)).toEqual(expect.arrayContaining(['Natural yogurt', 'Greek style yogurt']));
    expect(text).toContain('value="yoghurt"');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('a search without a result says so and offers the categories', async () => {
    const { text } = await visit('/search?q=xylophone%3Cscript%3E');
    expect(namesIn(text)).toEqual([]);
    expect(text).toContain('We found nothing for “xylophone&lt;script&gt;”.');
    expect(text).toContain('Please check the spelling');
  });

  it('a search without words opens the front page, and a wrong cursor begins again', async () => {
    expect((await visit('/search?q=+')).headers.location).toBe('/');
    expect((await visit('/search?q=tea&after=zz')).headers.location).toBe('/search?q=tea');
  });

  it('a product shows its size, its price for a kilogram, and the stock of now', async () => {
    const pears = await stocked(grocery, 'Conference pears', 3);
    const before = await visit('/search?q=conference+pears');
    expect(before.text).toContain('600 g · £3.25 per kg');
    expect(before.text).toContain('3 left');
    await grocery.call('patch', `/products/${pears._id}/stock`, { stock: 0 });
    const after = await visit('/search?q=conference+pears');
    expect(after.text).not.toContain('3 left');
    expect(after.text).toContain('Sold out');
    const page = await visit(linkTo(after.text, 'Conference pears'));
    expect(page.text).toContain('Sold out');
    expect(page.text).not.toContain('Add to basket');
  });
});

describe('the basket of a grocery shop', () => {
  const added = async (name: string, quantity: number) => {
    const found = await visit(`/search?q=${encodeURIComponent(name)}`);
    const path = linkTo(found.text, name);
    return visit(path, { body: { quantity: String(quantity), back: '/search?q=plums' } });
  };

  it('a product that was added returns to the page of its button', async () => {
    await stocked(grocery, 'Plums', 9);
    const { status, headers } = await added('Plums', 2);
    expect([status, headers.location]).toEqual([303, '/search?q=plums']);
  });

  it('more pieces than are left are refused at the product', async () => {
    await stocked(grocery, 'Peaches', 2);
    const { status, text } = await added('Peaches', 3);
    expect(status).toBe(422);
    expect(text).toContain('Only 2 of this are left.');
  });

  it('a line that was added says when there are fewer pieces, and is not in the total', LONG, async () => {
    const plums = await stocked(grocery, 'Plums', 9);
    const { headers } = await added('Plums', 5);
    const cookie = String(headers['set-cookie']?.[0]).split(';')[0] ?? '';
    expect((await visit('/basket', { headers: { cookie } })).text).not.toContain('are left');
    await grocery.call('patch', `/products/${plums._id}/stock`, { stock: 4 });
    const { text } = await visit('/basket', { headers: { cookie } });
    expect(text).toContain('Only 4 of this are left.');
    expect((await visit('/basket/bar', { headers: { cookie } })).text).toBe('5 items · £0.00');
  });
});

describe('the checkout of a grocery shop', () => {
  /** Sends the order form with one piece of a product. */
  const send = async (name: string, ifMissing: string) => {
    const product = await stocked(grocery, name, 9);
    return visit('/order', {
      body: {
        basket: `1.${menuCode(product._id)}`,
        idempotencyKey: newId(),
        shownTotal: String(Math.round(product.price * 100)),
        fulfilment: 'COLLECTION',
        ifMissing,
        name: 'Dana',
        phone: '020 7946 0000',
        email: 'dana@example.org',
      },
    });
  };

  it('asks what to do if something is missing, and the order page shows the answer', async () => {
    const { status, headers } = await send('Nectarines', 'SUBSTITUTE');
    expect(status).toBe(303);
    const { text } = await visit(String(headers.location));
    expect(text).toContain('<strong>If something is missing</strong> Choose a similar product');
  });

  it('an answer that the form does not have is refused at its field', LONG, async () => {
    const { status, text } = await send('Nectarines', 'REFUND');
    expect(status).toBe(422);
    expect(text).toContain('Please choose what we should do if something is missing.');
    expect(text).toContain('<a href="#ifMissing">If something is missing</a>');
  });
});

describe('a grocery shop with 1,000 products', () => {
  it('its front page has at most 14 KB and links to every category', LONG, async () => {
    await app.scope().em.transactional(async (em) => {
      const restaurant = await em.findOneOrFail(Restaurant, { slug });
      for (let at = 0; at < 28; at += 1) {
        const section = em.create(MenuSection, { restaurant, name: `Category ${at}`, position: 1_000 + at });
        for (let of = 0; of < 25; of += 1)
          em.create(Product, {
            restaurant,
            section,
            name: `Product ${of} of category ${at}`,
            price: 100 + of,
            position: of + 1,
          });
      }
      await em.flush();
      await publishSite(em, restaurant.id);
    });
    app.container.get(SiteService).forget(slug);
    const { text } = await visit('/');
    expect(text).toContain('>Category 27<');
    expect(gzipSync(text).length).toBeLessThanOrEqual(14 * 1024);
    const last = await visit(linkTo(text, 'Category 27'));
    expect(namesIn(last.text)).toHaveLength(24);
    expect(gzipSync(last.text).length).toBeLessThanOrEqual(14 * 1024);
  });
});
