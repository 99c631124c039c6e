import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type Router } from 'express';
import helmet from 'helmet';
import { Scope, type Container } from './composition/container.ts';
import type { WorkerState } from './composition/workerWatch.ts';
import { contextCreator, formsOf, schemaParts } from './composition/contributions.ts';
import { createApollo } from './graphql/apollo.ts';
import { buildGraphqlSchema } from './graphql/buildSchema.ts';
import { askAsGuest } from './graphql/context.ts';
import { guestAnswers } from './graphql/guestAnswers.ts';
import { graphiqlRouter } from './graphql/graphiqlRouter.ts';
import { contextFailure } from './graphql/maskError.ts';
import { readJsonBody, refuseLongDocument } from './graphql/requestBody.ts';
import { createResponseCache, parseBody } from './graphql/responseCache.ts';
import { isSocketRequest } from './graphql/upgrades.ts';
import { serveSubscriptions } from './graphql/websocket.ts';
import { createGate, SERVER_TIMES } from './gate.ts';
import { accessLog } from './http/accessLog.ts';
import { certificateHosts } from './http/certificateHosts.ts';
import { healthChecks } from './http/health.ts';
import { hasSeveralHosts, hostTargets, isOwnOrigin } from './http/hosts.ts';
import { measureRequest } from './http/measureRequest.ts';
import { errorHandler, notFound } from './http/jsonErrors.ts';
import { pixelOrigins } from './http/pages/pagePolicy.ts';
import { publicCors } from './http/publicCors.ts';
import { callerOf, clientIp, requestId } from './http/request.ts';
import { securityTxtRoute } from './http/securityTxt.ts';
import { webAppRouter } from './http/webApp.ts';
import { keptAnswers } from './modules/keptForms/keptAnswers.ts';
import { RunningTurns } from './modules/onboarding/reply.service.ts';
import { SiteService } from './modules/sites/site.service.ts';
import { DRAFTS_SLUG, SiteLinks } from './modules/sites/siteLinks.ts';
import { mainApi } from './rest/openApi.ts';
import { restRouter } from './rest/restRouter.ts';
import { guestPurpose, requestPurpose } from './requestPurpose.ts';
import { createStorefront } from './storefront/storefront.ts';

export interface AppOptions {
  container: Container;
  /** Folder with the built `app` and `storefront`; null serves no pages (for tests of the API). */
  distDirectory: string | null;
  /** Additional routers, e.g. the development mailbox. */
  extraRouters: { path: string; router: Router }[];
  /** Whether requests are refused while there are too many. */
  shedsLoad: boolean;
  /** Whether workers are alive and take the changes, for `/readyz`; without it the answer does not say so. */
  worker?: () => WorkerState;
}

export interface App {
  server: Server;
  /** After this `/readyz` answers 503; all other requests are still served. */
  announceStop(): void;
  /** Stops accepting requests and sockets, and waits for the open ones. */
  close(): Promise<void>;
}

