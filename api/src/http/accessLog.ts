import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { HostTarget } from './hosts.ts';
import { loggedPath } from './loggedPath.rules.ts';
import { requestId } from './requestId.ts';

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
