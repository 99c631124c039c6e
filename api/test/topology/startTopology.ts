import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startGeocoderSandbox } from '../../sandbox/geocoder/startGeocoderSandbox.ts';
import { startMailbox } from '../../sandbox/mailbox/startMailbox.ts';
import { startOpenAiSandbox } from '../../sandbox/openai/startOpenAiSandbox.ts';
import { startS3Sandbox } from '../../sandbox/s3/startS3Sandbox.ts';
import { startStripeSandbox } from '../../sandbox/stripe/startStripeSandbox.ts';
import { freePort, startEmbeddedPostgres } from '../../src/db/postgres/embeddedPostgres.ts';
import { googleCallbackUrl } from '../../src/lib/callbackUrls.ts';
import { startOidcProvider } from '../startOidcProvider.ts';
import { startPgBouncer } from '../startPgBouncer.ts';
import { readComposeFile } from './composeFile.ts';
import { answering, run, writing, type RunningProgram } from './processes.ts';
import { type Proxy, type Routes, runCaddy, runHaproxy } from './proxies.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const source = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const SECRETS = {
  APP_SECRET: 'the secret of all processes of this test',
  POSTGRES_PASSWORD: 'unused: the database is the built-in one',
  S3_SECRET_ACCESS_KEY: 'the secret of the files of this test',
  GROCERY_API_KEY: 'topology-key-of-the-grocery-api',
};
/** The settings for connections that docs/operations.md gives for PgBouncer. */
const DOCUMENTED_QUERY = /connect_query='([^']+)'/.exec(source('docs/operations.md'))?.[1] ?? '';
/** The default of a public address. */
const SHUTDOWN_DELAY_SECONDS = '5';

const API_SERVICES = ['api', 'api-2'] as const;
export const SERVICES = [...API_SERVICES, 'worker', 'grocery'] as const;
export type Service = (typeof SERVICES)[number];

/** The processes of the Compose files, run without containers. */
export interface Topology extends AsyncDisposable {
  /** Port of the proxy for the app and the sites. */
  port: number;
  filesOrigin: string;
  groceryOrigin: string;
  groceryKey: string;
  /** Stops a process as an upgrade does and starts it again; resolves when it works: the proxy leads requests to it again. */
  restart(service: Service): Promise<void>;
  /** Kills a process and starts it again; resolves when it works. */
  killAndStart(service: Service): Promise<void>;
  /** Signs in on the pages of the OpenID provider, see OidcProvider. */
  signIn(url: string, subject: string): Promise<string>;
  /** What a service wrote since its first start. */
  outputOf(service: Service): string;
}

/**
 * Starts the processes of `docker-compose.yml` and `docker-compose.public.yml` in the order of their conditions: the proxy,
 * by which alone the files are reached, waits for both api processes. Ports, addresses and TLS differ, because there is
 * one machine and no public name; everything else is read from the files. With `isPooled` requests reach PostgreSQL through
 * PgBouncer with the settings of docs/operations.md.
 */
