import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { memoryFolder } from '../../../api/test/memoryFolder.ts';
import { databaseUrl } from './databaseUrl.ts';
import { takeRealOrders } from './demoSite.ts';
import { freePort } from './freePort.ts';
import { standInAccount, type StripeAccount } from './stripeAccount.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY_WITHIN_MS = 60_000;
const LOOK_EVERY_MS = 50;

/** The production server of `npm start` with its own port and data folder. */
export interface RunningServer {
  /** Of the owner's app, e.g. `http://localhost:41234`. */
  origin: string;
  dataDir: string;
  /** Of its database, until the server is killed. */
  databaseUrl: string;
  /** Of its payment stand-in. */
  stripe: StripeAccount;
  /** kill -9: nothing is drained; data stay. */
  kill(): Promise<void>;
  /** SIGTERM: pending work is finished first; data stay. */
  shutDown(): Promise<void>;
  /** Starts it again on the same port and data, after `kill` or `shutDown`. */
  restart(): Promise<void>;
  /** Drains, stops and removes the data. */
  stop(): Promise<void>;
}

/** Additional settings of a server, e.g. `{ SOCIAL_PIXEL_ID: '1' }`; a `PORT` must be from `freePort`. */
export type Settings = Record<string, string>;

/**
 * Starts a server on the built artifacts and waits until it is ready. Its data folder begins as a copy of `prepared`, the folder
 * of a stopped server: that saves the first start. Stop it with `stop`.
 */
export async function startServer(
  settings: Settings = {},
  prepared = process.env['E2E_PREPARED_DATA'],
): Promise<RunningServer> {
  const port = settings['PORT'] ? Number(settings['PORT']) : await freePort();
  const dataDir = await mkdtemp(join(memoryFolder(), 'forkfront-e2e-'));
  if (prepared) await copyFolder(prepared, dataDir);
  const origin = `http://localhost:${port}`;
  const logFile = join(dataDir, 'server.log');
  await rm(logFile, { force: true });
  let child = launch(port, dataDir, logFile, settings);
  await untilReady(origin, child, logFile);
  const database = settings['DATABASE_URL'] ?? databaseUrl(dataDir);
  await takeRealOrders(database);
  return {
    origin,
    dataDir,
    databaseUrl: database,
    stripe: standInAccount(dataDir, port),
    kill: () => end(child, 'SIGKILL'),
    shutDown: () => end(child, 'SIGTERM'),
    async restart() {
      child = launch(port, dataDir, logFile, settings);
      await untilReady(origin, child, logFile);
    },
    async stop() {
      await end(child, 'SIGTERM');
      stopDatabase(dataDir);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** The account of a person of ours, who answers requests. */
export const OPERATOR_EMAIL = 'operations@forkfront.example';

/** Another one, because journeys run at the same time and an address belongs to one account. */
export const CONSOLE_EMAIL = 'console@example.com';

function launch(port: number, dataDir: string, logFile: string, settings: Settings): ChildProcess {
  const log = openSync(logFile, 'a');
  // Only these variables: a journey must never reach a real service of the developer's environment.
  const { PATH, HOME, LANG, SystemRoot, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, LANG, SystemRoot, NODE_COMPILE_CACHE, TMPDIR: tmpdir() };
  return spawn(process.execPath, ['--enable-source-maps', 'api/dist/main.js'], {
    cwd: ROOT,
    env: {
      ...env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      OPERATOR_EMAILS: `${OPERATOR_EMAIL},${CONSOLE_EMAIL}`,
      ...settings,
    },
    stdio: ['ignore', log, log],
  });
}

async function untilReady(origin: string, child: ChildProcess, logFile: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(origin))) {
    if (hasEnded(child) || Date.now() > deadline)
      throw new Error(`The server did not become ready:\n${readFileSync(logFile, 'utf8')}`);
    await delay(LOOK_EVERY_MS);
  }
}

/** `cp` keeps the owner of the files: PostgreSQL refuses files of another user. */
const copyFolder = (from: string, to: string) => promisify(execFile)('cp', ['-a', `${from}/.`, to]);

/** Reads the whole answer: the server would wait for an unread one on shutdown. */
const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    async (response) => (await response.text()) !== '' && response.ok,
    () => false,
  );

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** Stops the built-in PostgreSQL, which survives a `kill` without `restart`. */
function stopDatabase(dataDir: string): void {
  try {
    const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGQUIT');
  } catch (problem) {
    if (
      !(problem instanceof Error && 'code' in problem && ['ENOENT', 'ESRCH'].includes(String(problem.code)))
    )
      throw problem;
  }
}
