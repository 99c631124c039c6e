import { once } from 'node:events';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createApp, type App } from './app.ts';
import { Container } from './composition/container.ts';
import { WorkerWatch } from './composition/workerWatch.ts';
import { jobsOf, outboxesOf, lookForWorkers } from './composition/contributions.ts';
import type { Infrastructure } from './composition/infrastructure.ts';
import type { Config } from './config.ts';
import { budgetOf } from './db/connectionBudget.ts';
import { JOB_LIMITS } from './db/connectionLimits.ts';
import { connectDatabase, openDatabase, openPool } from './db/database.ts';
import { startEmbeddedPostgres } from './db/postgres/embeddedPostgres.ts';
import { seed } from './db/seed/seed.ts';
import { createOpenAiAssistant } from './gateways/assistant/openaiAssistant.ts';
import { createOpenAiImages } from './gateways/assistant/openaiImages.ts';
import { connectPostgresEvents } from './gateways/events/postgresEvents.ts';
import { createHttpGeocoder } from './gateways/geocoder/httpGeocoder.ts';
import { createOpenIdIdentity } from './gateways/identity/openIdIdentity.ts';
import { addSingleJob } from './gateways/jobs/jobQueue.repository.ts';
import { startWorker, type Worker } from './gateways/jobs/worker.ts';
import { createPostgresRateLimiter } from './gateways/limits/postgresRateLimiter.ts';
import { createSmtpMail } from './gateways/mail/smtpMail.ts';
import {
  measuredAssistant,
  measuredJobs,
  measuredLimiter,
  measuredMail,
} from './gateways/metrics/measured.ts';
import type { Metrics } from './gateways/metrics/metrics.ts';
import { readDatabase } from './gateways/metrics/readings.ts';
import { createStripePayments } from './gateways/payments/stripePayments.ts';
import { createWebPush } from './gateways/push/webPush.ts';
import { createS3Storage } from './gateways/storage/s3Storage.ts';
import { createHttpWorkflow } from './gateways/workflow/workflow.gateway.ts';
import { createGroceryApp, type GroceryApp } from './groceryApp.ts';
import { healthChecks } from './http/health.ts';
import { createHealthServer } from './http/healthServer.ts';
import { googleCallbackUrl } from './lib/callbackUrls.ts';
import { systemClock } from './lib/clock.ts';
import { StartFailure, type Teardown } from './lib/lifecycle.ts';
import type { Result } from './lib/result.ts';
import { derivedKeys } from './lib/derivedKeys.ts';
import { keptSecret, type Secrets } from './lib/secrets.ts';
import { sparsely } from './lib/sparsely.ts';
import { entities, modules } from './modules.ts';
import type { Services } from './services.ts';
import { loadRenderer } from './storefront/renderer.ts';

/** Time for open requests and running jobs after a stop (ms); requests are aborted a little earlier. */
const DRAIN_MS = 27_000;
/** Time for PostgreSQL to write its memory to disk (ms). */
const STOP_POSTGRES_MS = 15_000;
/**
 * New connections that wait until the event loop takes them. The system resets those above it 16 s later (Node's default of
 * 511 was reached in overload); it may have a lower limit of its own.
 */
const BACKLOG = 4_096;
/** Between two lines of the log about lost connections to the database (ms). */
const LOST_EVERY_MS = 60_000;
/** How long the start waits for an external PostgreSQL (ms). */
const WAIT_FOR_DATABASE_MS = 60_000;

