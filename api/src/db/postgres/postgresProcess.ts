import { execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { unprivileged } from './postgresPrograms.ts';

/** Interval of checks whether a server that is not a child process still runs (ms). */
const LOOK_EVERY_MS = 250;
const LAST_LINES = 5;
const HINT = /\bHINT: /;

/** One server process. */
export interface PostgresProcess {
  port: number;
  pid: number;
  /** Whether another process started it. */
  wasRunning: boolean;
  hasEnded(): boolean;
  ended: Promise<void>;
  /** The last lines of its log. */
  lastWords(): string;
}

/** Sends a signal to a process that may already have ended. */
export function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (isAlive(pid)) throw error;
  }
}

/** The server that still runs on the data in `dir` after a crash; null without one. */
export function findProcess(dir: string): PostgresProcess | null {
  const found = readPidFile(dir);
  const runs = () => found !== null && isServerOf(dir, found.pid);
  if (!found || !runs()) return null;
  return {
    ...found,
    wasRunning: true,
    hasEnded: () => !runs(),
    ended: (async () => {
      while (runs()) await delay(LOOK_EVERY_MS, undefined, { ref: false });
    })(),
    lastWords: () => lastLines(dir, 0),
  };
}

/** Starts a server on the data in `dir`. It is detached, so that Ctrl-C does not stop it before open requests have ended. */
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
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file: command, args, user } = unprivileged(program, ['-D', join(dir, 'postgres'), ...options]);
  const server = spawn(command, args, { ...user, stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  server.unref();
  let hasEnded = false;
  return {
    port,
    pid: server.pid ?? 0,
    wasRunning: false,
    hasEnded: () => hasEnded,
    // A program that cannot be spawned emits an error and no exit.
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
  // Its hints advise what would lose the data.
  return lines
    .filter((line) => !HINT.test(line))
    .slice(-LAST_LINES)
    .join('\n');
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
 * Lets PostgreSQL start although the pid in its file belongs to another program now, e.g. a PostgreSQL with other data. The
 * file stays, because it also protects data that helpers of a killed server still use; PostgreSQL ignores its parent's pid.
 */
function forgetForeignPid(dir: string): void {
  const found = readPidFile(dir);
  if (!found || !isAlive(found.pid) || isServerOf(dir, found.pid)) return;
  const file = pidFile(dir);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether a process is a server on the data in `dir`: a pid is used again for other programs, and other servers. */
function isServerOf(dir: string, pid: number): boolean {
  const folder = isAlive(pid) ? dataFolderOf(pid) : null;
  return (
    folder !== null && existsSync(folder) && realpathSync(folder) === realpathSync(join(dir, 'postgres'))
  );
}

/** The folder in the command line of a server that `launch` started; null for another program. */
function dataFolderOf(pid: number): string | null {
  try {
    const line = existsSync('/proc/self')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    const [, afterFolder = ''] = line.split(' -D ');
    const [folder, settings] = afterFolder.split(' -c ');
    return folder && settings !== undefined ? folder : null;
  } catch {
    // It has ended.
    return null;
  }
}
