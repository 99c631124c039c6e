import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const ROOT = resolve(import.meta.dirname, '../../..');
const READY_WITHIN_MS = 60_000;

/** The built product in its own process. Build it first (`npm run build`). */
export interface Product {
  origin: string;
  dataDir: string;
  child: ChildProcess;
  /** Its output so far. */
  output(): string;
  databaseUrl(): string;
  /** Sends a signal to every process of its built-in PostgreSQL. */
  signalPostgres(signal: NodeJS.Signals): void;
  /** Sends a signal only to the server process of PostgreSQL. */
  signalPostmaster(signal: NodeJS.Signals): void;
  /** Ends the product with a signal; resolves with its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Waits until it ends by itself; resolves with its exit code. */
  ended(): Promise<number | null>;
  /** Ends all processes and removes the data. */
  remove(): Promise<void>;
}

/** Starts the product; resolves when it is ready or has ended. A given `dataDir` is not removed at the end. */
export async function startProduct(
  settings: Record<string, string> = {},
  givenDataDir?: string,
): Promise<Product> {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const dataDir = givenDataDir ?? mkdtempSync(join(tmpdir(), 'forkfront-faults-'));
  const origin = `http://localhost:${port}`;
  const logFile = join(dataDir, `server-${port}.log`);
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, ['--enable-source-maps', 'api/dist/main.js'], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      PORT: String(port),
      GROCERY_PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Each diner has a different IP address.
      TRUSTED_PROXIES: '1',
      ...settings,
    },
    stdio: ['ignore', log, log],
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const output = () => readFileSync(logFile, 'utf8');
  const deadline = Date.now() + READY_WITHIN_MS;
  // A process without the role `api` has no port for the question.
  while (!hasEnded() && !output().includes(' is running.') && !(await isReady(origin))) {
    if (Date.now() > deadline) throw new Error(`The product did not become ready:\n${output()}`);
    await delay(50);
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded()) {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    }
    return child.exitCode;
  };
  const postmaster = () => postmasterOf(dataDir).pid;
  return {
    origin,
    dataDir,
    child,
    output,
    databaseUrl() {
      const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim();
      return `postgresql://forkfront:${password}@127.0.0.1:${postmasterOf(dataDir).port}/forkfront`;
    },
    signalPostgres(signal) {
      const pid = postmaster();
      const helpers = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
      for (const each of [pid, ...helpers.trim().split(/\s+/).map(Number)]) signalTo(each, signal);
    },
    signalPostmaster: (signal) => signalTo(postmaster(), signal),
    end,
    async ended() {
      if (!hasEnded()) await once(child, 'exit');
      return child.exitCode;
    },
    async remove() {
      await end('SIGKILL');
      if (givenDataDir !== undefined) return;
      const { pid } = postmasterOf(dataDir);
      signalTo(pid, 'SIGCONT');
      signalTo(pid, 'SIGQUIT');
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** Whether the product is ready; an answer after more than 2 s counts as not ready. */
export const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_500) }).then(
    async (response) => (await response.text()) !== '' && response.ok,
    () => false,
  );

function postmasterOf(dataDir: string): { pid: number; port: number } {
  try {
    const lines = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return { pid: 0, port: 0 };
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  if (pid <= 0) return;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
