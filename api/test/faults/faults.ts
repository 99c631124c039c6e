import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL whose processes can be signalled. */
export interface DatabaseServer {
  databaseUrl(): string;
  /** Sends a signal to every process of it. */
  signalPostgres(signal: NodeJS.Signals): void;
  /** Sends a signal only to the server process. */
  signalPostmaster(signal: NodeJS.Signals): void;
}

/** A failure of PostgreSQL; resolves when it can recover. `seed` decides what a random one meets. */
export type Fault = (server: DatabaseServer, seed?: string) => Promise<void>;

/** Kills all processes, as when memory runs out. */
export const killPostgres: Fault = async (server) => server.signalPostgres('SIGKILL');

/** Kills the server; its helper processes live a moment longer. */
export const killPostmaster: Fault = async (server) => server.signalPostmaster('SIGKILL');

/** A restart by an administrator: PostgreSQL closes its connections in order. */
export const restartPostgres: Fault = async (server) => server.signalPostmaster('SIGINT');

/** PostgreSQL hangs for `ms`. */
export const pausePostgres =
  (ms: number): Fault =>
  async (server) => {
    server.signalPostgres('SIGSTOP');
    try {
      await delay(ms);
    } finally {
      server.signalPostgres('SIGCONT');
    }
  };

/** What writes to the disk in the background hangs for `ms`, as on a slow disk; each commit still writes. */
export const slowDisk =
  (ms: number): Fault =>
  async (server) => {
    const writers = await ask<{ pid: number }>(
      server,
      "select pid from pg_stat_activity where backend_type in ('checkpointer', 'walwriter', 'background writer')",
    );
    const signal = (each: NodeJS.Signals) => writers.forEach(({ pid }) => signalTo(pid, each));
    signal('SIGSTOP');
    try {
      await delay(ms);
    } finally {
      signal('SIGCONT');
    }
  };

/** The process of one connection is killed, so PostgreSQL ends all connections and recovers. */
export const killBackend: Fault = async (server, seed) => {
  const [pid] = await connections(server, 'true', seed);
  if (pid !== undefined) signalTo(pid, 'SIGKILL');
};

const terminating =
  (which: string, most: number): Fault =>
  async (server, seed) => {
    const pids = (await connections(server, which, seed)).slice(0, most);
    await ask(server, 'select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]);
  };

export const cutAllConnections = terminating('true', Infinity);
export const cutOneConnection = terminating('true', 1);
/** Those that wait for events; they send empty statements to notice the loss. */
export const cutListeningConnections = terminating(
  "(query ilike 'listen%' or (query = '' and state = 'idle'))",
  Infinity,
);
/** Those of the processes with the role worker, which have this name or that of their runner. */
export const cutWorkerConnections = terminating(
  "(application_name like 'worker%' or application_name like 'pool-%')",
  Infinity,
);

async function connections(server: DatabaseServer, which: string, seed = ''): Promise<number[]> {
  const rows = await ask<{ pid: number }>(
    server,
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${which}
     order by md5(pid || $1)`,
    [seed],
  );
  return rows.map(({ pid }) => pid);
}

/** Runs one statement on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
  server: Pick<DatabaseServer, 'databaseUrl'>,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.databaseUrl(), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** A process and its direct children. */
export function withChildren(pid: number): number[] {
  // The children of 0 are the first processes of the machine.
  if (pid <= 0) return [];
  // `ps` fails when there are none.
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return [pid, ...(children === '' ? [] : children.split(/\s+/).map(Number))];
}

/** Sends a signal to a process that may have ended. */
export function signalTo(pid: number, signal: NodeJS.Signals): void {
  if (pid <= 0) return;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
