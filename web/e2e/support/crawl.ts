import { expect, type Page } from '@playwright/test';

interface Link {
  href: string;
  rel: string;
  target: string;
  name: string;
}

interface Found {
  links: Link[];
  /** Addresses of pictures, scripts, style sheets and of the head. */
  assets: string[];
  /** All ids of the page. */
  ids: string[];
}

/** The result of a crawl. */
export interface Walk {
  /** Paths of all pages, with their queries. */
  pages: Set<string>;
  /** Linked anchors, e.g. `/services#social`. */
  anchors: Set<string>;
  /** Addresses of a page that are not links. */
  assets: Set<string>;
  /** Descriptions of everything broken. */
  wrong: string[];
}

/** More pages mean an endless chain of links. */
const MOST_PAGES = 80;
const NOWHERE = 'This page is off the menu';

/**
 * Checks the links of the `seeds` with the session of `page`: pages, anchors, other answers of the server,
 * pictures and files, and the form of external links. `far` crawls every page that can be reached.
 */
export async function crawl(
  page: Page,
  origin: string,
  seeds: readonly string[],
  { far }: { far: boolean },
): Promise<Walk> {
  const wrong: string[] = [];
  const idsOf = new Map<string, string[]>();
  const assets = new Map<string, string>();
  const anchors = new Map<string, { from: string; to: string; id: string }>();
  const doors = new Map<string, string>();
  const outside = new Map<string, { from: string; link: Link }>();
  const waiting = [...seeds];
  const seen = new Set(waiting);

  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const found = await visit(page, path, wrong);
    idsOf.set(path, found.ids);
    for (const asset of found.assets) assets.set(asset, path);
    for (const link of found.links) {
      const url = new URL(link.href);
      if (url.origin !== origin) {
        outside.set(link.href, { from: path, link });
        continue;
      }
      // The redirect after a sign-in does not make another page.
      url.searchParams.delete('redirect');
      const to = url.pathname + url.search;
      if (url.hash) anchors.set(to + url.hash, { from: path, to, id: decodeURIComponent(url.hash.slice(1)) });
      if (seen.has(to)) continue;
      seen.add(to);
      if (far && !isOfServer(to)) waiting.push(to);
      else doors.set(to, path);
    }
    expect(seen.size, [...seen].join(' ')).toBeLessThan(MOST_PAGES);
  }

  for (const { from, to, id } of anchors.values())
    if (idsOf.get(to)?.includes(id) === false) wrong.push(`${from}: ${to} has no part #${id}`);
  for (const { from, link } of outside.values()) {
    const problem = problemOf(link);
    if (problem) wrong.push(`${from}: ${link.href} ${problem}`);
  }
  for (const [door, from] of doors) {
    const answer = await page.request.get(origin + door, { maxRedirects: 0 });
    if (answer.status() >= 400) wrong.push(`${from}: ${door} answers ${answer.status()}`);
  }
  for (const [asset, from] of assets) {
    if (new URL(asset).origin !== origin) continue;
    const answer = await page.request.get(asset);
    const type = answer.headers()['content-type'] ?? '';
    if (answer.status() !== 200 || type.startsWith('text/html'))
      wrong.push(`${from}: ${asset} is ${answer.status()}, ${type}`);
  }
  return { pages: seen, anchors: new Set(anchors.keys()), assets: new Set(assets.keys()), wrong };
}

/** Opens a page and waits until it is complete. */
async function visit(page: Page, path: string, wrong: string[]): Promise<Found> {
  const response = await page.goto(path);
  const isNowhere = path === '/nowhere';
  if (response?.ok() === isNowhere) wrong.push(`${path}: status ${response.status()}`);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
  await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/^Loading/), path).toHaveCount(0);
  if (!isNowhere && (await page.getByRole('heading', { name: NOWHERE }).count()) > 0)
    wrong.push(`${path}: there is no such page`);
  const found = await collect(page);
  const twice = found.ids.filter((id, place) => found.ids.indexOf(id) !== place);
  if (twice.length > 0) wrong.push(`${path}: has ${twice.join(', ')} more than once`);
  return found;
}

/** All addresses of the page, as absolute URLs. */
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

/** Whether the server answers the address with something else than a page. */
const isOfServer = (path: string): boolean => /^\/(api|graphql|rest|_dev)\b/.test(path);

/** The error of an external link. */
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