/** Opens the configured database or the built-in PostgreSQL. */
async function startDatabase(config: Config, log: Logger, teardown: Teardown) {
  let isStopping = false;
  // In an outage each connection is lost, and the one of the events is tried four times a second.
  const onLost = sparsely(({ message }, left) => {
    if (!isStopping) log.warn({ reason: message, left }, 'database connection lost');
  }, LOST_EVERY_MS);
  const tell = (message: string) => log.warn(message);
  let url = config.databaseUrl;
  if (!url) {
    const postgres = await startEmbeddedPostgres(config.dataDir, tell);
    teardown.add(() => postgres.stop(), STOP_POSTGRES_MS);
    url = postgres.url();
  }
  const budget = budgetOf(config.roles, config.databasePoolSize);
  const database = await openDatabase(url, entities, onLost, {
    directUrl: config.databaseDirectUrl,
    size: budget.requests,
    relaxedSize: budget.counters,
    waitMs: WAIT_FOR_DATABASE_MS,
    tell,
  });
  teardown.add(() => database.close());
  // The start, events and jobs need sessions, which a pooler does not keep.
  const directUrl = config.databaseDirectUrl ?? url;
  await seed(database, { demo: config.demo, turn: { url: directUrl, tell } });
  const events = await connectPostgresEvents(directUrl, onLost);
  teardown.add(() => events.close());
  teardown.add(() => {
    isStopping = true;
  });
  return { database, events, directUrl, budget, onLost };
}

export interface Started {
  /** Keys of the grocery API. */
  groceryKeys: readonly string[];
  /** Whether the model answers, see OpenAiAssistant; null for the stand-in and in a process that holds no chats. */
  assistant: Result<string, string> | null;
}

/** Starts the configured roles. `distDirectory` holds the built web files. */
export async function start(
  config: Config,
  services: Services,
  { log, metrics }: { log: Logger; metrics: Metrics },
  teardown: Teardown,
  distDirectory: string,
): Promise<Started> {
  const assistant = createOpenAiAssistant(services.assistant, log);
  const hasModel = config.roles.includes('api') && !services.standIns.includes('assistant');
  // Meanwhile everything else starts.
  const checked = hasModel ? assistant.check() : null;
  const storage = createS3Storage(services.storage);
  teardown.add(() => storage.close());
  const { database, events, directUrl, budget, onLost } = await startDatabase(config, log, teardown);
  const mail = createSmtpMail(services.mail);
  teardown.add(() => mail.close());
  const { brandColours } = await loadRenderer(join(distDirectory, 'storefront'));
  const secrets: Secrets = config.appSecrets ?? [keptSecret(join(config.dataDir, 'app.secret'))];
  const derived = derivedKeys(secrets);
  const infrastructure: Infrastructure = {
    database,
    events,
    storage,
    mail: measuredMail(mail, metrics),
    log,
    metrics,
    limiter: measuredLimiter(createPostgresRateLimiter(database.relaxedPool), metrics),
    assistant: measuredAssistant(assistant, metrics),
    images: createOpenAiImages({ ...services.assistant, ...config.imageLimits }, log),
    identity: createOpenIdIdentity(services.google, googleCallbackUrl(config.publicUrl)),
    payments: createStripePayments(services.payments),
    geocoder: createHttpGeocoder(services.geocoder),
    workflow: createHttpWorkflow(config.workflow),
    push: createWebPush({
      privateKey: config.push.privateKey ?? derived.pushKey,
      subject: `mailto:${config.supportEmail}`,
      hosts: config.push.hosts,
    }),
    clock: systemClock,
    passwordCost: {},
    brandColours,
    secrets,
    publicUrl: config.publicUrl,
    commerceDomain: config.commerceDomain,
    supportEmail: config.supportEmail,
    operators: config.operators,
    pixels: config.pixels,
    trustedProxies: config.trustedProxies,
    connectionsPerAddress: config.connectionsPerAddress,
  };
  const running: Running = {};
  const pools: Record<string, pg.Pool> = { requests: database.pool, counters: database.relaxedPool };
  metrics.beforeRead(() => {
    metrics.assistantTokens.reset();
    metrics.assistantTokens.inc({ kind: 'input' }, assistant.counts.tokens.input);
    metrics.assistantTokens.inc({ kind: 'output' }, assistant.counts.tokens.output);
  });
  const groceryKeys = config.grocery.keys ?? derived.groceryKeys;
  // The start needs PostgreSQL alone. What needs another service is a job, which is repeated until the service answers.
  // Also with Stripe itself: a release may change plans, and without a difference the job writes nothing there.
  await addSingleJob(database.pool, { name: 'syncCatalogue' });
  await addSingleJob(database.pool, { name: 'storeSampleCovers' });
  if (config.demo) await addSingleJob(database.pool, { name: 'storeDemoPictures' });
  if (config.roles.includes('worker')) {
    const jobs = await connectDatabase(directUrl, entities, onLost, {
      limits: JOB_LIMITS,
      size: budget.jobs,
    });
    teardown.add(() => jobs.close());
    const queue = openPool({ connectionString: directUrl, max: budget.queue }, onLost, JOB_LIMITS);
    teardown.add(() => queue.end());
    Object.assign(pools, { jobs: jobs.pool, queue });
    const container = new Container({ ...infrastructure, database: jobs }, modules);
    running.worker = await startWorker(
      queue,
      measuredJobs(jobsOf(container), metrics),
      log,
      outboxesOf(container),
    );
  }
  let isStopping = false;
  teardown.add(() => drain(running, config.shutdownDelayMs), config.shutdownDelayMs + DRAIN_MS);
  const container = new Container(infrastructure, modules);
  readDatabase(metrics, pools, database.pool, () => lookForWorkers(container));
  if (config.healthPort !== null) {
    const checks = healthChecks(database, () => isStopping);
    const health = createHealthServer(checks, metrics);
    teardown.add(() => closed(health));
    await listen(health, 'HEALTH_PORT', config.healthPort, config.healthHost);
  }
  teardown.add(() => void (isStopping = true));
  if (config.roles.includes('api')) {
    const watch = new WorkerWatch(() => lookForWorkers(container), log);
    teardown.add(watch.start());
    running.app = await createApp({
      container,
      distDirectory,
      extraRouters: services.routers,
      shedsLoad: true,
      worker: () => watch.state,
    });
    await listen(running.app.server, 'PORT', config.port, config.host);
  }
  if (config.roles.includes('grocery')) {
    running.grocery = createGroceryApp(container, groceryKeys, true);
    await listen(running.grocery.server, 'GROCERY_PORT', config.grocery.port, config.host);
  }
  return { groceryKeys, assistant: await checked };
}

