import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { builtWeb } from '../../test/builtWeb.ts';
import { makeSite, type MadeSite } from '../../test/makeSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { visitSite, type VisitOptions } from '../../test/visitSite.ts';
import { Product } from '../modules/products/product.entity.ts';
import { publishSite } from '../modules/sites/publishSite.repository.ts';
import { SiteService } from '../modules/sites/site.service.ts';
import { PreparedReply } from './preparedReply.ts';

let app: TestApp;
let site: MadeSite;
const web = builtWeb();

beforeAll(async () => {
  app = await startTestApp({ distDirectory: web.directory });
  site = await makeSite(app);
});

afterAll(async () => {
  await app.close();
  web.remove();
});

const visit = (path: string, options?: VisitOptions) => visitSite(app, site.slug, path, options);

/** Changes a price like an owner. */
async function changePrice(name: string, price: number): Promise<void> {
  await app.scope().em.transactional(async (em) => {
    const product = await em.findOneOrFail(Product, { id: site.product(name).id });
    product.price = price;
    await em.flush();
    await publishSite(em, site.restaurantId);
  });
  app.container.get(SiteService).forget(site.slug);
}

describe('the menu page', () => {
  it('the menu page shows the menu with a strict content security policy', async () => {
    const { status, headers, text } = await visit('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('The Olive Press');
    expect(text).toContain('Margherita');
    expect(text).toContain('£8.50');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('x-robots-tag');
  });

  it('the second request gets the same menu page from the cache', async () => {
    const first = await visit('/');
    const second = await visit('/');
    expect(second.text).toBe(first.text);
    expect(second.headers.etag).toBe(first.headers.etag);
  });

  it('the menu page is compressed as the browser accepts it', async () => {
    const plain = await visit('/');
    const gzipped = await visit('/', { headers: { 'accept-encoding': 'gzip, deflate' } });
    const brotli = await visit('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.raw).toString()).toBe(plain.text);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.raw).toString()).toBe(plain.text);
    for (const { headers } of [plain, gzipped, brotli]) expect(headers.vary).toBe('accept-encoding');
  });

  it('an unchanged menu page answers 304', async () => {
    const { headers } = await visit('/');
    expect(headers.etag).toMatch(/^W\/"\d+-/);
    const again = await visit('/', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.raw.length).toBe(0);
    expect(again.headers.etag).toBe(headers.etag);
  });

  it('the next read of the menu page shows an edit', async () => {
    const before = await visit('/');
    await changePrice('Margherita', 999);
    const after = await visit('/', { headers: { 'if-none-match': before.headers.etag ?? '' } });
    expect(after.status).toBe(200);
    expect(after.text).toContain('£9.99');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('HEAD gets the headers of the menu page only', async () => {
    const get = await visit('/');
    const head = await visit('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.raw.length).toBe(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  it('parallel requests render the menu page once', async () => {
    const prepared = vi.spyOn(PreparedReply, 'make');
    app.container.get(SiteService).forget(site.slug);
    const pages = await Promise.all(Array.from({ length: 20 }, () => visit('/')));
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    expect(prepared).toHaveBeenCalledTimes(1);
    prepared.mockRestore();
  });

  it('a preview is hidden from search engines', async () => {
    const preview = await makeSite(app, { status: 'unclaimed' });
    const page = await visitSite(app, preview.slug, '/');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.text).toContain('noindex');
    expect((await visitSite(app, preview.slug, '/robots.txt')).text).toContain('Disallow: /\n');
    expect((await visit('/robots.txt')).text).not.toContain('Disallow: /\n');
  });
});

describe('missing pages', () => {
  it('an unknown slug answers 404', async () => {
    const { status, headers, text } = await visitSite(app, 'nobody-here', '/');
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('No restaurant at this address');
  });

  it('an unknown page of a site answers 404 in its look', async () => {
    const { status, text } = await visit('/nothing');
    expect(status).toBe(404);
    expect(text).toContain('The Olive Press');
  });

  it('a closed site answers 410', async () => {
    const closed = await makeSite(app, { status: 'archived' });
    for (const path of ['/', '/basket']) {
      const { status, text } = await visitSite(app, closed.slug, path);
      expect(status).toBe(410);
      expect(text).toContain('This website is closed');
    }
    expect((await visitSite(app, closed.slug, '/robots.txt')).text).toContain('Disallow: /\n');
  });

  it.each([
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD'],
    ['PUT', '/basket', 'GET, HEAD, POST'],
    ['GET', '/order', 'POST'],
    ['OPTIONS', '/order', 'POST'],
    ['POST', '/favicon.svg', 'GET, HEAD'],
    ['POST', '/card.png', 'GET, HEAD'],
  ])('the method %s of %s is not allowed', async (method, path, allow) => {
    const { status, headers } = await visit(path, { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe(allow);
  });

  it.each([
    '//',
    '//evil.example/',
    '/%',
    '/%00',
    '/?%ff=%',
    '/order/%2e%2e',
    '/order/..',
    `/order/${'a'.repeat(201)}`,
    '/order/a.b/events',
    '/answer/x?intent=accept',
    '/answer/%F0',
    '/basket?q.=1&q.%ff=2&q.UHJvZHVjdDox=3&q.__proto__=1',
    '/basket?q.UHJvZHVjdDowMTk5OTk5OS05OTk5LTc5OTktOTk5OS05OTk5OTk5OTk5OTk=1e999',
    '/assets/../renderer.js',
    '/assets/%2e%2e/renderer.js',
    '/__proto__',
    '/constructor',
    '*',
    'http://evil.example/',
  ])('the unusual path %s is no server error', async (path) => {
    const { status } = await visit(path);
    expect(status).toBeLessThan(500);
    expect(status).not.toBe(400);
  });
});

describe('files', () => {
  it('assets are cached for a year, and texts are compressed', async () => {
    const { text } = await visit('/');
    const linked = [...text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(linked.map((path) => path.slice(path.lastIndexOf('.'))).sort()).toEqual(['.css', '.js', '.woff2']);
    for (const path of linked) {
      const { status, headers } = await visit(path, { headers: { 'accept-encoding': 'gzip' } });
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-encoding']).toBe(path.endsWith('.woff2') ? undefined : 'gzip');
    }
    const script = linked.find((path) => path.endsWith('.js')) ?? '';
    const { raw } = await visit(script, { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(raw).toString()).toBe((await visit(script)).text);
  });
});

it('an unexpected error is a page with a reference, without the cause', async () => {
  const { em } = app.scope();
  await em.execute('alter table published_sites rename to gone');
  app.container.get(SiteService).forget(site.slug);
  const { status, headers, text } = await visit('/');
  await em.execute('alter table gone rename to published_sites');
  expect(status).toBe(500);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toMatch(/Reference: [\da-f-]{36}/);
  expect(text).not.toContain('published_sites');
  expect((await visit('/')).status).toBe(200);
});

it('without built pages a site answers that it is not served', async () => {
  const bare = await startTestApp();
  try {
    const { status, headers } = await visitSite(bare, 'anything', '/');
    expect(status).toBe(503);
    expect(headers['content-type']).toBe('application/json');
  } finally {
    await bare.close();
  }
});
