import { PAGE_META } from '../lib/pageMeta.ts';
import { createAppRouter } from '../router.tsx';

export { renderPage } from './renderPage.tsx';

/** Paths of all public pages. */
export const pages: readonly string[] = Object.keys(PAGE_META);

/** The paths of all routes, e.g. `/editor/$id`. */
export const routes: readonly string[] = [
  ...new Set(
    Object.values(createAppRouter().routesById)
      .filter(({ id, fullPath }) => id !== '__root__' && id !== '/_authed' && fullPath !== '/$')
      .map(({ fullPath }) => fullPath.replace(/(.)\/$/, '$1')),
  ),
];
