const MAX_CHARACTERS = 200;
/** What follows these is a secret, whatever it looks like. */
const BEFORE_SECRET = new Set(['reset-password', 'verify-email', 'order', 'answer']);
/** A word of our own addresses; names of files may have a hash. Tokens, ids and addresses of people look different. */
const WORD =
  /^[a-z][a-z-]{0,39}$|^v\d$|^[\w-]{1,60}\.(?:js|css|svg|png|webp|woff2|html|json|txt|xml|ico|php)$/;

/**
 * A request's path as it may stand in a log: without query, and with `:token` and `:id` in place of everything that is no
 * word of an address.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.slice(0, MAX_CHARACTERS).split('?', 1);
  const segments = path.split('/');
  return segments
    .map((segment, index) => {
      if (segment === '') return '';
      if (BEFORE_SECRET.has(segments[index - 1] ?? '')) return ':token';
      return WORD.test(segment) ? segment : ':id';
    })
    .join('/');
}
