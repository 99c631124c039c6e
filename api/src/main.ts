import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { Runner } from 'graphile-worker';
import { createApp, type App } from './app.ts';
import { createShared, type Infrastructure } from './composition.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedPostgres } from './db/postgres/embeddedPostgres.ts';
import { seed } from './db/seed/seed.ts';
import { createOpenAiAssistant } from './gateways/assistant/openaiAssistant.ts';
import { connectPostgresEvents } from './gateways/events/postgresEvents.ts';
import { startWorker } from './gateways/jobs/worker.ts';
import { createPostgresRateLimiter } from './gateways/limits/postgresRateLimiter.ts';
import { createSmtpMail } from './gateways/mail/smtpMail.ts';
import { createS3Storage } from './gateways/storage/s3Storage.ts';
import { jobHandlers } from './jobHandlers.ts';
import { systemClock } from './lib/clock.ts';
import { keptSecret } from './lib/keptSecret.ts';
import { createLog } from './log.ts';
import { refuseUnsafeSandbox } from './sandbox/refuseUnsafeSandbox.ts';
import { startSandbox } from './sandbox/startSandbox.ts';
import { startupTable } from './startupTable.ts';

const DRAIN_MS = 30_000;
const ROOT = resolve(import.meta.dirname, '../..');

async function main(): Promise<void> {
  const config = readConfig(process.env);
  refuseUnsafeSandbox(config);
  const log = createLog(config.logLevel);
  const stops: (() => Promise<unknown>)[] = [];

  const postgres = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir);
  if (postgres) stops.push(() => postgres.stop());
  const onLost = (error: Error) => log.warn({ err: error }, 'database connection lost');
  const database = await openDatabase(config.databaseUrl ?? postgres?.url() ?? '', onLost);
  stops.push(() => database.close());
  await seed(database);
  const services = await startSandbox(config);
  stops.push(() => services.close());
  const events = await connectPostgresEvents(database.url, onLost);
  stops.push(() => events.close());

  const storage = createS3Storage(services.storage);
  const mail = createSmtpMail(services.mail);
  stops.push(async () => {
    storage.close();
    mail.close();
  });
  const infrastructure: Infrastructure = {
    database,
    events,
    storage,
    mail,
    log,
    limiter: createPostgresRateLimiter(database.pool),
    assistant: createOpenAiAssistant(services.assistant),
    clock: systemClock,
    secret: config.appSecret ?? keptSecret(join(config.dataDir, 'app.secret')),
    publicUrl: config.publicUrl,
    commerceDomain: config.commerceDomain,
  };
  const shared = createShared(infrastructure);
  if (config.roles.includes('worker')) {
    const worker: Runner = await startWorker(database.pool, jobHandlers(shared), log);
    stops.push(() => worker.stop());
  }
  if (config.roles.includes('api')) {
    const app = await createApp({ shared, distDirectory: join(ROOT, 'web/dist'), extraRouters: services.routers });
    stops.push(() => app.close());
    await listen(app, config);
  }
  process.stdout.write(startupTable(config, services));
  const stop = stopOnce(stops, log);
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function listen(app: App, config: Config): Promise<void> {
  app.server.listen(config.port);
  await once(app.server, 'listening');
}

/** Stops everything in the reverse order of its start, within 30 s. */
function stopOnce(stops: (() => Promise<unknown>)[], log: ReturnType<typeof createLog>): () => void {
  return () => {
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    void (async () => {
      for (const stop of stops.reverse()) await stop();
      process.exit(0);
    })().catch((error: unknown) => {
      log.fatal({ err: error }, 'could not stop cleanly');
      process.exit(1);
    });
  };
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