/** Creates the HTTP and WebSocket server: storefront hosts, GraphQL, REST, health checks and the owner's app. */
export async function createApp({
  container,
  distDirectory,
  extraRouters,
  shedsLoad,
  worker,
}: AppOptions): Promise<App> {
  const { infrastructure, modules } = container;
  const { publicUrl, commerceDomain, log, metrics, database, storage } = infrastructure;
  const targetOf = hostTargets(publicUrl, commerceDomain);
  const logAccess = accessLog(log);
  const schema = buildGraphqlSchema(schemaParts(modules));
  const newScope = () => new Scope(container).get;
  const createContext = contextCreator(container);
  const sites = container.get(SiteService);
  const contextOf = (request: IncomingMessage) =>
    createContext(callerOf(request, infrastructure.trustedProxies));
  const contextOrFailure = (request: IncomingMessage) =>
    contextOf(request).catch((error: unknown) => {
      throw contextFailure(error, log, requestId(request));
    });
  const cache = createResponseCache(
    schema,
    sites,
    readJsonBody(async (request) => (await contextOf(request)).viewer !== null),
  );
  const storefront =
    distDirectory && (await createStorefront(container, schema, join(distDirectory, 'storefront')));
  const app: Express = express();
  let isStopping = false;
  const answerHealthCheck = healthChecks(
    database,
    () => isStopping,
    () => (worker ? { worker: worker() } : {}),
  );

  const server = createServer(
    // Without JavaScript the address contains the basket of a large menu.
    {
      ...SERVER_TIMES,
      maxHeaderSize: 32 * 1024,
      // All other upgrades are ignored.
      shouldUpgradeCallback: (request) =>
        isSocketRequest(request) &&
        !hasSeveralHosts(request) &&
        targetOf(request.headers.host).kind === 'app',
    },
    (request: IncomingMessage, response: ServerResponse) => {
      // So that its client opens the next connection to another process, and nothing is on its way when this one closes them.
      if (isStopping) response.shouldKeepAlive = false;
      const target = targetOf(request.headers.host);
      logAccess(request, response, target.kind);
      const answer = (status: number, message: string) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify({ message }));
      if (hasSeveralHosts(request)) return answer(400, 'The request could not be read.');
      if (answerHealthCheck(request, response)) return undefined;
      if (!gate.isAllowed(request, response)) return undefined;
      const purpose = requestPurpose(request, target.kind);
      return measureRequest(metrics, request, response, target.kind, purpose, () => {
        if (target.kind === 'app')
          return cache.serve(request, response, (body) =>
            gate.admit(body ? guestPurpose(body) : purpose, request, response, () => {
              // Express refuses what cannot be read.
              const asked = body && parseBody(body);
              return asked ? answerGuest(request, response, asked) : app(request, response);
            }),
          );
        if (target.kind === 'moved') {
          // The request of a program is repeated as it was; a page is opened at its one address from now on.
          const status = request.method === 'GET' || request.method === 'HEAD' ? 301 : 308;
          const { protocol } = new URL(publicUrl);
          const { url = '/' } = request;
          const location = `${protocol}//${target.to}${url.startsWith('/') ? url : '/'}`;
          return response.writeHead(status, { Location: location, 'Content-Length': 0 }).end();
        }
        if (target.kind !== 'site') return answer(421, 'Unknown host.');
        if (!storefront) return answer(503, 'No sites are served here.');
        return gate.admit(purpose, request, response, () =>
          storefront.handle(target.slug, request, response),
        );
      });
    },
  );

  const gate = createGate(server, infrastructure, shedsLoad);
  const apollo = createApollo(schema, server, log, metrics);
  apollo.addPlugin(cache.plugin);
  await apollo.start();
  const secure = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:'),
  });
  const answerGuest = guestAnswers({
    apollo,
    contextOf: contextOrFailure,
    secure,
    log,
  });
  const isOwn = isOwnOrigin(publicUrl);
  const subscriptions = serveSubscriptions(server, schema, createContext, infrastructure, isOwn);

  app.disable('x-powered-by');
  app.use(secure);
  app.use(certificateHosts({ sites, publicUrl, commerceDomain, ownSlug: DRAFTS_SLUG }));
  app.use('/graphql', publicCors);
  if (distDirectory) app.use('/graphql', graphiqlRouter(join(distDirectory, 'graphiql')));
  app.use(
    '/graphql',
    cache.body,
    refuseLongDocument,
    expressMiddleware(apollo, {
      context: ({ req }) => contextOrFailure(req),
    }),
  );
  for (const { path, create } of modules.flatMap(({ routers = [] }) => routers))
    app.use(path, create(newScope));
  const routes = modules.flatMap((module) => module.routes ?? []);
  app.use(
    '/api/v1',
    publicCors,
    restRouter({ routes, api: mainApi(publicUrl), createContext, ...infrastructure }),
  );
  for (const { path, router } of extraRouters) app.use(path, router);
  app.get(...securityTxtRoute(publicUrl, infrastructure.supportEmail, infrastructure.clock));
  if (distDirectory)
    app.use(
      webAppRouter({
        directory: distDirectory,
        origin: publicUrl,
        origins: {
          storage: storage.origins,
          sites: container.get(SiteLinks).siteUrl('*'),
          pixels: pixelOrigins(infrastructure.pixels),
        },
        ask: askAsGuest(schema, newScope),
        forms: formsOf(container),
        kept: keptAnswers(newScope),
        ipOf: (request) => clientIp(request, infrastructure.trustedProxies),
        log,
      }),
    );
  app.use(notFound);
  app.use(errorHandler(log));

  return {
    server,
    announceStop() {
      isStopping = true;
    },
    async close() {
      isStopping = true;
      await subscriptions.close();
      if (storefront) storefront.close();
      await apollo.stop();
      // Chat turns of aborted requests still store their failure.
      await container.get(RunningTurns).settled();
    },
  };
}
