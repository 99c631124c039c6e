const FALLBACK = '/dashboard';

/** The routes that are valid targets after a sign-in (spec §2), and ours. */
const KNOWN =
  /^\/(?:dashboard|account|my-restaurants|editor\/[\w~=-]+|orders(?:\/[\w~=-]+)?|invitation\/[\w.-]+|operator(?:\/[\w~=-]+){0,2}|setup|packages|services|contact|portfolio|demonstration)?$/;

/** Characters in a path that a browser, a proxy or a decoder could read as another host. */
const SUSPICIOUS = /[\\%\s\u0000-\u001f]|\/\//;

/**
 * The path after a sign-in (spec §2): `redirect` when it is a known path of this app, otherwise /dashboard. `extra` values
 * are appended to its query; a value of the redirect wins.
 */
export function safeRedirect(redirect: unknown, extra: Record<string, unknown> = {}): string {
  const [beforeHash = '', hash = ''] = typeof redirect === 'string' ? redirect.split(/#(.*)/s) : [];
  const [path = '', search = ''] = beforeHash.split(/\?(.*)/s);
  const known = path !== '' && !SUSPICIOUS.test(path) && KNOWN.test(path);
  const query = new URLSearchParams(known ? search : '');
  for (const [name, value] of Object.entries(extra)) {
    if (!query.has(name) && isPlain(value)) query.set(name, String(value));
  }
  const tail = query.size > 0 ? `?${query}` : '';
  const anchor = known && /^[\w-]+$/.test(hash) ? `#${hash}` : '';
  return `${known ? path : FALLBACK}${tail}${anchor}`;
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
