import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { loggedPath } from './loggedPath.rules.ts';
import type { HostTarget } from './hosts.ts';
import { requestId } from './requestId.ts';

/**
 * What every line about a socket has, as one about a request. Neither addresses nor headers nor the query: they hold
 * personal data and secrets.
 */
export const logLine = (request: IncomingMessage, host: HostTarget['kind']) => ({
  requestId: requestId(request),
  method: request.method,
  path: loggedPath(request.url ?? '/'),
  host,
});

interface Begun {
  host: HostTarget['kind'];
  /** As it came: Express shortens it for its routers. */
  url: string;
  /** Bytes that the connection had sent before. */
  sent: number;
}

const NOT_BEGUN: Begun = { host: 'unknown', url: '/', sent: 0 };

/** Asked for every few seconds by machines. */
const HEALTH = new Set(['/healthz', '/readyz']);

/** Writes one line for each request when it is answered, or when its client has left. */
export function accessLog(
  log: Logger,
): (request: IncomingMessage, response: ServerResponse, host: HostTarget['kind']) => void {
  if (!log.isLevelEnabled('info')) return () => undefined;
  const begun = new WeakMap<IncomingMessage, Begun>();

  const line = (request: IncomingMessage, response: ServerResponse, { responseTime }: Timed) => {
    const { host, url, sent } = begun.get(request) ?? NOT_BEGUN;
    return {
      method: request.method,
      path: loggedPath(url),
      host,
      status: response.statusCode,
      ms: responseTime,
      bytes: request.socket.bytesWritten - sent,
      ...(response.writableFinished ? {} : { aborted: true }),
    };
  };
  const write = pinoHttp({
    logger: log,
    genReqId: requestId,
    customAttributeKeys: { reqId: 'requestId' },
    quietReqLogger: true,
    quietResLogger: true,
    wrapSerializers: false,
    serializers: { req: () => undefined },
    customLogLevel: ({ url = '' }) => (HEALTH.has(url) ? 'debug' : 'info'),
    customSuccessObject: line,
    customErrorObject: (request, response, _error, value: Timed) => line(request, response, value),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
  });

  return (request, response, host) => {
    begun.set(request, { host, url: request.url ?? '/', sent: request.socket.bytesWritten });
    write(request, response);
  };
}

/** Milliseconds, measured by pino-http. */
interface Timed {
  responseTime: number;
}
