import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startGeocoderSandbox } from '../../sandbox/geocoder/startGeocoderSandbox.ts';
import { startMailbox } from '../../sandbox/mailbox/startMailbox.ts';
import { startOpenAiSandbox } from '../../sandbox/openai/startOpenAiSandbox.ts';
import { startS3Sandbox } from '../../sandbox/s3/startS3Sandbox.ts';
import { startStripeSandbox } from '../../sandbox/stripe/startStripeSandbox.ts';
import { freePort, startEmbeddedPostgres } from '../../src/db/postgres/embeddedPostgres.ts';
import { googleCallbackUrl } from '../../src/lib/callbackUrls.ts';
import { startOidcProvider } from '../startOidcProvider.ts';
import { readComposeFile } from './composeFile.ts';
import { answering, run, type RunningProgram } from './processes.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const source = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const SECRETS = {
  APP_SECRET: 'the secret of all processes of this test',
  POSTGRES_PASSWORD: 'unused: the database is the built-in one',
  S3_SECRET_ACCESS_KEY: 'the secret of the files of this test',
  GROCERY_API_KEY: 'topology-key-of-the-grocery-api',
};
/** The default of a public address. */
const SHUTDOWN_DELAY_SECONDS = '5';

export type Proxy = 'caddy' | 'haproxy';
const API_SERVICES = ['api', 'api-2'] as const;
export type ApiService = (typeof API_SERVICES)[number];

/** The processes of the Compose files, run without containers. */
export interface Topology extends AsyncDisposable {
  /** Port of the proxy for the app and the sites. */
  port: number;
  filesOrigin: string;
  groceryOrigin: string;
  groceryKey: string;
  /** Stops an api process as an upgrade does and starts it again; resolves when it is ready. */
  restart(service: ApiService): Promise<void>;
  /** Kills an api process and starts it again. */
  killAndStart(service: ApiService): Promise<void>;
  /** Signs in on the pages of the OpenID provider, see OidcProvider. */
  signIn(url: string, subject: string): Promise<string>;
  /** What a process wrote. */
  outputOf(service: string): string;
}

/**
 * Starts the processes of `docker-compose.yml` and `docker-compose.public.yml` in the order of their conditions: the proxy,
 * by which alone the files are reached, waits for both api processes. Ports, addresses and TLS differ, because there is
 * one machine and no public name; everything else is read from the files.
 */
export async function startTopology(proxy: Proxy): Promise<Topology> {
  const folder = mkdtempSync(join(tmpdir(), 'forkfront-topology-'));
  await using started = new AsyncDisposableStack();
  started.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  const [port, filesPort, groceryPort, askPort] = await freePorts(4);
  const ports = { api: await freePort(), 'api-2': await freePort(), grocery: await freePort() };
  const publicUrl = `http://localhost:${port}`;
  const filesOrigin = `http://127.0.0.1:${filesPort}`;
  const groceryOrigin = `http://127.0.0.1:${groceryPort}`;

  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'));
  started.defer(() => postgres.stop());
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
    LOG_LEVEL: 'warn',
    SHUTDOWN_DELAY_SECONDS,
  };
  const base = readComposeFile(source('docker-compose.yml'), variables);
  const overriding = readComposeFile(source('docker-compose.public.yml'), variables);
  const programs = new Map<string, RunningProgram>();
  started.defer(async () => {
    await Promise.all([...programs.values()].map((program) => program.end('SIGKILL')));
  });

  function launch(service: string): RunningProgram {
    const program = run(process.execPath, ['--enable-source-maps', join(ROOT, 'api/dist/main.js')], {
      NODE_ENV: 'production',
      ...base.services[service]?.environment,
      ...overriding.services[service]?.environment,
      HOST: '127.0.0.1',
      PORT: String(isApi(service) ? ports[service] : 0),
      GROCERY_PORT: String(service === 'grocery' ? ports.grocery : 0),
      DATA_DIR: join(folder, service),
      DATABASE_URL: postgres.url(),
    });
    programs.set(service, program);
    return program;
  }
  const ready = (service: ApiService | 'grocery', program: RunningProgram) =>
    answering(program, `http://127.0.0.1:${ports[service]}/readyz`);

  // The order of `depends_on`.
  await Promise.all(API_SERVICES.map((service) => ready(service, launch(service))));
  const addresses = { port, files: new URL(files.endpoint).host, askPort };
  const lead =
    proxy === 'caddy'
      ? runCaddy(folder, overriding.configs.caddyfile.content, ports, addresses)
      : runHaproxy(folder, ports, { ...addresses, filesPort, groceryPort });
  programs.set(proxy, lead);
  launch('worker');
  await Promise.all([answering(lead, `${publicUrl}/readyz`), ready('grocery', launch('grocery'))]);

  async function again(service: ApiService, signal: NodeJS.Signals): Promise<void> {
    const code = await programs.get(service)?.end(signal);
    if (signal === 'SIGTERM' && code !== 0)
      throw new Error(`${service} ended with ${code}:\n${programs.get(service)?.output()}`);
    await ready(service, launch(service));
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
    outputOf: (service) => programs.get(service)?.output() ?? '',
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
}