/** What the roles of this process have started. */
interface Running {
  app?: App;
  grocery?: GroceryApp;
  worker?: Worker;
}

/** How long requests may be on their way to this process (ms). */
const ON_THEIR_WAY_MS = 500;

/** Announces the stop, then finishes the running requests and jobs. */
async function drain({ app, grocery, worker }: Running, delayMs: number): Promise<void> {
  app?.announceStop();
  grocery?.announceStop();
  // Requests that are on their way in open connections, also without a load balancer, are still answered.
  if (app?.server.listening || grocery?.server.listening) await delay(Math.max(delayMs, ON_THEIR_WAY_MS));
  await Promise.all([app?.close(), grocery && closed(grocery.server), worker?.stop()]);
}

async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  await once(server, 'close');
}

/** Throws StartFailure when the port is not available. */
async function listen(
  server: Server,
  variable: 'PORT' | 'GROCERY_PORT' | 'HEALTH_PORT',
  port: number,
  host: string | null,
): Promise<void> {
  server.listen({ port, backlog: BACKLOG, ...(host === null ? {} : { host }) });
  try {
    await once(server, 'listening');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    if (code === 'EADDRINUSE')
      throw new StartFailure(
        `Port ${port} is in use by another program. Stop that program, or choose another port: ${variable}=${port + 100} npm start`,
        { cause },
      );
    if (code === 'EACCES')
      throw new StartFailure(
        `This user may not use port ${port}. Choose another port: ${variable}=${variable === 'PORT' ? 5001 : 5002} npm start`,
        {
          cause,
        },
      );
    throw cause;
  }
}
