import 'reflect-metadata';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { borrowPostgres } from './db/postgres/embeddedPostgres.ts';
import { seedCatalogue } from './db/seed/seed.ts';
import { PaymentsFailure } from './gateways/payments/payments.gateway.ts';
import { createStripePayments } from './gateways/payments/stripePayments.ts';
import { StartFailure, Teardown } from './lib/lifecycle.ts';
import { createLog } from './log.ts';
import { entities } from './modules.ts';
import { CatalogueSync } from './modules/billing/catalogueSync.service.ts';
import { CatalogueService } from './modules/catalogue/catalogue.service.ts';

/** Makes the payment provider's catalogue like ours (`npm run catalogue:sync`). Run again, it changes nothing. */
async function syncCatalogue(teardown: Teardown): Promise<void> {
  const config = readConfig();
  if (!config.payments)
    throw new ConfigError(
      'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. The stand-in is filled by npm start.',
    );
  const log = createLog(config.logLevel);
  const url = config.databaseUrl ?? (await borrowPostgres(config.dataDir, teardown));
  const database = await openDatabase(url, entities, ({ message }) => log.warn({ reason: message }));
  teardown.add(() => database.close());
  const em = database.orm.em.fork();
  await em.transactional((transaction) => seedCatalogue(transaction));
  const sync = new CatalogueSync(em, createStripePayments(config.payments), new CatalogueService(em), log);
  console.log(`Stripe sells our plans; ${await sync.sync()} prices have a new id there.`);
}

/** The message for the operator. */
function explain(error: unknown): unknown {
  if (error instanceof StartFailure) return error.message;
  if (!(error instanceof PaymentsFailure)) return error;
  const why = error.cause instanceof Error ? error.cause.message : error.message;
  return error.reason === 'unavailable'
    ? `Stripe does not answer. Nothing has changed here; please run this again later. (${why})`
    : `Stripe refuses. Nothing has changed here; please check STRIPE_SECRET_KEY. (${why})`;
}

const teardown = new Teardown();
try {
  await syncCatalogue(teardown);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await teardown.run();
}