const isApi = (service: string): service is ApiService => API_SERVICES.some((name) => name === service);

async function freePorts(count: 4): Promise<[number, number, number, number]> {
  const all = await Promise.all(Array.from({ length: count }, () => freePort()));
  const [first = 0, second = 0, third = 0, fourth = 0] = all;
  return [first, second, third, fourth];
}

type UpstreamPorts = Record<ApiService | 'grocery', number>;
interface Addresses {
  port: number;
  files: string;
  askPort: number;
}

/** The shipped Caddyfile: containers become ports of this machine, and without a public name there is no TLS. */
function runCaddy(
  folder: string,
  shipped: string,
  ports: UpstreamPorts,
  { files, askPort }: Addresses,
): RunningProgram {
  const replaced: [RegExp | string, string][] = [
    [/\bapi:5001\b/g, `127.0.0.1:${ports.api}`],
    [/\bapi-2:5001\b/g, `127.0.0.1:${ports['api-2']}`],
    [/\bgrocery:5002\b/g, `127.0.0.1:${ports.grocery}`],
    [/\bfiles:7070\b/g, files],
    [/127\.0\.0\.1:5003\b/g, `127.0.0.1:${askPort}`],
    ['https://*.', 'http://*.'],
    [/^ {2}tls \{\n {4}on_demand\n {2}\}\n/m, ''],
    [/^\{\n/, '{\n  admin off\n'],
  ];
  const caddyfile = replaced.reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`The Caddyfile has no ${String(from)}:\n${text}`);
    return changed;
  }, shipped);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, caddyfile);
  return run('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  });
}

/** The same rules for HAProxy. */
function runHaproxy(
  folder: string,
  ports: UpstreamPorts,
  { port, files, filesPort, groceryPort }: Addresses & { filesPort: number; groceryPort: number },
): RunningProgram {
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(
    file,
    `defaults
  mode http
  option forwardfor
  timeout connect 5s
  timeout client 75s
  timeout server 75s
  # No connection was made, so nothing is done twice.
  retries 5
  option redispatch 1
frontend app
  bind 127.0.0.1:${port}
  default_backend api
backend api
  balance leastconn
  # Connections that carried a request are kept for the same client only.
  http-reuse safe
  option httpchk GET /readyz?exclude=database
  default-server check inter 1s fall 1 rise 1
  server api 127.0.0.1:${ports.api}
  server api-2 127.0.0.1:${ports['api-2']}
listen files
  bind 127.0.0.1:${filesPort}
  server files ${files}
listen grocery
  bind 127.0.0.1:${groceryPort}
  server grocery 127.0.0.1:${ports.grocery}
`,
  );
  return run('haproxy', ['-db', '-f', file]);
}
