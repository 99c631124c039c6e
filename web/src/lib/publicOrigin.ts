/** The server replaces it by PUBLIC_URL in every page. */
export const ORIGIN_PLACEHOLDER = '__ORIGIN__';

/** The app's public origin from the page; while prerendering, its placeholder. */
export function publicOrigin(): string {
  if (typeof document === 'undefined') return ORIGIN_PLACEHOLDER;
  const written = document.documentElement.dataset['origin'] ?? '';
  // The development server and tests do not replace the placeholder.
  return URL.canParse(written) ? written : location.origin;
}
