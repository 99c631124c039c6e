import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createMailboxRouter } from '../sandbox/mailbox/createMailboxRouter.ts';
import { startGeocoderSandbox } from '../sandbox/geocoder/startGeocoderSandbox.ts';
import { startMailbox } from '../sandbox/mailbox/startMailbox.ts';
import { startOpenAiSandbox } from '../sandbox/openai/startOpenAiSandbox.ts';
import { startS3Sandbox } from '../sandbox/s3/startS3Sandbox.ts';
import { startStripeSandbox, type StripeSandbox } from '../sandbox/stripe/startStripeSandbox.ts';
import { createApp } from '../src/app.ts';
import { Container, Scope } from '../src/composition/container.ts';
import { jobsOf, outboxesOf } from '../src/composition/contributions.ts';
import type { Infrastructure } from '../src/composition/infrastructure.ts';
import type { GoogleConfig } from '../src/serviceSettings.ts';
import { connectDatabase } from '../src/db/database.ts';
import { createOpenAiAssistant } from '../src/gateways/assistant/openaiAssistant.ts';
import { createOpenAiImages } from '../src/gateways/assistant/openaiImages.ts';
import { connectPostgresEvents } from '../src/gateways/events/postgresEvents.ts';
import { createHttpGeocoder } from '../src/gateways/geocoder/httpGeocoder.ts';
import { createOpenIdIdentity } from '../src/gateways/identity/openIdIdentity.ts';
import { startWorker, type Worker } from '../src/gateways/jobs/worker.ts';
import { createPostgresRateLimiter } from '../src/gateways/limits/postgresRateLimiter.ts';
import { createSmtpMail } from '../src/gateways/mail/smtpMail.ts';
import { createMetrics } from '../src/gateways/metrics/metrics.ts';
import { createStripePayments } from '../src/gateways/payments/stripePayments.ts';
import { createWebPush } from '../src/gateways/push/webPush.ts';
import { createS3Storage } from '../src/gateways/storage/s3Storage.ts';
import { googleCallbackUrl } from '../src/lib/callbackUrls.ts';
import { systemClock } from '../src/lib/clock.ts';
import { newSecret, sign } from '../src/lib/secrets.ts';
import { createLog } from '../src/log.ts';
import { entities, modules } from '../src/modules.ts';
import { memoryFolder } from './memoryFolder.ts';
import { testDatabase } from './testDatabase.ts';

export interface GraphqlAnswer<Data> {
  data: Data;
  errors?: { message: string; extensions: { code: string } }[];
}

