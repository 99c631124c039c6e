import 'reflect-metadata';
import { openCommandDatabase } from './commandDatabase.ts';
import { ConfigError, readConfig } from './config.ts';
import { seedCatalogue } from './db/seed/seed.ts';
import { PaymentsFailure } from './gateways/payments/payments.gateway.ts';
import { createStripePayments } from './gateways/payments/stripePayments.ts';
import { StartFailure, type Teardown } from './lib/lifecycle.ts';
import { createLog } from './log.ts';
import { CatalogueSync } from './modules/billing/catalogueSync.service.ts';
import { CatalogueService } from './modules/catalogue/catalogue.service.ts';
import { runCommand } from './runCommand.ts';

/** Copies the catalogue to the payment provider (`npm run catalogue:sync`). A second run changes nothing. */
async function syncCatalogue(teardown: Teardown): Promise<string> {
  const config = readConfig();
  if (!config.payments)
    throw new ConfigError(
      'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. The stand-in gets its catalogue from npm start.',
    );
  const database = await openCommandDatabase(config, teardown);
  const em = database.orm.em.fork();
  await em.transactional((transaction) => seedCatalogue(transaction));
  const sync = new CatalogueSync(
    em,
    createStripePayments(config.payments),
    new CatalogueService(em),
    createLog(config.logLevel),
  );
  return `The catalogue at Stripe is up to date; ${await sync.sync()} prices have a new id.`;
}

/** The message for the operator. */
function explain(error: unknown): unknown {
  if (error instanceof StartFailure) return error.message;
  if (!(error instanceof PaymentsFailure)) return error;
  const why = error.cause instanceof Error ? error.cause.message : error.message;
  return error.reason === 'unavailable'
    ? `Stripe does not answer. Nothing was changed; please run this again later. (${why})`
    : `Stripe rejected the request. Nothing was changed; please check STRIPE_SECRET_KEY. (${why})`;
}

await runCommand(syncCatalogue, explain);
