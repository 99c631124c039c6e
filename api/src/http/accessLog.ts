import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { HostTarget } from './hosts.ts';
import { requestId } from './request.ts';

/** Health checks come every few seconds and are not logged. */
const HEALTH = new Set(['/healthz', '/readyz']);

/** Where a request came in: the part of the product, or the grocery API on its own port. */
type LoggedHost = HostTarget['kind'] | 'grocery';

/**
 * Fields of a log line about a request or a socket. No IP addresses, headers or queries, which contain personal data and
 * secrets. `url` is the original one, because Express shortens `request.url` for its routers.
 */
export const logLine = (request: IncomingMessage, host: LoggedHost, url = request.url ?? '/') => ({
  requestId: requestId(request),
  method: request.method,
  path: loggedPath(url),
  host,
});

/** Logs each request once, when it is answered or its client has disconnected (docs/operations.md, "Logs"). */
export function accessLog(
  log: Logger,
): (request: IncomingMessage, response: ServerResponse, host: LoggedHost) => void {
  if (!log.isLevelEnabled('info')) return () => undefined;
  return (request, response, host) => {
    const { url = '/', socket } = request;
    const begun = performance.now();
    const sentBefore = socket.bytesWritten;
    // Emitted once, after the last byte or after an abort.
    response.once('close', () =>
      log[HEALTH.has(url.split('?', 1)[0] ?? '') ? 'debug' : 'info'](
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
const BEFORE_SECRET = new Set(['reset-password', 'verify-email', 'order', 'answer', 'redesign-answer']);
/** A plain word of a path; file names may have a hash. Tokens, ids and email addresses do not match. */
const WORD =
  /^[a-z][a-z-]{0,39}$|^v\d$|^[\w-]{1,60}\.(?:js|css|svg|png|webp|woff2|html|json|txt|xml|ico|php)$/;

/**
 * The path of a request for the log: without query, and with `:token` or `:id` in place of everything that is not a
 * plain word.
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
