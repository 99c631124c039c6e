import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Infrastructure } from './composition/infrastructure.ts';
import { Admission, BUSY_TEXT, LoopMeter, type Purpose, RETRY_SECONDS } from './http/admission.ts';
import { guardConnections } from './http/connections.ts';
import { refuse } from './http/refusal.ts';

/** Time limits of every server (ms). */
export const SERVER_TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  // Longer than a proxy keeps an idle connection: a request that meets the closing of its connection is lost.
  keepAliveTimeout: 75_000,
} as const;

const TOO_MANY_TEXT =
  'Too many requests come from your internet connection at the same time. Please try again in a few seconds.';

/**
 * What every request of a server passes before anything works on it (docs/decisions/0085-overload-is-shed.md).
 * `shedsLoad` false admits everything: for tests, on machines whose other programs delay the event loop.
 */
export function createGate(
  server: Server,
  {
    database,
    log,
    metrics,
    trustedProxies,
    connectionsPerAddress,
  }: Pick<Infrastructure, 'database' | 'log' | 'metrics' | 'trustedProxies' | 'connectionsPerAddress'>,
  shedsLoad: boolean,
) {
  const connections = guardConnections(server, { trustedProxies, perAddress: connectionsPerAddress }, log);
  const meter = new LoopMeter();
  server.once('close', () => meter.stop());
  const admission = new Admission(
    {
      delayMs: () => meter.delayMs(),
      coreShare: () => meter.coreShare(),
      waitingQueries: () => database.pool.waitingCount,
    },
    log,
  );
  const reject = (limit: string, request: IncomingMessage, response: ServerResponse, message: string) => {
    metrics.refusals.inc({ limit });
    void refuse(request, response, { status: 503, message, retryAfterSeconds: RETRY_SECONDS });
  };

  return {
    /** False when the address of the request has too many connections; the request is answered then. */
    isAllowed(request: IncomingMessage, response: ServerResponse): boolean {
      const isAllowed = connections.isAllowed(request, response);
      if (!isAllowed) reject('connections', request, response, TOO_MANY_TEXT);
      return isAllowed;
    },

    /** Calls `next`, or refuses the request while the server is overloaded. `purpose` null: it is always admitted. */
    admit(
      purpose: Purpose | null,
      request: IncomingMessage,
      response: ServerResponse,
      next: () => void,
    ): void {
      if (purpose === null || !shedsLoad) return next();
      const done = admission.enter(purpose);
      if (!done) return reject('overload', request, response, BUSY_TEXT);
      response.once('close', done);
      return next();
    },
  };
}
