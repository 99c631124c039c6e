import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildSchema, parse, validate } from 'graphql';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEME_NAMES } from '@forkfront/common/themes.ts';
import type { renderer as builtRenderer } from './renderer.ts';
import type { Storefront } from './queries/storefrontPage.ts';
import { demoAllergens, demoItem, demoSection, demoStorefront } from './test/demoStorefront.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const context = { productName: 'Forkfront', productUrl: 'https://forkfront.example' };
let out = '';
let renderer: typeof builtRenderer;

beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'storefront-'));
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const config = join(ROOT, 'web/vite.storefront.config.ts');
  await promisify(execFile)(process.execPath, [
    vite,
    'build',
    '-c',
    config,
    '--outDir',
    out,
    '--logLevel',
    'warn',
  ]);
  // Node's own loader, as in production, instead of the test runner's.
  ({ renderer } = createRequire(import.meta.url)(join(out, 'renderer.js')));
}, 60_000);

afterAll(() => rm(out, { recursive: true, force: true }));

const words =
  'fennel smoked tomato charred lemon aubergine ricotta walnut saffron brisket pickled celeriac miso butter rosemary anchovy peach basil chilli honey'.split(
    ' ',
  );

/** 45 dishes with the variety of a real menu: names of two or three words, descriptions of six. */
function manyDishes(theme: Storefront['theme']): Storefront {
  const word = (seed: number): string => words[(seed * 7919 + (seed >> 3)) % words.length] ?? 'salt';
  const items = Array.from({ length: 45 }, (_, index) =>
    demoItem(`${word(index)} ${word(index + 11)} ${index % 3 ? word(index + 5) : ''}`.trim(), {
      id: Buffer.from(`Product:${v7()}`).toString('base64url'),
      description: Array.from({ length: 6 }, (_unused, at) => word(index * 5 + at * 3)).join(' '),
      price: 450 + ((index * 137) % 1500),
      percentOff: 15,
      isPopular: index % 9 === 0,
      isAvailable: index % 13 !== 12,
      path: `/dishes/${randomBytes(6).toString('base64url')}-${word(index)}-${word(index + 11)}`,
      dietaryTags: index % 4 ? [] : ['VEGAN'],
      allergens: demoAllergens(index % 3 ? { MILK: 'C', NUTS: 'M' } : {}, 'F'),
    }),
  );
  const sections = Array.from({ length: 6 }, (_, index) =>
    demoSection(`${word(index + 2)} plates`, items.slice(index * 8, index * 8 + 8)),
  );
  const offers = [{ name: 'Happy hour', sentence: '15% off everything', beginsAt: null }];
  return demoStorefront({ theme, sections, offers });
}

/** The same menu with a cover and photos; `blur`: what their addresses have after the id. */
function withPhotos(menu: Storefront, blur: (bytes: number) => string): Storefront {
  const photo = (bytes: number): string => `https://files.example/public/p/${v7()}${blur(bytes)}/1200.webp`;
  const sections = menu.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, imageUrl: photo(3) })),
  }));
  return { ...menu, sections, coverImageUrl: photo(24) };
}

/** Spec §12.1. */
const KB = 1024;

const compressed = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;
const fileOf = (path: string): Promise<Buffer> => {
  const asset = renderer.assets.find((candidate) => candidate.path === path);
  if (!asset) throw new Error(`${path} is no built file`);
  return readFile(join(out, asset.file));
};
const linked = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, path = '']) => path);

it('the query of the built renderer matches the schema', async () => {
  const schema = buildSchema(await readFile(join(ROOT, 'schema.graphql'), 'utf8'));
  expect(validate(schema, parse(renderer.storefrontQuery))).toEqual([]);
});

it('each built file has a content hash in its name and a content type', async () => {
  expect(renderer.assets.length).toBeGreaterThan(0);
  for (const { path, file, contentType } of renderer.assets) {
    expect(path).toMatch(/^\/assets\/[\w-]+-[\w-]{8}\.(css|js|woff2|svg)$/);
    expect(contentType).toMatch(/^(text\/css|text\/javascript|font\/woff2|image\/svg)/);
    expect((await readFile(join(out, file))).length).toBeGreaterThan(0);
  }
});

it('the built renderer contains React’s production build, no Relay and no other import', async () => {
  const code = await readFile(join(out, 'renderer.js'), 'utf8');
  const imported = [...code.matchAll(/^import .*? from ["'](.+?)["']/gm)].map(([, name]) => name);
  expect(
    imported.filter((name) => !/^(node:)?(crypto|module|util|async_hooks|stream|buffer)$/.test(name ?? '')),
  ).toEqual([]);
  expect(code).not.toContain('react-dom-server.node.development');
  expect(code).not.toMatch(/node_modules\/(?:relay-runtime|react-relay|styled-components)\//);
});

it('the scripts of each page have at most 6 KB, and none waits for another file', async () => {
  const scripts = renderer.assets.filter(({ path }) => path.endsWith('.js'));
  const sizes = new Map<string, number>();
  for (const { path } of scripts) {
    const code = await fileOf(path);
    expect(code.toString()).not.toMatch(/\bimport\b/);
    sizes.set(path.replace(/^\/assets\/(\w+)-.*$/, '$1'), compressed(code));
  }
  const sum = (...names: string[]): number =>
    names.reduce((bytes, name) => bytes + (sizes.get(name) ?? NaN), 0);
  for (const page of [
    ['island'],
    ['basket'],
    ['island', 'form'],
    ['island', 'follow'],
    ['island', 'shopSearch'],
  ])
    expect(sum(...page), page.join(' and ')).toBeLessThanOrEqual(6 * KB);
});

it('the blurs of a cover and 45 photos add less than 1 KB to a menu', () => {
  const sizeWith = (blur: (bytes: number) => string): number =>
    compressed(renderer.renderMenuPage(withPhotos(manyDishes('TABLE'), blur), context).html);
  const added =
    sizeWith((bytes) => `.${randomBytes(bytes).toString(bytes > 3 ? 'base64url' : 'hex')}`) -
    sizeWith(() => '');
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThan(KB);
});

describe.each(THEME_NAMES)('a menu of 45 in %s', (theme) => {
  it('a menu of 45 dishes with an offer is small: HTML, CSS and JS in 16 KB, JS in 6 KB, one font of at most 40 kB', async () => {
    const { html } = renderer.renderMenuPage(manyDishes(theme), context);
    const css = linked(html, /<link rel="stylesheet" href="([^"]+)"/g);
    const js = linked(html, /<script type="module" src="([^"]+)"/g);
    const fonts = linked(html, /<link rel="preload" href="([^"]+)"/g);
    const sum = async (paths: string[]): Promise<number> =>
      (await Promise.all(paths.map(fileOf))).reduce((bytes, file) => bytes + compressed(file), 0);
    const [styles, scripts] = [await sum(css), await sum(js)];
    expect(scripts).toBeLessThanOrEqual(6 * KB);
    expect(compressed(html) + styles + scripts).toBeLessThanOrEqual(16 * KB);
    expect(fonts).toHaveLength(1);
    expect((await fileOf(fonts[0] ?? '')).length).toBeLessThanOrEqual(40_000);
  });
});
