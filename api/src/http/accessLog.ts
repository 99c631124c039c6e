import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { HostTarget } from './hosts.ts';
import { requestId } from './request.ts';

/** Asked for every few seconds by machines. */
const HEALTH = new Set(['/healthz', '/readyz']);

/**
 * What each line about a request or a socket has. Neither addresses nor headers nor the query: they hold personal data and
 * secrets. `url` is as it came; Express shortens that of the request for its routers.
 */
export const logLine = (request: IncomingMessage, host: HostTarget['kind'], url = request.url ?? '/') => ({
  requestId: requestId(request),
  method: request.method,
  path: loggedPath(url),
  host,
});

/** Writes one line for each request when it is answered, or when its client has left (docs/operations.md, "Logs"). */
export function accessLog(
  log: Logger,
): (request: IncomingMessage, response: ServerResponse, host: HostTarget['kind']) => void {
  if (!log.isLevelEnabled('info')) return () => undefined;
  return (request, response, host) => {
    const { url = '/', socket } = request;
    const begun = performance.now();
    const sentBefore = socket.bytesWritten;
    // Comes after the last byte and after an abort alike, once.
    response.once('close', () =>
      log[HEALTH.has(url) ? 'debug' : 'info'](
        {
          ...logLine(request, host, url),
          status: response.statusCode,
          ms: Math.round(performance.now() - begun),
          bytes: socket.bytesWritten - sentBefore,
          ...(response.writableFinished ? {} : { aborted: true }),
        },
        'request',
      ),
    );
  };
}

const MAX_CHARACTERS = 200;
/** The next path segment after one of these is a secret. */
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
