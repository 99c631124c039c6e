import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fstatSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type DatabaseServer, signalTo, withChildren } from './faults.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const READY_WITHIN_MS = 120_000;

/** Where the product is reached, and what it wrote since its start. */
export interface Front {
  origin: string;
  output(): string;
}

/** The built product in its own process, with its built-in PostgreSQL if it runs one. Build it first (`npm run build`). */
export interface Product extends Front, DatabaseServer {
  dataDir: string;
  child: ChildProcess;
  /** Ends the product with a signal; resolves with its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** Waits until it ends by itself; resolves with its exit code. */
  ended(): Promise<number | null>;
  /** Ends all processes and removes the data. */
  remove(): Promise<void>;
}

/** The program of the product; `START` is that of `npm start`, which starts the product again when it ends by itself. */
const MAIN = ['--enable-source-maps', 'api/dist/main.js'];
export const START = ['.scripts/start.mjs'];

/** Starts the product; resolves when it is ready or has ended. A given `dataDir` is not removed at the end. */
export async function startProduct(
  settings: Record<string, string> = {},
  givenDataDir?: string,
  program = MAIN,
): Promise<Product> {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const dataDir = givenDataDir ?? mkdtempSync(join(tmpdir(), 'forkfront-faults-'));
  mkdirSync(dataDir, { recursive: true });
  const origin = `http://localhost:${port}`;
  const logFile = join(dataDir, `server-${port}.log`);
  const log = openSync(logFile, 'a');
  const from = fstatSync(log).size;
  const child = spawn(process.execPath, program, {
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
  const output = () => readFileSync(logFile).subarray(from).toString('utf8');
  const deadline = Date.now() + READY_WITHIN_MS;
  // A process without the role `api` has no port for the question.
  while (!hasEnded() && !output().includes(' is running.') && !(await isReady(origin))) {
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The product did not become ready:\n${output()}`);
    }
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
      if (pid > 0) for (const each of withChildren(pid)) signalTo(each, signal);
    },
    signalPostmaster: (signal) => signalTo(postmaster(), signal),
    end,
    async ended() {
      if (!hasEnded()) await once(child, 'exit');
      return child.exitCode;
    },
    async remove() {
      // The program of `npm start` has the server as its child.
      if (!hasEnded()) for (const pid of withChildren(child.pid ?? 0)) signalTo(pid, 'SIGKILL');
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
