import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Runs a page's query as a guest; rejects when it fails. */
export type Ask = (query: string, variables: Record<string, unknown>) => Promise<object>;

/** Output of web/vite.pages.config.ts. */
interface PagesFile {
  /** The public pages; those without a file show data and are rendered at run time. */
  pages: { path: string; file: string | null }[];
  /** Every route of the app, public or not, as `/editor/$id`. */
  routes: string[];
}

/** Exports of the built renderer.js. */
interface PageRenderer {
  renderPage(path: string, template: string, ask: Ask): Promise<string>;
}

export interface BuiltPages {
  /** Paths of the public pages. */
  paths: string[];
  routes: string[];
  /** The document of a public page; null when it must be rendered. */
  documents: Map<string, string | null>;
  make(path: string, ask: Ask): Promise<string>;
}

/** Reads the public pages of the app with this index.html. Throws when they are not built. */
export function readBuiltPages(directory: string, template: string): BuiltPages {
  const list = join(directory, 'pages.json');
  if (!existsSync(list)) throw new Error(`The public pages are not built: ${list} is missing.`);
  const { pages, routes } = JSON.parse(readFileSync(list, 'utf8')) as PagesFile;
  let renderer: Promise<PageRenderer> | null = null;
  return {
    paths: pages.map(({ path }) => path),
    routes,
    documents: new Map(
      pages.map(({ path, file }) => [
        path,
        file === null ? null : readFileSync(join(directory, file), 'utf8'),
      ]),
    ),
    async make(path, ask) {
      // Loaded on the first use, because it is large.
      renderer ??= import(pathToFileURL(join(directory, 'renderer.js')).href) as Promise<PageRenderer>;
      return (await renderer).renderPage(path, template, ask);
    },
  };
}
