import { once } from 'node:events';
import { existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { spawnUnprivileged } from './unprivileged.ts';

/** A running PostgreSQL server whose data live below our own folder. */
export interface EmbeddedPostgres {
  /** Connection address of database `name` (default `forkfront`, which exists). */
  url(name?: string): string;
  /** Process id of the server. */
  pid(): number;
  /** Whether it ran before: it belongs to another process of ours, or to one that crashed. */
  wasRunning: boolean;
  /** Stops the server after its clients' current statements; data stay. */
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 20_000;
const DATABASE = 'forkfront';

/**
 * Starts PostgreSQL with its data in `dir`, or takes over the one that still runs there after a crash of ours.
 * It is spawned detached, so that Ctrl-C reaches only us and we can drain before it stops.
 */
export async function startEmbeddedPostgres(dir: string): Promise<EmbeddedPostgres> {
  const folder = resolve(dir);
  const binaries = await findPostgresBinaries();
  const password = await ensureCluster(binaries, folder);
  const data = join(folder, 'postgres');
  const found = readPidFile(data);
  const running = found && isAlive(found.pid) ? found : null;
  const port = running ? running.port : await launch(binaries.postgres, folder);
  const url = (name = DATABASE) => `postgresql://forkfront:${password}@127.0.0.1:${port}/${name}`;
  await untilReady(url('postgres'));
  await ensureDatabase(url('postgres'));
  return {
    url,
    pid: () => readPidFile(data)?.pid ?? 0,
    wasRunning: running !== null,
    stop: () => stop(data),
  };
}

async function launch(postgres: string, dir: string): Promise<number> {
  const data = join(dir, 'postgres');
  rmSync(join(data, 'postmaster.pid'), { force: true });
  const port = await freePort();
  const log = openSync(join(dir, 'postgres.log'), 'a');
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '64MB',
    timezone: 'UTC',
  };
  const server = spawnUnprivileged(
    postgres,
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { stdio: ['ignore', log, log], detached: true },
  );
  server.unref();
  return port;
}

function readPidFile(data: string): { pid: number; port: number } | null {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port } : null;
}

/** The pid may have been given to another program since: on Linux the command line tells. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('postgres');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error('PostgreSQL did not start in time.', { cause: error });
      await delay(15);
    }
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
}

async function stop(data: string): Promise<void> {
  const running = readPidFile(data);
  if (!running || !isAlive(running.pid)) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (isAlive(running.pid) && Date.now() < deadline) await delay(15);
}
