import { once } from 'node:events';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { createShared } from './composition/shared.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/postgres/embeddedPostgres.ts';
import { seed } from './db/seed/seed.ts';
import { createOpenAiAssistant } from './gateways/assistant/openaiAssistant.ts';
import { createOpenAiImages } from './gateways/assistant/openaiImages.ts';
import { connectPostgresEvents } from './gateways/events/postgresEvents.ts';
import { createOpenIdIdentity } from './gateways/identity/openIdIdentity.ts';
import { startWorker } from './gateways/jobs/worker.ts';
import { createPostgresRateLimiter } from './gateways/limits/postgresRateLimiter.ts';
import { createSmtpMail } from './gateways/mail/smtpMail.ts';
import { createStripePayments } from './gateways/payments/stripePayments.ts';
import { createS3Storage } from './gateways/storage/s3Storage.ts';
import { createHttpWorkflow } from './gateways/workflow/httpWorkflow.ts';
import { jobHandlers } from './jobHandlers.ts';
import { systemClock } from './lib/clock.ts';
import { googleCallbackUrl } from './lib/googleCallbackUrl.ts';
import { keptSecret } from './lib/keptSecret.ts';
import type { Teardown } from './lib/teardown.ts';
import type { Services } from './services.ts';
import { loadRenderer } from './storefront/loadRenderer.ts';

/** Opens the database: the one that is configured, or our own PostgreSQL. */
async function startDatabase(config: Config, log: Logger, teardown: Teardown) {
  let isStopping = false;
  const onLost = ({ message }: Error) => {
    if (!isStopping) log.warn({ reason: message }, 'database connection lost');
  };
  let url = config.databaseUrl;
  if (!url) {
    const postgres = await startEmbeddedPostgres(config.dataDir);
    teardown.add(() => postgres.stop());
    url = postgres.url();
  }
  const database = await openDatabase(url, onLost);
  teardown.add(() => database.close());
  await seed(database, { demo: config.demo });
  const events = await connectPostgresEvents(url, onLost);
  teardown.add(() => events.close());
  teardown.add(() => {
    isStopping = true;
  });
  return { database, events };
}

/** A stand-in's catalogue is empty at first: a worker fills it, as soon as it answers. */
const queueCatalogueSync = (pool: Pool) =>
  pool.query("select graphile_worker.add_job('syncCatalogue', '{}', job_key => 'syncCatalogue')");

/** Starts the configured roles. `distDirectory` holds the built web files. */
export async function start(
  config: Config,
  services: Services,
  log: Logger,
  teardown: Teardown,
  distDirectory: string,
): Promise<void> {
  const { database, events } = await startDatabase(config, log, teardown);
  const storage = createS3Storage(services.storage);
  teardown.add(() => storage.close());
  const mail = createSmtpMail(services.mail);
  teardown.add(() => mail.close());
  const { brandColours } = await loadRenderer(join(distDirectory, 'storefront'));
  const shared = createShared({
    database,
    events,
    storage,
    mail,
    log,
    limiter: createPostgresRateLimiter(database.relaxedPool),
    assistant: createOpenAiAssistant(services.assistant),
    images: createOpenAiImages({ ...services.assistant, ...config.imageLimits }),
    identity: createOpenIdIdentity(services.google, googleCallbackUrl(config.publicUrl)),
    payments: createStripePayments(services.payments),
    workflow: createHttpWorkflow(config.workflow),
    clock: systemClock,
    brandColours,
    secret: config.appSecret ?? keptSecret(join(config.dataDir, 'app.secret')),
    publicUrl: config.publicUrl,
    commerceDomain: config.commerceDomain,
    supportEmail: config.supportEmail,
    pixels: config.pixels,
    trustedProxies: config.trustedProxies,
  });
  if (services.standIns.includes('payments')) await queueCatalogueSync(database.pool);
  if (config.roles.includes('worker')) {
    const worker = await startWorker(database.pool, jobHandlers(shared), log);
    teardown.add(() => worker.stop());
  }
  if (config.roles.includes('api')) {
    const app = await createApp({ shared, distDirectory, extraRouters: services.routers });
    teardown.add(() => app.close());
    app.server.listen({ port: config.port, ...(config.host === null ? {} : { host: config.host }) });
    await once(app.server, 'listening');
  }
}
