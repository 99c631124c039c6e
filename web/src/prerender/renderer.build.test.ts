// @vitest-environment node
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_META } from '../lib/pageMeta.ts';
import { testPlan } from '../test/testPlan.ts';
import type * as builtRenderer from './renderer.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const WITH_DATA = ['/services', '/packages'];
let out = '';
let template = '';
let renderer: typeof builtRenderer;

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'pages-'));
  // The build needs only the app's index.html.
  await cp(join(ROOT, 'web/index.html'), join(out, 'app/index.html'));
  template = await readFile(join(out, 'app/index.html'), 'utf8');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const config = join(ROOT, 'web/vite.pages.config.ts');
  const options = ['build', '-c', config, '--outDir', join(out, 'pages'), '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [vite, ...options]);
  // Node's own loader, as in production.
  renderer = createRequire(import.meta.url)(join(out, 'pages/renderer.js'));
}, 120_000);

afterAll(() => rm(out, { recursive: true, force: true }));

const plans = ['Silver Restaurant', 'Gold Restaurant', 'Gold Grocery'].map((name) => testPlan(name));

async function list(): Promise<{ pages: { path: string; file: string | null }[]; routes: string[] }> {
  return JSON.parse(await readFile(join(out, 'pages/pages.json'), 'utf8'));
}

/** The page for a guest. */
async function pageOf(path: string): Promise<string> {
  const file = (await list()).pages.find((page) => page.path === path)?.file;
  if (file) return readFile(join(out, 'pages', file), 'utf8');
  return renderer.renderPage(path, template, () => Promise.resolve({ data: { services: plans } }));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;');
/** The text of a page. */
const textOf = (html: string): string =>
  html.replace(/<script[^]*?<\/script>|<style[^]*?<\/style>|<[^>]+>/g, ' ');

it('the build writes each page of the table except those with data', async () => {
  const { pages, routes } = await list();
  expect(pages.map(({ path }) => path)).toEqual(Object.keys(PAGE_META));
  expect(pages.filter(({ file }) => file === null).map(({ path }) => path)).toEqual(WITH_DATA);
  expect(routes).toEqual(expect.arrayContaining(['/', '/dashboard', '/editor/$id', '/demonstration']));
  expect(routes).not.toContain('/$');
});

const rows = Object.entries(PAGE_META);

describe.each(rows)('%s', (path, { title, description, image }) => {
  it('a prerendered page has the head of its row once', async () => {
    const html = await pageOf(path);
    expect(html.match(/<title>[^<]*<\/title>/g)).toEqual([`<title>${escaped(title)} · Forkfront</title>`]);
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html).toContain(`<meta name="description" content="${escaped(description)}"/>`);
    expect(html).toContain(`<link rel="canonical" href="__ORIGIN__${path}"/>`);
    expect(html).toContain(`<meta property="og:image" content="__ORIGIN__/og/${image}.png"/>`);
    expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('</head>'));
  });
});

it.each(rows.filter(([, { isApp }]) => isApp))(
  'the page %s has its frame and says that it needs JavaScript',
  async (path) => {
    const html = await pageOf(path);
    expect(html).toMatch(/<noscript><div[^]*JavaScript[^]*<\/noscript>[^]*<\/main>/);
  },
);

it.each(rows.filter(([, { isApp }]) => !isApp))('the page %s has its footer', async (path) => {
  expect(await pageOf(path)).toMatch(/<\/main>[^]*<footer/);
});

it.each(rows)('the page %s contains the app’s code only in its template', async (path) => {
  const html = await pageOf(path);
  const [, code = ''] = /<template id="app">(.*?)<\/template>/.exec(html) ?? [];
  expect(code).toMatch(/<script type="module"/);
  expect(html.replace(code, '')).not.toMatch(/type="module"|modulepreload/);
});

it.each(rows)('the page %s can be read without JavaScript', async (path) => {
  const html = await pageOf(path);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).toMatch(/<main[^]*<h1[^]*<\/main>/);
  expect(textOf(html)).not.toMatch(/undefined|\[object|NaN|Loading/);
  expect(html.match(/<style(?! nonce="__NONCE__")/g)).toBeNull();
  expect(
    html.match(/<script(?! (?:src="|defer src="|type="module" src="|type="application\/json"))/g),
  ).toBeNull();
  expect(html.match(/<form(?! method="post")/g)).toBeNull();
});

it('pages with data show the data and contain it for the app', async () => {
  for (const path of WITH_DATA) {
    const html = await pageOf(path);
    expect(html).toMatch(/<h[23][^>]*>Gold Restaurant</);
    const [, records = ''] = /<script type="application\/json" id="records">(.*?)<\/script>/.exec(html) ?? [];
    expect(Object.keys(JSON.parse(records))).toContain('client:root');
  }
});

it('data cannot close its script element', async () => {
  const evil = testPlan('Gold Restaurant', { subtitle: '</script><script>alert(1)</script>' });
  const ask = () => Promise.resolve({ data: { services: [evil] } });
  const html = await renderer.renderPage('/packages', template, ask);
  expect(html).not.toContain('<script>alert');
});

it('a page whose data cannot be loaded is not rendered', async () => {
  const ask = () => Promise.reject(new Error('The database is away.'));
  await expect(renderer.renderPage('/packages', template, ask)).rejects.toThrow('could not be made');
});
