import { join } from 'node:path';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { expressMiddleware } from '@as-integrations/express5';
import express, { type Express, type Router } from 'express';
import helmet from 'helmet';
import { Scope } from './composition/scope.ts';
import type { Shared } from './composition/shared.ts';
import { askAsGuest } from './graphql/askAsGuest.ts';
import { createApollo } from './graphql/apollo.ts';
import { buildGraphqlSchema } from './graphql/buildSchema.ts';
import { createContext } from './graphql/createContext.ts';
import { graphiqlRouter } from './graphql/graphiqlRouter.ts';
import { createResponseCache } from './graphql/responseCache.ts';
import { isSocketRequest } from './graphql/upgrades.ts';
import { serveSubscriptions } from './graphql/websocket.ts';
import { accessLog } from './http/accessLog.ts';
import { callerOf } from './http/callerOf.ts';
import { certificateHosts } from './http/certificateHosts.ts';
import { healthRouter } from './http/health.ts';
import { clientIp } from './http/clientIp.ts';
import { hasOneHost, hostTargets, isOwnOrigin } from './http/hosts.ts';
import { errorHandler, notFound } from './http/jsonErrors.ts';
import { pixelOrigins } from './http/pixelOrigins.ts';
import { webAppRouter } from './http/webApp.ts';
import { stripeWebhook } from './modules/billing/stripeWebhook.rest.ts';
import { answerContactForm } from './modules/contact/contactForm.ts';
import { publicCors } from './rest/publicCors.ts';
import { restRouter } from './rest/restRouter.ts';
import { createStorefront } from './storefront/storefront.ts';

export interface AppOptions {
  shared: Shared;
  /** Folder with the built `app` and `storefront`; null serves no pages (tests of the API alone). */
  distDirectory: string | null;
  /** Routers that are mounted as they are, e.g. the development mailbox. */
  extraRouters: { path: string; router: Router }[];
}

export interface App {
  server: Server;
  /** From now on `/readyz` says no; everything else goes on. */
  announceStop(): void;
  /** Stops taking requests and sockets, and waits for the open ones. */
  close(): Promise<void>;
}

/** All of HTTP and WebSocket in one server: storefront hosts, GraphQL, REST, health and the owner's app. */
export async function createApp({ shared, distDirectory, extraRouters }: AppOptions): Promise<App> {
  const { infrastructure } = shared;
  const { publicUrl, commerceDomain, log, database, storage } = infrastructure;
  const targetOf = hostTargets(publicUrl, commerceDomain);
  const logAccess = accessLog(log);
  const schema = buildGraphqlSchema();
  const cache = createResponseCache(schema, shared.sites);
  const storefront =
    distDirectory && (await createStorefront(shared, schema, join(distDirectory, 'storefront')));
  const app: Express = express();

  const server = createServer(
    // A basket of a large menu without JavaScript travels in the address.
    {
      maxHeaderSize: 32 * 1024,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 5_000,
      // Everything else is answered as if it had not asked.
      shouldUpgradeCallback: (request) =>
        isSocketRequest(request) && hasOneHost(request) && targetOf(request.headers.host).kind === 'app',
    },
    (request: IncomingMessage, response: ServerResponse) => {
      const target = targetOf(request.headers.host);
      logAccess(request, response, target.kind);
      if (!hasOneHost(request))
        response
          .writeHead(400, { 'Content-Type': 'application/json' })
          .end('{"message":"The request could not be read."}');
      else if (target.kind === 'app') cache.serve(request, response, () => app(request, response));
      else if (target.kind === 'site' && storefront) storefront.handle(target.slug, request, response);
      else if (target.kind === 'site')
        response
          .writeHead(503, { 'Content-Type': 'application/json' })
          .end('{"message":"No sites are served here."}');
      else response.writeHead(421, { 'Content-Type': 'application/json' }).end('{"message":"Unknown host."}');
    },
  );

  const apollo = createApollo(schema, server, log);
  apollo.addPlugin(cache.plugin);
  await apollo.start();
  const subscriptions = serveSubscriptions(server, schema, shared, isOwnOrigin(publicUrl));

  app.disable('x-powered-by');
  app.use(helmet({ contentSecurityPolicy: false, strictTransportSecurity: publicUrl.startsWith('https:') }));
  let isStopping = false;
  app.use(healthRouter(database, () => isStopping));
  app.use(certificateHosts({ ...shared, publicUrl, commerceDomain }));
  app.use('/graphql', publicCors);
  if (distDirectory) app.use('/graphql', graphiqlRouter(join(distDirectory, 'graphiql')));
  app.use(
    '/graphql',
    cache.body,
    expressMiddleware(apollo, {
      context: async ({ req }) => createContext(shared, callerOf(req, infrastructure.trustedProxies)),
    }),
  );
  app.use(
    '/api/v1/webhooks/stripe',
    stripeWebhook(() => new Scope(shared).stripeEvents),
  );
  app.use('/api/v1', restRouter(shared));
  for (const { path, router } of extraRouters) app.use(path, router);
  if (distDirectory)
    app.use(
      webAppRouter({
        directory: distDirectory,
        origin: publicUrl,
        origins: {
          storage: storage.origins,
          sites: shared.links.siteUrl('*'),
          pixels: pixelOrigins(infrastructure.pixels),
        },
        ask: askAsGuest(schema, shared),
        forms: {
          '/contact': (fields, ip) => answerContactForm(new Scope(shared).contact, fields, ip),
        },
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
      // Turns whose request was cut still write down that they failed.
      await shared.runningTurns.settled();
    },
  };
}
