import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAppRouter } from './router.tsx';
import { ogImagePath, PAGE_META, UNLISTED } from './lib/pageMeta.ts';

const publicRoutes = Object.values(createAppRouter().routesById)
  .filter(({ id, fullPath }) => id !== '__root__' && !id.startsWith('/_authed') && fullPath)
  .map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1'));

it('the page table has a row for each public route and no other row', () => {
  expect(new Set([...Object.keys(PAGE_META), ...UNLISTED])).toEqual(new Set(publicRoutes));
});

describe.each(Object.entries(PAGE_META))('%s', (_path, { title, description, image }) => {
  it('the title and the description of a page fit a search result', () => {
    expect(title.length).toBeGreaterThan(5);
    expect(title.length).toBeLessThanOrEqual(55);
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  it('the picture of a page exists', () => {
    expect(existsSync(join(import.meta.dirname, '../public', ogImagePath(image)))).toBe(true);
  });
});

it('each page has its own title and description', () => {
  const pages = Object.values(PAGE_META);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length);
});
