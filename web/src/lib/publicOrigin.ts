/** What the server replaces by PUBLIC_URL in every page that it sends. */
export const ORIGIN_PLACEHOLDER = '__ORIGIN__';

/** The app's public origin, which the server wrote on the page; while a page is made, the placeholder for it. */
export function publicOrigin(): string {
  if (typeof document === 'undefined') return ORIGIN_PLACEHOLDER;
  const written = document.documentElement.dataset['origin'] ?? '';
  // The development server and tests send the page as it is in the folder.
  return URL.canParse(written) ? written : location.origin;
}
