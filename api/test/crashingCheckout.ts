import { pino } from 'pino';
import { openDatabase } from '../src/db/database.ts';
import { connectPostgresEvents } from '../src/gateways/events/postgresEvents.ts';
import { createPostgresRateLimiter } from '../src/gateways/limits/postgresRateLimiter.ts';
import { createStripePayments } from '../src/gateways/payments/stripePayments.ts';
import type { PaymentsGateway } from '../src/gateways/payments/payments.gateway.ts';
import { systemClock } from '../src/lib/clock.ts';
import { BillingCustomers } from '../src/modules/billing/billingCustomers.ts';
import { CheckoutService } from '../src/modules/billing/checkout.service.ts';
import { CheckoutAttempts } from '../src/modules/billing/checkoutAttempts.ts';
import { CheckoutSync } from '../src/modules/billing/checkoutSync.service.ts';
import { PlanChangeService } from '../src/modules/billing/planChange.service.ts';
import { PlanOffers } from '../src/modules/billing/planOffers.ts';
import { SubscriptionSync } from '../src/modules/billing/subscriptionSync.service.ts';
import { RestaurantService } from '../src/modules/restaurants/restaurant.service.ts';
import { SiteService } from '../src/modules/sites/site.service.ts';

/** What a process that will be killed is told, as JSON in its first argument. */
export interface CrashOrder {
  databaseUrl: string;
  stripe: { secretKey: string; webhookSecret: string; host: string; port: number };
  payer: { id: string; name: string; email: string };
  publicUrl: string;
  priceId: string;
  restaurantId: string;
  /** The call of the gateway at which it dies, and whether the provider has answered by then. */
  call: 'createCustomer' | 'openCheckout';
  answered: boolean;
}

/** Begins a checkout and ends this process at once, as `kill -9` does. */
async function crash(order: CrashOrder): Promise<never> {
  const { secretKey, webhookSecret, host, port } = order.stripe;
  const payments = createStripePayments({ secretKey, webhookSecret, api: { protocol: 'http', host, port } });
  const deadly: PaymentsGateway = {
    ...payments,
    async [order.call](argument: never) {
      if (order.answered) await payments[order.call](argument);
      process.kill(process.pid, 'SIGKILL');
      return new Promise<never>(() => undefined);
    },
  };
  const database = await openDatabase(order.databaseUrl, console.error);
  const em = database.orm.em.fork();
  const sites = new SiteService(database.pool, await connectPostgresEvents(order.databaseUrl, console.error));
  const log = pino({ level: 'silent' });
  const offers = new PlanOffers(em, new RestaurantService(em));
  const subscriptions = new SubscriptionSync(em, deadly, sites, systemClock, log);
  const checkouts = new CheckoutService(
    em,
    deadly,
    offers,
    new CheckoutAttempts(em, systemClock),
    new BillingCustomers(em, deadly),
    new PlanChangeService(em, deadly, offers, subscriptions, log),
    new CheckoutSync(em, deadly, subscriptions),
    createPostgresRateLimiter(database.relaxedPool),
    log,
    order.publicUrl,
  );
  const outcome = await checkouts.create(order.payer, order.priceId, order.restaurantId);
  throw new Error(`still alive: ${JSON.stringify(outcome)}`);
}

await crash(JSON.parse(process.argv[2] ?? '') as CrashOrder);
