import { type BreakableProxy, startBreakableProxy } from '../../../api/test/breakableProxy.ts';
import { freePort } from './freePort.ts';
import { test as base, underTest } from './server.ts';
import { startServer, type RunningServer } from './startServer.ts';
import { startStripeProxy, type StripeProxy } from './stripeProxy.ts';

/** A server whose database and payment provider survive its kill. */
export interface OutlivedServer {
  server: RunningServer;
  /** The proxy between the server and its payment provider. */
  proxy: StripeProxy;
  /** The proxy between the server and its database. */
  database: BreakableProxy;
  /** The process with its database and payment stand-in. */
  bank: RunningServer;
  stop(): Promise<void>;
}

/** Starts both. The provider sends its webhooks to the server, which alone runs jobs. */
async function startOutlivedServer(): Promise<OutlivedServer> {
  const port = await freePort();
  const bank = await startServer({ ROLES: 'api', PUBLIC_URL: `http://localhost:${port}` });
  const proxy = await startStripeProxy(bank.stripe.url);
  const databaseUrl = new URL(bank.databaseUrl);
  const database = await startBreakableProxy({ host: databaseUrl.hostname, port: Number(databaseUrl.port) });
  databaseUrl.port = String(database.port);
  const server = await startServer({
    PORT: String(port),
    DATABASE_URL: databaseUrl.href,
    STRIPE_SECRET_KEY: bank.stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: bank.stripe.webhookSecret,
    STRIPE_API_URL: proxy.url,
  });
  return {
    server,
    proxy,
    database,
    bank,
    async stop() {
      await server.stop();
      await proxy.close();
      await database.close();
      await bank.stop();
    },
  };
}

/** For journeys whose database and payment provider survive the server. One file has them all, so they share one. */
export const test = base.extend<object, { outlived: OutlivedServer }>({
  outlived: [
    // Playwright requires a destructured first argument.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const outlived = await startOutlivedServer();
      await use(outlived);
      await outlived.stop();
    },
    { scope: 'worker' },
  ],
  server: async ({ outlived: { server, bank } }, use) => use(underTest(server.origin, bank.databaseUrl)),
});
