import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as builtRenderer from '../src/prerender/renderer.ts';

/** A page in pages.json, which the server reads. */
interface WrittenPage {
  path: string;
  /** Null: the page shows data, so the server renders it with renderer.js. */
  file: string | null;
}

/**
 * Renders every public page without data with the built renderer in `folder`, and writes pages.json with all pages and
 * routes. The built app is in the folder `app` beside it.
 */
export async function writePages(folder: string): Promise<void> {
  const { pages, routes, renderPage }: typeof builtRenderer = await import(
    `${pathToFileURL(join(folder, 'renderer.js')).href}?${Date.now()}`
  );
  const html = await readFile(join(folder, '../app/index.html'), 'utf8');
  const written: WrittenPage[] = [];
  for (const path of pages) {
    const page = await withoutData((ask) => renderPage(path, html, ask));
    const file = page === null ? null : `${path === '/' ? 'home' : path.slice(1)}.html`;
    if (page !== null && file !== null) await writeFile(join(folder, file), page);
    written.push({ path, file });
  }
  await writeFile(join(folder, 'pages.json'), `${JSON.stringify({ pages: written, routes }, null, 2)}\n`);
}

/** Null when the page fetches data, which the build does not have. */
async function withoutData(
  render: (ask: (query: string) => Promise<object>) => Promise<string>,
): Promise<string | null> {
  let asked = false;
  const ask = (query: string): Promise<object> => {
    asked = true;
    return Promise.reject(new Error(`There are no data at build for ${query}`));
  };
  try {
    const page = await render(ask);
    return asked ? null : page;
  } catch (problem) {
    if (asked) return null;
    throw problem;
  }
}
