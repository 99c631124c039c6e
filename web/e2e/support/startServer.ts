import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
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

/** Starts a server on the built artifacts and waits until it is ready. Stop it with `stop`. */
export async function startServer(settings: Settings = {}): Promise<RunningServer> {
  const port = settings['PORT'] ? Number(settings['PORT']) : await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'forkfront-e2e-'));
  const origin = `http://localhost:${port}`;
  const logFile = join(dataDir, 'server.log');
  let child = launch(port, dataDir, logFile, settings);
  await untilReady(origin, child, logFile);
  const database = settings['DATABASE_URL'] ?? databaseUrl(dataDir);
  await takeRealOrders(database);
  return {
    origin,
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

function launch(port: number, dataDir: string, logFile: string, settings: Settings): ChildProcess {
  const log = openSync(logFile, 'a');
  // Only these variables: a journey must never reach a real service of the developer's environment.
  const { PATH, HOME, LANG, SystemRoot } = process.env;
  const env = { PATH, HOME, LANG, SystemRoot, TMPDIR: tmpdir() };
  return spawn(process.execPath, ['--enable-source-maps', 'api/dist/main.js'], {
    cwd: ROOT,
    env: {
      ...env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
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
    if (!(
      problem instanceof Error &&
      'code' in problem &&
      ['ENOENT', 'ESRCH'].includes(String(problem.code))
    ))
      throw problem;
  }
}