/** A running product on free ports: PostgreSQL, and stand-ins for S3, SMTP and the assistant; no browser app. */
export interface TestApp {
  url: string;
  port: number;
  container: Container;
  databaseUrl: string;
  mailbox: Awaited<ReturnType<typeof startMailbox>>;
  stripe: TestStripe;
  /** Sends one GraphQL document over HTTP. */
  graphql<Data>(
    query: string,
    variables?: Record<string, unknown>,
    token?: string,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer<Data>>;
  /** A new scope of services, as for a request. */
  scope(): Scope;
  close(): Promise<void>;
}

/** The payment provider's stand-in with its keys. Its webhooks reach the app. */
export interface TestStripe extends StripeSandbox {
  secretKey: string;
  webhookSecret: string;
}

export interface TestAppOptions {
  /** Replaces parts of the infrastructure, e.g. the clock or a gateway. */
  replace?: Partial<Infrastructure>;
  /** Folder of built web files; without it no pages are served. */
  distDirectory?: string | null;
  /** Creates the identity provider for a redirect address; without it sign-ins with Google get no answer. */
  google?: (callbackUrl: string) => Promise<GoogleConfig>;
  /** Whether background jobs run. */
  worker?: boolean;
  /** Another app whose database is used, like a second process of the product. Close this one first. */
  beside?: Pick<TestApp, 'databaseUrl'>;
}

/** An address on which nothing listens. */
const nobody = async (): Promise<GoogleConfig> => ({
  issuer: 'http://127.0.0.1:9',
  clientId: 'nobody',
  clientSecret: 'nobody',
  prompt: null,
});

/** Starts the product for one test file. Close it in `afterAll`. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const directory = mkdtempSync(join(memoryFolder(), 'forkfront-app-'));
  const secret = newSecret();
  const { url: databaseUrl, drop } = options.beside
    ? { url: options.beside.databaseUrl, drop: () => Promise.resolve() }
    : await testDatabase();
  const ignore = () => undefined;
  const database = await connectDatabase(databaseUrl, entities, ignore);
  const events = await connectPostgresEvents(databaseUrl, ignore);
  const bucket = { bucket: 'test', region: 'eu-west-2', accessKeyId: 'test', secretAccessKey: secret };
  const s3 = await startS3Sandbox({ ...bucket, dir: join(directory, 's3'), port: 0 });
  const mailbox = await startMailbox({ dir: join(directory, 'mail'), port: 0 });
  const geocoder = await startGeocoderSandbox({ port: 0 });
  const openai = await startOpenAiSandbox({ port: 0, apiKey: secret, wordDelayMs: 0 });
  const storage = createS3Storage({ ...bucket, endpoint: s3.endpoint, publicUrl: s3.publicUrl });
  const mail = createSmtpMail({ smtpUrl: mailbox.smtpUrl, from: 'Forkfront <orders@forkfront.example>' });
  // The port is kept open until the app uses it, because another process could take a released port.
  const socket = createServer().listen(0);
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  const keys = { secretKey: `sk_test_${secret}`, webhookSecret: `whsec_${secret}` };
  const stripe = await startStripeSandbox({
    ...keys,
    dir: join(directory, 'stripe'),
    port: 0,
    webhookUrl: `http://localhost:${port}/api/v1/webhooks/stripe`,
  });
  const callbackUrl = googleCallbackUrl(`http://localhost:${port}`);
  const model = { apiKey: secret, baseUrl: openai.baseUrl, model: 'test' };
  const log = options.replace?.log ?? createLog('silent');
  const infrastructure: Infrastructure = {
    database,
    events,
    storage,
    mail,
    limiter: createPostgresRateLimiter(database.relaxedPool),
    assistant: createOpenAiAssistant(
      { ...model, api: 'responses', firstTokenTimeoutMs: 5_000, totalTimeoutMs: 10_000 },
      log,
    ),
    images: createOpenAiImages({ ...model, timeoutMs: 10_000 }, log),
    identity: createOpenIdIdentity(await (options.google ?? nobody)(callbackUrl), callbackUrl),
    geocoder: createHttpGeocoder({ url: geocoder.origin }),
    workflow: { sendProject: null, requestChanges: null },
    payments: createStripePayments({
      ...keys,
      api: { protocol: 'http', host: stripe.host, port: stripe.port },
    }),
    push: createWebPush({
      privateKey: sign(secret, 'push'),
      subject: 'mailto:support@forkfront.example',
      hosts: [],
    }),
    clock: systemClock,
    // The minimum of argon2, because the tests hash thousands of passwords.
    passwordCost: { memoryCost: 8, timeCost: 1 },
    brandColours: null,
    log,
    metrics: createMetrics(),
    secrets: [secret],
    publicUrl: `http://localhost:${port}`,
    commerceDomain: `localhost:${port}`,
    supportEmail: 'support@forkfront.example',
    operators: [],
    pixels: { marketing: null, social: null },
    trustedProxies: 0,
    connectionsPerAddress: 10_000,
    ...options.replace,
  };
  const container = new Container(infrastructure, modules);
  const worker: Worker | null = options.worker
    ? await startWorker(database.pool, jobsOf(container), infrastructure.log, outboxesOf(container))
    : null;
  const app = await createApp({
    container,
    distDirectory: options.distDirectory ?? null,
    extraRouters: [{ path: '/_dev/mail', router: createMailboxRouter(mailbox) }],
    shedsLoad: false,
  });
  app.server.listen(socket);
  await once(app.server, 'listening');
  const url = `http://localhost:${port}`;

  return {
    url,
    port,
    container,
    databaseUrl,
    mailbox,
    stripe: { ...stripe, ...keys },
    scope: () => new Scope(container),
    async graphql<Data>(
      query: string,
      variables: Record<string, unknown> = {},
      token?: string,
      headers: Record<string, string> = {},
    ) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'application/json',
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as GraphqlAnswer<Data>;
    },
    async close() {
      await stripe.close();
      await app.close();
      await worker?.stop();
      storage.close();
      mail.close();
      await events.close();
      await Promise.all([s3.close(), mailbox.close(), openai.close(), geocoder.close()]);
      await database.close();
      await drop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