export async function startTopology(proxy: Proxy, isPooled: boolean): Promise<Topology> {
  const folder = mkdtempSync(join(tmpdir(), 'forkfront-topology-'));
  await using started = new AsyncDisposableStack();
  started.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  const [port = 0, filesPort, groceryPort, sparePort = 0, api, api2, grocery] = await freePorts(7);
  const ports: Record<Service, number | undefined> = { api, 'api-2': api2, grocery, worker: undefined };
  // Every address of 127.0.0.0/8 is this machine: three hosts.
  const publicUrl = `http://localhost:${port}`;
  const filesOrigin = `http://127.0.0.1:${filesPort}`;
  const groceryOrigin = `http://127.0.0.2:${groceryPort}`;

  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'));
  started.defer(() => postgres.stop());
  const pooler = isPooled ? await startPgBouncer(postgres.url(), 'transaction', {}, DOCUMENTED_QUERY) : null;
  if (pooler) started.defer(() => pooler.stop());
  const bucket = { bucket: 'forkfront', region: 'eu-west-2', accessKeyId: 'forkfront' };
  const files = await startS3Sandbox({
    ...bucket,
    secretAccessKey: SECRETS.S3_SECRET_ACCESS_KEY,
    dir: join(folder, 's3'),
    port: 0,
  });
  started.defer(() => files.close());
  const mailbox = await startMailbox({ dir: join(folder, 'mail'), port: 0 });
  started.defer(() => mailbox.close());
  const model = await startOpenAiSandbox({ port: 0, apiKey: 'key of the model' });
  started.defer(() => model.close());
  const geocoder = await startGeocoderSandbox({ port: 0 });
  started.defer(() => geocoder.close());
  const provider = started.use(await startOidcProvider(googleCallbackUrl(publicUrl)));
  const payments = await startStripeSandbox({
    secretKey: 'sk_test_topology',
    webhookSecret: 'whsec_topology',
    dir: join(folder, 'stripe'),
    port: 0,
    webhookUrl: `${publicUrl}/api/v1/webhooks/stripe`,
  });
  started.defer(() => payments.close());

  const variables = {
    ...SECRETS,
    PUBLIC_URL: publicUrl,
    COMMERCE_DOMAIN: `localhost:${port}`,
    S3_ENDPOINT: filesOrigin,
    GROCERY_URL: groceryOrigin,
    SMTP_URL: mailbox.smtpUrl,
    OPENAI_API_KEY: 'key of the model',
    OPENAI_BASE_URL: model.baseUrl,
    GOOGLE_CLIENT_ID: provider.config.clientId,
    GOOGLE_CLIENT_SECRET: provider.config.clientSecret,
    GOOGLE_ISSUER: provider.config.issuer,
    STRIPE_SECRET_KEY: 'sk_test_topology',
    STRIPE_WEBHOOK_SECRET: 'whsec_topology',
    STRIPE_API_URL: payments.baseUrl,
    GEOCODER_URL: geocoder.origin,
    DATABASE_DIRECT_URL: pooler ? postgres.url() : '',
    // With access lines, which show whom the proxy leads requests to.
    LOG_LEVEL: 'info',
    SHUTDOWN_DELAY_SECONDS,
  };
  const base = readComposeFile(source('docker-compose.yml'), variables);
  const overriding = readComposeFile(source('docker-compose.public.yml'), variables);
  const programs = new Map<Service | 'proxy', RunningProgram>();
  const outputs = new Map<Service, (() => string)[]>();
  started.defer(async () => {
    await Promise.all([...programs.values()].map((program) => program.end('SIGKILL')));
  });

  function launch(service: Service): RunningProgram {
    const program = run(process.execPath, ['--enable-source-maps', join(ROOT, 'api/dist/main.js')], {
      NODE_ENV: 'production',
      ...base.services[service]?.environment,
      ...overriding.services[service]?.environment,
      HOST: '127.0.0.1',
      PORT: String(isApi(service) ? ports[service] : 0),
      GROCERY_PORT: String(service === 'grocery' ? ports.grocery : 0),
      DATA_DIR: join(folder, service),
      DATABASE_URL: pooler?.url ?? postgres.url(),
    });
    programs.set(service, program);
    outputs.set(service, [...(outputs.get(service) ?? []), program.output]);
    return program;
  }
  /** The condition `service_healthy` of Compose. */
  const healthy = (service: Service, program: RunningProgram): Promise<void> =>
    service === 'worker'
      ? writing(program, ' is running.')
      : answering(program, `http://127.0.0.1:${ports[service]}/readyz`);
  /** Waits until the proxy leads a request to this process. */
  async function isReached(service: Service, program: RunningProgram): Promise<void> {
    if (service === 'worker') return;
    const asking = new AbortController();
    const url = service === 'grocery' ? `${groceryOrigin}/api/v1/health` : `${publicUrl}/robots.txt`;
    const reached = writing(program, '"msg":"request"').finally(() => asking.abort());
    while (!asking.signal.aborted) {
      await fetch(url).then((response) => response.arrayBuffer());
      await delay(50);
    }
    await reached;
  }

  // The order of `depends_on`.
  await Promise.all(API_SERVICES.map((service) => healthy(service, launch(service))));
  const routes: Routes = {
    app: new URL(publicUrl),
    files: new URL(filesOrigin),
    grocery: new URL(groceryOrigin),
    sparePort,
    to: {
      api: `127.0.0.1:${ports.api}`,
      'api-2': `127.0.0.1:${ports['api-2']}`,
      grocery: `127.0.0.1:${ports.grocery}`,
      files: new URL(files.endpoint).host,
    },
  };
  const lead =
    proxy === 'caddy'
      ? runCaddy(folder, overriding.configs.caddyfile.content, routes)
      : runHaproxy(folder, source('docs/examples/haproxy.cfg'), routes);
  programs.set('proxy', lead);
  const [worker, groceries] = [launch('worker'), launch('grocery')];
  await Promise.all([
    answering(lead, `${publicUrl}/readyz`),
    healthy('worker', worker),
    healthy('grocery', groceries),
  ]);

  async function again(service: Service, signal: NodeJS.Signals): Promise<void> {
    const code = await programs.get(service)?.end(signal);
    if (signal === 'SIGTERM' && code !== 0)
      throw new Error(`${service} ended with ${code}:\n${programs.get(service)?.output()}`);
    const program = launch(service);
    await healthy(service, program);
    await isReached(service, program);
  }
  const parts = started.move();
  return {
    port,
    filesOrigin,
    groceryOrigin,
    groceryKey: SECRETS.GROCERY_API_KEY,
    restart: (service) => again(service, 'SIGTERM'),
    killAndStart: (service) => again(service, 'SIGKILL'),
    signIn: (url, subject) => provider.signIn(url, subject),
    outputOf: (service) => (outputs.get(service) ?? []).map((output) => output()).join(''),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
}

const isApi = (service: Service): boolean => API_SERVICES.some((name) => name === service);

const freePorts = (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, () => freePort()));
