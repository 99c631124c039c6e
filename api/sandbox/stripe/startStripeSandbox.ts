import { createServer } from 'node:http';
import express from 'express';
import { type Clock, systemClock } from '../../src/lib/clock.ts';
import { listenAt, type StandInPlace } from '../listenOnLoopback.ts';
import type { Dunning } from './billing/dunning.rules.ts';
import { catchUp } from './billing/moveClock.ts';
import { createApiRouter } from './createApiRouter.ts';
import { openLedger } from './openLedger.ts';
import { createPagesRouter } from './pages/createPagesRouter.ts';
import { startDeliverer, type WebhookPlace } from './startDeliverer.ts';
import { World } from './world.ts';

/** Updates the addresses in the objects when the pages have a new port. */
function moveAddresses(world: World): void {
  const { baseUrl: old } = world.settings;
  const moved = <T extends string | null | undefined>(url: T): T | string =>
    url?.startsWith(`${old}/`) ? world.baseUrl + url.slice(old.length) : url;
  world.transaction(() => {
    if (old !== world.baseUrl) {
      for (const session of world.ledger.all('checkout'))
        world.ledger.put('checkout', { ...session, url: moved(session.url) });
      for (const session of world.ledger.all('portal'))
        world.ledger.put('portal', { ...session, url: moved(session.url) });
      for (const page of world.ledger.all('orderPage'))
        world.ledger.put('orderPage', { ...page, object: { ...page.object, url: moved(page.object.url) } });
      for (const invoice of world.ledger.all('invoice'))
        world.ledger.put('invoice', {
          ...invoice,
          hosted_invoice_url: moved(invoice.hosted_invoice_url ?? null),
          invoice_pdf: moved(invoice.invoice_pdf ?? null),
        });
    }
    world.changeSettings({ baseUrl: world.baseUrl });
  });
}

export interface StripeSandboxOptions extends StandInPlace {
  /** Folder of all data; existing data is used again. */
  dir: string;
  /** Key that callers of the API must send. */
  secretKey: string;
  /** Secret for the signatures of events. */
  webhookSecret: string;
  /** Receiver of the events. */
  webhookUrl: string;
  /** Receiver of the events of connected accounts; without it nobody listens to them. */
  connect?: WebhookPlace;
  /** Real time; the sandbox's clock can be ahead of it. */
  clock?: Clock;
  dunning?: Dunning;
  /** Delay in milliseconds after this number of failed deliveries. */
  backoffMs?: (attempts: number) => number;
  /** Timeout of one delivery in milliseconds. */
  deliveryTimeoutMs?: number;
  requestsPerSecond?: number;
}

export interface StripeSandbox {
  host: string;
  port: number;
  /** Origin of the API and the pages. */
  baseUrl: string;
  /** Answers open requests and stops; undelivered events are sent after the next start. May be called again. */
  close(): Promise<void>;
}

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const TICK_MS = 10_000;
const DELIVERY_TIMEOUT_MS = 10_000;
const REQUESTS_PER_SECOND = 500;
const DUNNING: Dunning = { retryDays: [1, 3, 5, 7], finally: 'cancel' };
const HOUR_MS = 3_600_000;

/** 1 s, 4 s, 16 s … up to an hour. */
const slower = (attempts: number): number => Math.min(HOUR_MS, 1000 * 4 ** (attempts - 1));

/**
 * A stand-in for Stripe: products, prices, customers, Checkout, the customer portal, subscriptions, invoices and signed
 * webhooks, with a clock that can be moved forward. No money moves.
 */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const server = createServer({ headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS });
  const baseUrl = await listenAt(server, options);
  const ledger = openLedger(options.dir);
  const world = new World(ledger, options.clock ?? systemClock, options.dunning ?? DUNNING, baseUrl);
  moveAddresses(world);
  const deliverer = startDeliverer({
    world,
    webhookUrl: options.webhookUrl,
    webhookSecret: options.webhookSecret,
    connect: options.connect ?? null,
    backoffMs: options.backoffMs ?? slower,
    timeoutMs: options.deliveryTimeoutMs ?? DELIVERY_TIMEOUT_MS,
  });

  const app = express();
  app.set('query parser', 'extended');
  app.disable('x-powered-by');
  app.use(
    createApiRouter({
      world,
      secretKey: options.secretKey,
      requestsPerSecond: options.requestsPerSecond ?? REQUESTS_PER_SECOND,
      onChange: () => deliverer.wake(),
    }),
  );
  app.use(createPagesRouter({ world, deliverer, webhookUrl: options.webhookUrl }));
  server.on('request', app);
  // Time passes without requests too.
  const ticking = setInterval(() => {
    try {
      catchUp(world);
    } catch (error) {
      process.emitWarning(error instanceof Error ? error : String(error));
    }
    deliverer.wake();
  }, TICK_MS).unref();

  return {
    host: new URL(baseUrl).hostname,
    port: Number(new URL(baseUrl).port),
    baseUrl,
    async close() {
      clearInterval(ticking);
      // The only possible error is that the server is already closed.
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await deliverer.close();
      await closed;
    },
  };
}
