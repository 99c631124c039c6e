import type { APIResponse } from '@playwright/test';
import sharp from 'sharp';
import { ogImagePath, PAGE_META, UNLISTED } from '../src/lib/pageMeta.ts';
import { demoSite } from './support/demoSite.ts';
import { expect, test } from './support/server.ts';

const PATHS = Object.keys(PAGE_META);
const LARGEST_PICTURE = 300 * 1024;

const typeOf = (answer: APIResponse): string => answer.headers()['content-type'] ?? '';

/** The values of a document's meta tags, by name. Each name occurs once. */
function tagsOf(html: string): Record<string, string> {
  const head = html.slice(0, html.indexOf('</head>'));
  const pairs = [
    ...head.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)"/g),
    ...head.matchAll(/<link rel="(canonical)" href="([^"]*)"/g),
  ].map(([, name = '', content = '']): [string, string] => [name, content.replaceAll('&amp;', '&')]);
  const names = pairs.map(([name]) => name).filter((name) => name !== 'color-scheme');
  expect(new Set(names).size).toBe(names.length);
  return Object.fromEntries(pairs);
}

for (const [path, { title, description, image }] of Object.entries(PAGE_META))
  test(`${path} has its title, description and picture for search engines and shared links`, async ({
    request,
    server,
  }) => {
    const url = server.origin + path;
    const answer = await request.get(url, { maxRedirects: 0 });
    expect([answer.status(), typeOf(answer)]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.headers()['x-robots-tag']).toBeUndefined();
    const tags = tagsOf(await answer.text());
    expect(tags).toMatchObject({
      canonical: url,
      description,
      'og:url': url,
      'og:type': 'website',
      'og:title': title,
      'og:description': description,
      'og:image': server.origin + ogImagePath(image),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(tags['og:image:alt']).toMatch(/.{10,}/);
    const picture = await request.get(tags['og:image'] ?? '');
    expect([picture.status(), typeOf(picture)]).toEqual([200, 'image/png']);
    const file = await picture.body();
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(file.length).toBeLessThan(LARGEST_PICTURE);
  });

test('the titles and descriptions of pages are unique and fit a search result', () => {
  const rows = Object.values(PAGE_META);
  expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
  expect(new Set(rows.map(({ description }) => description)).size).toBe(rows.length);
  for (const { title, description } of rows) {
    expect(`${title} · Forkfront`.length).toBeLessThanOrEqual(65);
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(155);
  }
});

test('the site map lists every public page, and robots.txt names the site map', async ({
  request,
  server,
}) => {
  const robots = await request.get('/robots.txt');
  expect([robots.status(), typeOf(robots)]).toEqual([200, 'text/plain; charset=utf-8']);
  const address = /^Sitemap: (\S+)$/m.exec(await robots.text())?.[1] ?? '';
  expect(address).toBe(`${server.origin}/sitemap.xml`);
  const map = await request.get(address);
  expect([map.status(), typeOf(map)]).toEqual([200, 'application/xml; charset=utf-8']);
  const pages = [...(await map.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => page);
  expect(pages).toEqual(PATHS.map((path) => server.origin + path));
});

test('personal pages and unknown addresses are not indexed', async ({ request }) => {
  for (const route of UNLISTED.filter((path) => path !== '/$')) {
    const answer = await request.get(route.replace('$token', 'secret'));
    expect([route, answer.status(), answer.headers()['x-robots-tag']]).toEqual([route, 200, 'noindex']);
  }
  expect((await request.get('/nowhere')).status()).toBe(404);
});

test('each page has one canonical address', async ({ request }) => {
  for (const path of PATHS.filter((name) => name !== '/')) {
    const answer = await request.get(`${path}/?utm_source=letter`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, `${path}?utm_source=letter`]);
  }
});

test('a restaurant’s page has the same content for people, search engines and shared links', async ({
  page,
  server,
}) => {
  const url = server.siteUrl(demoSite.slug);
  const html = (await (await page.goto(url))?.text()) ?? '';
  const tags = tagsOf(html);
  expect(tags).toMatchObject({ canonical: url, 'og:url': url, 'og:title': demoSite.name });
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const { image, ...restaurant } = JSON.parse(json) as { image?: string };
  expect(restaurant).toMatchObject({
    '@type': 'Restaurant',
    name: demoSite.name,
    url: url.replace(/\/$/, ''),
  });
  for (const picture of [image, tags['og:image']].filter((one) => one !== undefined))
    expect((await page.goto(picture))?.status()).toBe(200);
});
