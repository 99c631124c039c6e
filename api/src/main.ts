import 'reflect-metadata';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { type Config, runsProduct, readConfig } from './config.ts';
import { isLoopbackHost } from './lib/isLoopbackHost.ts';
import { StartFailure, Teardown } from './lib/lifecycle.ts';
import { lockFolder } from './lib/lockFolder.ts';
import { alignedLines } from './lib/plainText.ts';
import { PRODUCT_NAME } from './lib/product.ts';
import { createLog } from './log.ts';
import { outsideServices, refuseUnsafeSandbox } from './outsideServices.ts';
import type { Services } from './services.ts';
import type { PaymentsConfig } from './serviceSettings.ts';
import { start } from './start.ts';

/** The text that is printed after the start: the services, real or stand-in, and the addresses to open. */
function startupTable(
  config: Config,
  { standIns, storage, mail, assistant, google, payments, geocoder }: Services,
  groceryKeys: readonly string[],
): string {
  const kind = (service: Services['standIns'][number], standIn = 'sandbox') =>
    standIns.includes(service) ? standIn : 'real';
  const database = new URL(config.databaseUrl ?? 'postgresql://127.0.0.1');
  const databaseRow = [
    'Database',
    config.databaseUrl ? 'real' : 'built-in PostgreSQL',
    config.databaseUrl ? database.host : config.dataDir,
  ];
  const rows = [
    ['Service', 'Runs as', 'Address'],
    ...(runsProduct(config) ? [databaseRow] : []),
    ['Files', kind('storage'), storage.endpoint],
    [
      'Email',
      kind('mail'),
      standIns.includes('mail')
        ? `${config.sandbox.url ?? config.publicUrl}/_dev/mail`
        : new URL(mail.smtpUrl).host,
    ],
    ['Assistant', kind('assistant', 'scripted'), assistant.baseUrl ?? 'api.openai.com'],
    ['Google sign-in', kind('google'), google.issuer],
    ['Payments', kind('payments'), addressOf(payments)],
    ['Geocoder', kind('geocoder'), geocoder.url],
    ...(config.roles.includes('grocery')
      ? [['Grocery API', config.grocery.keys ? 'your key' : 'a key of its own', groceryUrl(config)]]
      : []),
  ];
  const table = alignedLines(rows, '   ')
    .map((line) => `  ${line}`)
    .join('\n');
  if (!runsProduct(config)) return `\nThe sandbox of ${PRODUCT_NAME} is running.\n\n${table}\n\n`;
  const [protocol, domain] = [new URL(config.publicUrl).protocol, config.commerceDomain];
  return `
${PRODUCT_NAME} is running.

${table}

  Owners start at   ${config.publicUrl}
  Build a site      ${config.publicUrl}/setup
${
  config.demo
    ? `  Demo restaurant   ${protocol}//olive-and-ember.${domain}
`
    : ''
}  GraphQL           ${config.publicUrl}/graphql
${
  isGroceryKeyShown(config)
    ? `  Grocery API key   ${groceryKeys.join()}
`
    : ''
}
`;
}

/** A key that nobody has configured is shown on this machine only: a public server's output is kept in logs. */
const isGroceryKeyShown = ({ roles, grocery, publicUrl }: Config): boolean =>
  roles.includes('grocery') && grocery.keys === null && isLoopbackHost(new URL(publicUrl).hostname);

const groceryUrl = ({ publicUrl, grocery }: Config): string => {
  const { protocol, hostname } = new URL(publicUrl);
  return `${protocol}//${hostname}:${grocery.port}/api/v1`;
};

const addressOf = ({ api }: PaymentsConfig): string =>
  api ? `${api.protocol}://${api.host}:${api.port}` : 'api.stripe.com';

/** Time limit of a stop after its announcement (ms). */
const STOP_MS = 30_000;
/** Signals within this time (ms) count as one. */
const REPEATED_SIGNAL_MS = 1_000;
const DIST_DIRECTORY = resolve(import.meta.dirname, '../../web/dist');

async function main(): Promise<void> {
  const config = readConfig();
  refuseUnsafeSandbox(config);
  const log = createLog(config.logLevel);
  const teardown = new Teardown();
  stopOnSignals(teardown, log, STOP_MS + config.shutdownDelayMs);
  try {
    if (keepsData(config)) ownDataFolder(config.dataDir, teardown);
    const services = await outsideServices(config, teardown);
    const started = runsProduct(config)
      ? await start(config, services, log, teardown, DIST_DIRECTORY)
      : { groceryKeys: [] };
    process.stdout.write(startupTable(config, services, started.groceryKeys));
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

/** Whether the data folder contains data for one process only; a generated secret may be shared. */
function keepsData(config: Config): boolean {
  const { databaseUrl, storage, mail, payments, sandbox, roles } = config;
  const runsStandIns = sandbox.url === null || roles.includes('sandbox');
  return (runsProduct(config) && !databaseUrl) || (runsStandIns && (!storage || !mail || !payments));
}

/** Locks the data folder until the process ends. Throws StartFailure when another process has the lock. */
function ownDataFolder(dataDir: string, teardown: Teardown): void {
  const lock = lockFolder(dataDir);
  if (lock.isHeld)
    throw new StartFailure(
      `The folder ${resolve(dataDir)} is in use by ${lock.by ? `process ${lock.by}` : 'another process'}. Stop that process, \
or choose another folder and port: DATA_DIR=.data2 PORT=5101 npm start`,
    );
  teardown.add(() => lock.release());
}

/**
 * Ctrl-C and SIGTERM stop everything within `limitMs`, after open requests, jobs and replies. One stop may arrive as
 * several signals, because a terminal signals the whole process group; a later signal ends the process at once.
 */
function stopOnSignals(teardown: Teardown, log: Logger, limitMs: number): void {
  let stoppingSince: number | null = null;
  const stop = () => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > REPEATED_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), limitMs).unref();
    teardown.run().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
});
