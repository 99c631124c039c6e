import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { changeRestaurant } from '../../test/changeRestaurant.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { orderInput, placeOrder } from '../../test/placeOrder.ts';
import { statementsOf } from '../../test/statementsOf.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { visitSite, type VisitOptions } from '../../test/visitSite.ts';
import { toGlobalId } from '../graphql/globalId.ts';
import { newId } from '../lib/ids.ts';
import { SiteLinks } from '../modules/sites/siteLinks.ts';

let app: TestApp;
const web = builtWeb();
beforeAll(async () => void (app = await startTestApp({ distDirectory: web.directory })));
afterAll(async () => {
  await app.close();
  web.remove();
});

const fresh = (): string => `moved-${newId().slice(-12)}`;

async function move(site: MadeSite, slug = fresh()): Promise<string> {
  const id = toGlobalId('Restaurant', site.restaurantId);
  const outcome = await changeRestaurant(app, 'changeRestaurantSlug', { id, slug }, site.owner?.token);
  expect(outcome.__typename).toBe('ChangeRestaurantSlugPayload');
  return slug;
}

describe('a site that moved', () => {
  it.each(['GET', 'HEAD', 'POST', 'PUT'])('a moved site redirects %s with path and query', async (method) => {
    const site = await makeSite(app);
    const slug = await move(site);
    const path = '/basket?item=1&x=%2F..';
    const { status, headers, text } = await visitSite(app, site.slug, path, { method });
    expect(status).toBe(308);
    expect(headers.location).toBe(`${app.container.get(SiteLinks).siteUrl(slug)}${path}`);
    // The owner may use the old address again.
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toBe('');
  });

  it('a moved site redirects from the next request on, and works at its new address', async () => {
    const site = await makeSite(app);
    expect((await visitSite(app, site.slug, '/')).status).toBe(200);
    const slug = await move(site);
    expect((await visitSite(app, site.slug, '/')).status).toBe(308);
    const moved = await visitSite(app, slug, '/');
    expect(moved.status).toBe(200);
    expect(moved.text).toContain('The Olive Press');
    await move(site, site.slug);
    expect((await visitSite(app, site.slug, '/')).status).toBe(200);
    expect((await visitSite(app, slug, '/')).headers.location).toBe(`${site.url}/`);
  });

  it('a site that moved several times redirects once', async () => {
    const site = await makeSite(app);
    await move(site);
    const slug = await move(site);
    expect((await visitSite(app, site.slug, '/')).headers.location).toBe(
      `${app.container.get(SiteLinks).siteUrl(slug)}/`,
    );
  });

  it('a moved site keeps the status links of its orders', { tags: ['@long'] }, async () => {
    const site = await makeSite(app);
    const { statusUrl } = await placeOrder(app, orderInput(site));
    const slug = await move(site);
    const { pathname } = new URL(statusUrl);
    const { status, headers } = await visitSite(app, site.slug, pathname);
    expect([status, headers.location]).toEqual([
      308,
      `${app.container.get(SiteLinks).siteUrl(slug)}${pathname}`,
    ]);
    const page = await visitSite(app, slug, pathname);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Margherita');
  });

  it('open forms of a moved site are redirected', async () => {
    const site = await makeSite(app);
    const { headers } = await visitSite(app, site.slug, '/');
    expect(headers['content-security-policy']).toContain(
      `form-action 'self' http://*.localhost:${app.port};`,
    );
    const slug = await move(site);
    expect(new URL(app.container.get(SiteLinks).siteUrl(slug)).host).toBe(`${slug}.localhost:${app.port}`);
  });

  it('the redirect of a moved site never leads to another host', async () => {
    const site = await makeSite(app);
    const slug = await move(site);
    const home = app.container.get(SiteLinks).siteUrl(slug);
    for (const path of ['//evil.example/x', '/\\evil.example', 'http://evil.example/x', '/@evil.example']) {
      const { headers } = await visitSite(app, site.slug, path);
      expect(new URL(headers.location ?? '').origin, path).toBe(home);
    }
  });
});

