import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { spawnUnprivileged } from './postgresPrograms.ts';

/** How often to check that a server that is not a child process still runs (ms). */
const LOOK_EVERY_MS = 250;
const LAST_LINES = 5;

/** One server process, from its launch to its end. */
export interface PostgresProcess {
  port: number;
  pid: number;
  /** Whether it ran before we came. */
  wasRunning: boolean;
  hasEnded(): boolean;
  ended: Promise<void>;
  /** The last lines that it wrote into its log. */
  lastWords(): string;
}

/** Sends a signal to a process that may have ended meanwhile. */
export function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (isAlive(pid)) throw error;
  }
}

/** The server that still runs on the data below `dir` after a crash; null when there is none. */
export function findProcess(dir: string): PostgresProcess | null {
  const found = readPidFile(dir);
  if (!found || !isPostgres(found.pid)) return null;
  return {
    ...found,
    wasRunning: true,
    hasEnded: () => !isPostgres(found.pid),
    ended: (async () => {
      while (isPostgres(found.pid)) await delay(LOOK_EVERY_MS, undefined, { ref: false });
    })(),
    lastWords: () => lastLines(dir, 0),
  };
}

/** Launches a server on the data below `dir`. It is detached, so that Ctrl-C reaches only us and we can drain first. */
export function launch(program: string, dir: string, port: number): PostgresProcess {
  forgetForeignPid(dir);
  const file = logFile(dir);
  const log = openSync(file, 'a');
  const from = statSync(file).size;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '64MB',
    timezone: 'UTC',
  };
  const server = spawnUnprivileged(
    program,
    [
      '-D',
      join(dir, 'postgres'),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  server.unref();
  let hasEnded = false;
  return {
    port,
    pid: server.pid ?? 0,
    wasRunning: false,
    hasEnded: () => hasEnded,
    // A program that cannot be spawned has an error and no exit.
    ended: new Promise((resolve) => {
      const end = () => {
        hasEnded = true;
        resolve();
      };
      server.once('exit', end).once('error', end);
    }),
    lastWords: () => lastLines(dir, from),
  };
}

const logFile = (dir: string): string => join(dir, 'postgres.log');

function lastLines(dir: string, from: number): string {
  const lines = readFileSync(logFile(dir)).subarray(from).toString('utf8').trimEnd().split('\n');
  return lines.slice(-LAST_LINES).join('\n');
}

const pidFile = (dir: string): string => join(dir, 'postgres', 'postmaster.pid');

function readPidFile(dir: string): { pid: number; port: number } | null {
  const file = pidFile(dir);
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port } : null;
}

/**
 * PostgreSQL does not start while the process that its file names is alive, though the pid may have been given to another
 * program since. In every other case the file stays: it keeps a second server off data that helpers of a killed one still use.
 */
function forgetForeignPid(dir: string): void {
  const found = readPidFile(dir);
  if (found && isAlive(found.pid) && !isPostgres(found.pid)) rmSync(pidFile(dir), { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** On Linux the command line tells; elsewhere every living process counts. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return !existsSync('/proc/self/cmdline');
  }
}
