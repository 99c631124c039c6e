import { createServer, type Server } from 'node:http';
import express, { type RequestHandler } from 'express';
import helmet from 'helmet';
import type { Container } from './composition/container.ts';
import { contextCreator } from './composition/contributions.ts';
import type { RateLimit, RateLimiter } from './gateways/limits/rateLimiter.gateway.ts';
import { createGate, SERVER_TIMES } from './gate.ts';
import { accessLog } from './http/accessLog.ts';
import { healthChecks } from './http/health.ts';
import { errorHandler, notFound, sendError } from './http/jsonErrors.ts';
import { measureRequest } from './http/measureRequest.ts';
import { clientIp } from './http/request.ts';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import { digestsEqual, hashSecret } from './lib/secrets.ts';
import type { ApiDescription } from './rest/openApi.ts';
import { requestPurpose } from './requestPurpose.ts';
import { restRouter } from './rest/restRouter.ts';

/** The header with the key (spec §1). */
const KEY_HEADER = 'x-api-key';

/** Requests with a right key; each further process may allow a caller as many more as are counted in memory. */
const CALLS: RateLimit = { name: 'grocery', points: 1_200, seconds: 60, firstInMemory: 1_000 };
/** Requests with a wrong key. Right keys do not count, so nobody can lock a program out. */
const WRONG_KEYS: RateLimit = { name: 'grocery-wrong-key', points: 60, seconds: 10 * 60 };

/** The grocery API. Its document names no host: it is the one that sent the document. */
export const groceryApi: ApiDescription = {
  title: `${PRODUCT_NAME} grocery API`,
  description: `JSON over HTTP for programs of grocery shops, e.g. tills. Every request needs the header \`${KEY_HEADER}\`. The parameter \`shop\` names a shop by its slug; an installation with one shop needs none. Prices are in pounds. Every error has the form of \`Error\`.`,
  url: '/api/v1',
  keyHeader: KEY_HEADER,
};

export interface GroceryApp {
  server: Server;
  /** After this `/readyz` answers 503; all other requests are still served. */
  announceStop(): void;
}

/**
 * Creates the server of the grocery API (spec §1, §9): REST on a port of its own. Each of the `keys` opens it: two while one
 * replaces the other. `shedsLoad`: whether requests are refused while there are too many.
 */
export function createGroceryApp(
  container: Container,
  keys: readonly string[],
  shedsLoad: boolean,
): GroceryApp {
  const { database, log, metrics, limiter, publicUrl, trustedProxies } = container.infrastructure;
  const createContext = contextCreator(container);
  const logAccess = accessLog(log);
  const app = express();
  app.disable('x-powered-by');
  app.use(helmet({ contentSecurityPolicy: false, strictTransportSecurity: publicUrl.startsWith('https:') }));
  app.use(keyNeeded(keys, limiter, trustedProxies));
  app.use(
    '/api/v1',
    restRouter({
      routes: container.modules.flatMap(({ groceryRoutes = [] }) => groceryRoutes),
      api: groceryApi,
      // The key is the only access: bearer tokens are not read.
      createContext: (caller) => createContext({ ...caller, token: null }),
      trustedProxies,
      metrics,
    }),
  );
  app.use(notFound);
  app.use(errorHandler(log));
  let isStopping = false;
  const answerHealthCheck = healthChecks(database, () => isStopping);
  const server = createServer(SERVER_TIMES, (request, response) => {
    logAccess(request, response, 'grocery');
    if (answerHealthCheck(request, response)) return;
    if (!gate.isAllowed(request, response)) return;
    const purpose = requestPurpose(request, 'grocery');
    measureRequest(metrics, request, response, 'grocery', purpose, () =>
      gate.admit(purpose, request, response, () => app(request, response)),
    );
  });
  const gate = createGate(server, container.infrastructure, shedsLoad);
  return { server, announceStop: () => void (isStopping = true) };
}

/** Refuses requests without a right key, and too many of them. */
function keyNeeded(keys: readonly string[], limiter: RateLimiter, trustedProxies: number): RequestHandler {
  const digests = keys.map(hashSecret);
  return async (request, response, next) => {
    const sent = hashSecret(request.get(KEY_HEADER) ?? '');
    // Every key is compared, so that the time does not tell which one was similar.
    const isRight = digests.map((digest) => digestsEqual(digest, sent)).includes(true);
    const limit = isRight ? CALLS : WRONG_KEYS;
    const { isAllowed, remaining, resetSeconds } = await limiter.count(
      limit,
      clientIp(request, trustedProxies),
    );
    response.set({
      'RateLimit-Limit': String(limit.points),
      'RateLimit-Remaining': String(remaining),
      'RateLimit-Reset': String(resetSeconds),
    });
    if (!isAllowed) {
      response.set('Retry-After', String(resetSeconds));
      sendError(response, 429, 'Too many requests. Please wait a little.');
    } else if (isRight) next();
    else sendError(response, 401, `Please send the key of the grocery API in the header ${KEY_HEADER}.`);
  };
}