describe('the basket of a diner at the former address', () => {
  const BASKET = '2.AAAAAAAB~1.AAAAAAAC...Tm8gbnV0cw';
  const opening = (cookie: string) => ({ headers: { cookie, 'sec-fetch-dest': 'document' } });

  /** Where the former address of a new site sends a diner with this cookie, without the host, and what it stores. */
  async function leave(path: string, options: VisitOptions) {
    const site = await makeSite(app);
    const slug = await move(site);
    const { status, headers } = await visitSite(app, site.slug, path, options);
    const home = app.container.get(SiteLinks).siteUrl(slug);
    expect([status, headers.location?.startsWith(`${home}/`)]).toEqual([308, true]);
    return { slug, to: headers.location?.slice(home.length) ?? '', stored: headers['set-cookie'] };
  }

  it('the basket arrives at the present address with its notes, once', { tags: ['@long'] }, async () => {
    const { slug, to, stored } = await leave('/?find=a%2Fb', opening(`basket=${BASKET}`));
    expect(stored).toContain('basket=; Path=/; HttpOnly; Max-Age=0; SameSite=Lax');
    const { status, headers } = await visitSite(app, slug, to, opening(''));
    expect([status, headers.location]).toEqual([303, '/?find=a%2Fb']);
    expect(headers['set-cookie']?.[0]).toMatch(new RegExp(`^basket=${BASKET.replaceAll('.', '\\.')};`));
  });

  it('a basket at the present address is newer and stays', async () => {
    const { slug, to } = await leave('/basket', opening(`basket=${BASKET}`));
    const { status, headers } = await visitSite(app, slug, to, opening('basket=1.AAAAAAAD'));
    expect([status, headers.location]).toEqual([303, '/basket']);
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    ['without a basket', opening('')],
    ['with a text that is no basket', opening('basket=%22evil')],
    ['that is a fetch of a script', { headers: { cookie: `basket=${BASKET}`, 'sec-fetch-dest': 'empty' } }],
    ['that sends a form', { ...opening(`basket=${BASKET}`), method: 'POST' }],
  ])('a request %s is redirected as it is and keeps its cookie', async (_what, options) => {
    const { to, stored } = await leave('/basket', options);
    expect([to, stored]).toEqual(['/basket', undefined]);
  });

  it('an order form takes its basket along, so that the former address does not offer it again', async () => {
    const { to, stored } = await leave('/order', { ...opening(`basket=${BASKET}`), method: 'POST' });
    expect(to).toBe('/order');
    expect(stored).toContain('basket=; Path=/; HttpOnly; Max-Age=0; SameSite=Lax');
  });

  it('an address with a basket never leads to another host, and its basket is checked', async () => {
    const { slug } = await makeSite(app);
    expect((await visitSite(app, slug, '//evil.example/?movedBasket=1.AAAAAAAB')).status).toBe(404);
    const { headers } = await visitSite(app, slug, `/?movedBasket=1.AAAAAAAB~%0d%0aevil~0.AAAAAAAC`);
    expect(headers.location).toBe('/');
    expect(headers['set-cookie']?.[0]).toMatch(/^basket=1\.AAAAAAAB;/);
  });
});

describe('a slug without a site', () => {
  it('the slug of a removed site answers 410 until it is free', async () => {
    const [gone, unknown, free] = [fresh(), fresh(), fresh()];
    await app.container.infrastructure.database.pool.query(
      `insert into retired_slugs (slug, restaurant_id, retired_at, free_at)
       values ($1, null, now(), now() + interval '90 days'), ($2, null, now(), null),
         ($3, null, now(), now() - interval '1 minute')`,
      [gone, `${gone}-2`, free],
    );
    expect((await visitSite(app, gone, '/')).status).toBe(410);
    expect((await visitSite(app, `${gone}-2`, '/')).status).toBe(410);
    expect((await visitSite(app, free, '/')).status).toBe(404);
    expect((await visitSite(app, unknown, '/')).status).toBe(404);
  });

  it('existing sites need no statement for retired slugs', async () => {
    const site = await makeSite(app);
    await visitSite(app, site.slug, '/basket');
    const { statements } = await statementsOf(() => visitSite(app, site.slug, '/basket'));
    // A late event of the new site may clear its cache: then its row is read again.
    expect(statements.filter(({ text }) => text.includes('retired_slugs'))).toEqual([]);
  });
});

describe('a site that its owner closes', () => {
  it('a closed site answers 410 at once, and works at once after reopening', async () => {
    const site = await makeSite(app);
    const id = toGlobalId('Restaurant', site.restaurantId);
    expect((await visitSite(app, site.slug, '/')).status).toBe(200);
    await changeRestaurant(app, 'archiveRestaurant', { id }, site.owner?.token);
    expect((await visitSite(app, site.slug, '/')).status).toBe(410);
    const form = { body: { name: 'Ana' } };
    expect((await visitSite(app, site.slug, '/order', form)).status).not.toBe(303);
    await changeRestaurant(app, 'reopenRestaurant', { id }, site.owner?.token);
    expect((await visitSite(app, site.slug, '/')).status).toBe(200);
  });

  it('a closed site answers 410 at its former slugs too', async () => {
    const site = await makeSite(app);
    const slug = await move(site);
    const id = toGlobalId('Restaurant', site.restaurantId);
    await changeRestaurant(app, 'archiveRestaurant', { id }, site.owner?.token);
    expect((await visitSite(app, site.slug, '/')).status).toBe(308);
    expect((await visitSite(app, slug, '/')).status).toBe(410);
  });
});
