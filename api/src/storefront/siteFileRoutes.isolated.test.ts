import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { visitSite } from '../../test/visitSite.ts';
import { newId } from '../lib/ids.ts';
import { Restaurant } from '../modules/restaurants/restaurant.entity.ts';
import { publishSite } from '../modules/sites/publishSite.repository.ts';
import { SiteService } from '../modules/sites/site.service.ts';

// Isolated: a process knows a font by its family only, and each file has its own copy of the font.
let app: TestApp;
let site: MadeSite;
let preview: MadeSite;
const web = builtWeb();

beforeAll(async () => {
  app = await startTestApp({ distDirectory: web.directory });
  site = await makeSite(app);
  preview = await makeSite(app, { status: 'unclaimed' });
});

afterAll(async () => {
  await app.close();
  web.remove();
});

/** The size of a picture and its colours, as hex. */
async function colours(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): string =>
    data.subarray((y * info.width + x) * info.channels).toString('hex', 0, 3);
  return { size: [info.width, info.height], at };
}

it('robots.txt of an open site names its site map, which lists its pages', async () => {
  const robots = await visitSite(app, site.slug, '/robots.txt');
  expect(robots.text).toContain(`\nSitemap: ${site.url}/sitemap.xml\n`);
  const { status, headers, text } = await visitSite(app, site.slug, '/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml']);
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place);
  // Three pages, and three dishes with a description.
  expect(places).toHaveLength(6);
  for (const place of places) {
    expect(place.startsWith(`${site.url}/`)).toBe(true);
    expect((await visitSite(app, site.slug, new URL(place).pathname)).status).toBe(200);
  }
});

it('a preview has no site map', async () => {
  expect((await visitSite(app, preview.slug, '/robots.txt')).text).not.toContain('Sitemap');
  expect((await visitSite(app, preview.slug, '/sitemap.xml')).status).toBe(404);
});

it('a site can be installed: its manifest and its icons exist, and its policy allows the manifest', async () => {
  const page = await visitSite(app, site.slug, '/');
  expect(page.headers['content-security-policy']).toContain("manifest-src 'self'");
  const { headers, text } = await visitSite(app, site.slug, '/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json');
  const { icons } = JSON.parse(text) as { icons: { src: string; sizes: string }[] };
  expect(icons).toHaveLength(3);
  for (const { src, sizes } of icons) {
    const icon = await visitSite(app, site.slug, src);
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
    const { size, at } = await colours(icon.raw);
    expect(size.join('x')).toBe(sizes);
    // The initials are in the middle, on one colour.
    const [width = 0] = size;
    const middle = Array.from({ length: width }, (_, x) => at(x, width / 2));
    expect(new Set(middle).size).toBeGreaterThan(2);
    expect(at(2, 2)).toBe(at(width - 3, width - 3));
  }
});

it('the icon of a site with a logo shows the logo on white', async () => {
  const { storage } = app.container.infrastructure;
  const owned = await makeSite(app);
  const background = { r: 200, g: 0, b: 0 };
  const bytes = await sharp({ create: { width: 300, height: 150, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();
  const logoKey = `public/logos/${newId()}/300.webp`;
  await storage.write(logoKey, { bytes, contentType: 'image/webp' });
  await app.scope().em.transactional(async (em) => {
    const restaurant = await em.findOneOrFail(Restaurant, { id: owned.restaurantId });
    restaurant.logoKey = logoKey;
    await em.flush();
    await publishSite(em, owned.restaurantId);
  });
  app.container.get(SiteService).forget(owned.slug);
  const icon = await visitSite(app, owned.slug, '/icon-512.png');
  const { at } = await colours(icon.raw);
  expect([at(256, 256), at(5, 256), at(256, 20)]).toEqual(['c80000', 'ffffff', 'ffffff']);
});

it('the pages about the restaurant are on every site; those of a preview are noindex', async () => {
  for (const path of ['/about', '/privacy']) {
    const open = await visitSite(app, site.slug, path);
    expect([open.status, open.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(open.text).not.toContain('noindex');
    expect((await visitSite(app, preview.slug, path)).text).toContain('noindex');
  }
});

it(
  'a shared link of a site without pictures has a card with its name and colours',
  { tags: ['@long'] },
  async () => {
    const { text } = await visitSite(app, site.slug, '/');
    const image = new URL(/property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '');
    const card = await visitSite(app, site.slug, `${image.pathname}${image.search}`);
    expect([card.status, card.headers['content-type']]).toEqual([200, 'image/png']);
    const { size, at } = await colours(card.raw);
    expect(size).toEqual([1200, 630]);
    // Checks the pattern, the background, the letters and the sign.
    const row = (y: number) => new Set(Array.from({ length: 1200 }, (_, x) => at(x, y)));
    expect(row(100)).toEqual(new Set([at(5, 100)]));
    for (const y of [40, 240, 388]) expect(row(y).size).toBeGreaterThan(1);
    expect(card.raw.length).toBeLessThan(40_000);
    const again = await visitSite(app, site.slug, image.pathname, {
      headers: { 'if-none-match': card.headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  },
);

it('the favicon is drawn from the brand', async () => {
  const { status, headers, text } = await visitSite(app, site.slug, '/favicon.svg');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(text).toContain('<svg');
  expect(
    (await visitSite(app, site.slug, '/favicon.svg', { headers: { 'if-none-match': headers.etag ?? '' } }))
      .status,
  ).toBe(304);
});
