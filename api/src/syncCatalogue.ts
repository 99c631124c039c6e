import { createStripePayments } from './gateways/payments/stripePayments.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { seedCatalogue } from './db/seed/seedCatalogue.ts';
import { createLog } from './log.ts';
import { CatalogueSync } from './modules/billing/catalogueSync.service.ts';
import { CatalogueService } from './modules/catalogue/catalogue.service.ts';

/** Makes the payment provider's catalogue like ours (`npm run catalogue:sync`). Run again, it changes nothing. */
const config = readConfig();
if (!config.payments || !config.databaseUrl) {
  console.error(
    'Set DATABASE_URL, STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. The stand-in is filled by npm start.',
  );
  process.exit(1);
}
const log = createLog(config.logLevel);
const database = await openDatabase(config.databaseUrl, ({ message }) => log.warn({ reason: message }));
try {
  const em = database.orm.em.fork();
  await em.transactional((transaction) => seedCatalogue(transaction));
  const sync = new CatalogueSync(em, createStripePayments(config.payments), new CatalogueService(em), log);
  console.log(`${await sync.sync()} prices got a new id at the payment provider.`);
} finally {
  await database.close();
}
