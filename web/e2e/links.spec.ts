import type { Page } from '@playwright/test';
import { expect, test } from './support/server.ts';

/** Pages that a guest reaches by links alone. */
const EXPECTED = [
  '/',
  '/services',
  '/packages',
  '/contact',
  '/portfolio',
  '/demonstration',
  '/setup',
  '/login',
  '/register',
  '/forgot-password',
  '/terms-and-conditions',
  '/privacy-policy',
  '/cookie-policy',
];

interface Link {
  href: string;
  rel: string;
  target: string;
  name: string;
}

interface Found {
  links: Link[];
  /** Addresses of pictures, scripts, style sheets and all that the head names. */
  assets: string[];
  /** All ids of the page. */
  ids: string[];
}

/** Everything that the page leads to, as absolute addresses. */
const collect = (page: Page): Promise<Found> =>
  page.evaluate(() => {
    const absolute = (address: string) => new URL(address, document.baseURI).href;
    const addresses = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        const value = element.getAttribute(attribute);
        return value === null ? [] : attribute === 'srcset' ? value.split(/,\s+/) : [value];
      });
    return {
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map((link) => ({
        href: link.href,
        rel: link.rel,
        target: link.target,
        name: link.getAttribute('aria-label') ?? link.textContent ?? '',
      })),
      assets: [
        ...addresses('img[src], script[src], source[src]', 'src'),
        ...addresses('img[srcset], source[srcset]', 'srcset').map((candidate) =>
          candidate.replace(/\s.*/, ''),
        ),
        ...addresses(
          'link[rel~=stylesheet], link[rel~=icon], link[rel~=manifest], link[rel*=preload]',
          'href',
        ),
        ...addresses('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
      ].map(absolute),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    };
  });

/** Whether the server answers there itself, with something else than a page. */
const isOfServer = (path: string): boolean => /^\/(api|graphql|rest|_dev)\b/.test(path);

/** What is wrong with a link that leads away from the site. */
function problemOf({ href, rel, target, name }: Link): string | null {
  const { protocol, hostname, pathname } = new URL(href);
  if (name.trim() === '') return 'has no name';
  if (protocol === 'mailto:')
    return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(pathname) ? null : 'is no mail address';
  if (protocol === 'tel:') return null;
  if (hostname.endsWith('.localhost')) return null;
  if (protocol !== 'https:') return 'is not https';
  return target === '_blank' && !/\bnoopener\b/.test(rel) ? 'lacks rel=noopener' : null;
}

test('no link of the site is broken: pages, anchors, assets, mail addresses, ways out', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000);
  const wrong: string[] = [];
  const idsOf = new Map<string, string[]>();
  const assets = new Map<string, string>();
  const anchors: { from: string; to: string; id: string }[] = [];
  const doors = new Map<string, string>();
  const outside = new Map<string, { from: string; link: Link }>();
  const waiting = ['/'];
  const seen = new Set(waiting);

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await page.goto(path);
    if (!response?.ok()) wrong.push(`${path}: status ${response?.status() ?? 'unknown'}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
    await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
    if ((await page.getByRole('heading', { name: 'This page is off the menu' }).count()) > 0)
      wrong.push(`${path}: there is no such page`);
    const found = await collect(page);
    idsOf.set(path, found.ids);
    for (const asset of found.assets) assets.set(asset, path);
    for (const link of found.links) {
      const url = new URL(link.href);
      if (url.origin !== server.origin) {
        outside.set(link.href, { from: path, link });
        continue;
      }
      // A way back after signing in makes no page of its own.
      url.searchParams.delete('redirect');
      const to = url.pathname + url.search;
      if (url.hash) anchors.push({ from: path, to, id: decodeURIComponent(url.hash.slice(1)) });
      if (seen.has(to)) continue;
      seen.add(to);
      if (isOfServer(to)) doors.set(to, path);
      else waiting.push(to);
    }
    expect(seen.size, [...seen].join(' ')).toBeLessThan(60);
  }

  for (const { from, to, id } of anchors)
    if (!idsOf.get(to)?.includes(id)) wrong.push(`${from}: ${to} has no part #${id}`);
  for (const { from, link } of outside.values()) {
    const problem = problemOf(link);
    if (problem) wrong.push(`${from}: ${link.href} ${problem}`);
  }
  for (const [door, from] of doors) {
    const answer = await page.request.get(door, { maxRedirects: 0 });
    if (answer.status() >= 400) wrong.push(`${from}: ${door} answers ${answer.status()}`);
  }
  for (const [asset, from] of assets) {
    if (new URL(asset).origin !== server.origin) continue;
    const { status, type } = await page.evaluate(async (address) => {
      const answer = await fetch(address);
      return { status: answer.status, type: answer.headers.get('content-type') ?? '' };
    }, asset);
    if (status !== 200 || type.startsWith('text/html')) wrong.push(`${from}: ${asset} is ${status}, ${type}`);
  }
  expect(wrong).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(EXPECTED));
  expect(anchors.length).toBeGreaterThan(30);
  expect(assets.size).toBeGreaterThan(3);
});
