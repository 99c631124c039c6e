import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartFailure, type Teardown } from '../../lib/lifecycle.ts';
import { lockFolder } from '../../lib/lockFolder.ts';
import { newSecret } from '../../lib/secrets.ts';
import { findProcess, launch, signalTo, type PostgresProcess } from './postgresProcess.ts';
import { findPostgresBinaries, type PostgresBinaries, unprivileged } from './postgresPrograms.ts';

const execute = promisify(execFile);

/** A running PostgreSQL server with its data in the data folder. */
export interface EmbeddedPostgres {
  /** Connection address of database `name` (default `forkfront`, which exists). */
  url(name?: string): string;
  /** Process id of the server. */
  pid(): number;
  /** Whether it was already running, started by another process of the product or before a crash. */
  wasRunning: boolean;
  /** Stops the server after its clients' current statements. */
  stop(): Promise<void>;
  /** Stops supervising the server, which continues to run. */
  leave(): void;
}

const DATABASE = 'forkfront';
/** PostgreSQL itself advises to make an empty database. */
const RESTORE = `If the disk is full or read-only, make space and start again. If the data are damaged, move the \
whole folder away and restore your last backup: npm run restore -- <backup> (docs/operations.md, "Backups and restore").`;
const LOOK_EVERY_MS = 25;
const CONNECT_WITHIN_MS = 2_000;
/** A running server that refuses connections for this time (ms) is not usable. */
const REFUSED_FOR_MS = 20_000;
/** Time limit of an orderly stop (ms) before an immediate one. Committed data are safe in both. */
const STOP_WITHIN_MS = 5_000;
/** Pauses between restarts (ms): they double from the first to the last. */
const FIRST_PAUSE_MS = 100;
const LAST_PAUSE_MS = 2_000;

/**
 * Starts PostgreSQL with its data in `dir`, or takes over a server that still runs there after a crash. Until `stop` it is
 * restarted on the same port when it ends, and `tell` gets a message. Throws StartFailure when it cannot start.
 */
export async function startEmbeddedPostgres(
  dir: string,
  tell: (message: string) => void = () => undefined,
): Promise<EmbeddedPostgres> {
  const folder = resolve(dir);
  const binaries = await findPostgresBinaries();
  const password = await ensureCluster(binaries, folder);
  let server = findProcess(folder) ?? launch(binaries.postgres, folder, await freePort());
  const { port, wasRunning } = server;
  const url = (name = DATABASE) => `postgresql://forkfront:${password}@127.0.0.1:${port}/${name}`;
  if (!(await untilReady(url('postgres'), server)))
    throw new StartFailure(
      `PostgreSQL did not start on the data in ${join(folder, 'postgres')}. It says:\n${server.lastWords()}\n${RESTORE}`,
    );
  await ensureDatabase(url('postgres'));

  const leaving = new AbortController();
  const { signal } = leaving;
  const left = new Promise((resolve) => signal.addEventListener('abort', resolve));
  const pauseOf = (ms: number) => delay(ms, undefined, { signal, ref: false }).catch(() => undefined);

  const watching = (async () => {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LAST_PAUSE_MS)) {
      await Promise.race([server.ended, left]);
      if (signal.aborted) return;
      tell(`PostgreSQL has ended and is launched again; ${join(folder, 'postgres.log')} says why`);
      await pauseOf(pause);
      if (signal.aborted) return;
      try {
        server = launch(binaries.postgres, folder, port);
        if (await untilReady(url('postgres'), server, signal)) pause = FIRST_PAUSE_MS / 2;
      } catch (error) {
        tell(`PostgreSQL could not be launched: ${String(error)}`);
      }
    }
  })();

  return {
    url,
    pid: () => server.pid,
    wasRunning,
    async stop() {
      leaving.abort();
      await watching;
      await end(server);
    },
    leave: () => leaving.abort(),
  };
}

/** Finds a free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits without a limit, because recovery after a crash may take long. False when the server ended or `signal` aborted. */
async function untilReady(url: string, server: PostgresProcess, signal?: AbortSignal): Promise<boolean> {
  const begun = Date.now();
  while (!server.hasEnded() && !signal?.aborted) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (code.startsWith('28'))
        throw new StartFailure('PostgreSQL refuses its own password.', { cause: error });
      if (server.wasRunning && code === 'ECONNREFUSED' && Date.now() - begun > REFUSED_FOR_MS)
        throw new StartFailure(
          `Process ${server.pid} holds the data of PostgreSQL and does not answer. Stop it, then start again.`,
        );
      await delay(LOOK_EVERY_MS);
    }
  }
  return false;
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
}

async function end(server: PostgresProcess): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (server.hasEnded()) return;
    signalTo(server.pid, signal);
    const stopped = new AbortController();
    // Neither the server nor its end keeps this program running: only the timer does.
    const late = delay(STOP_WITHIN_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    await Promise.race([server.ended, late]);
    stopped.abort();
  }
}

/** Address of the built-in PostgreSQL for a command: of the running product, or of a server until the command ends. */
export async function borrowPostgres(dataDir: string, teardown: Teardown): Promise<string> {
  const lock = lockFolder(dataDir);
  if (!lock.isHeld) teardown.add(() => lock.release());
  const postgres = await startEmbeddedPostgres(dataDir);
  teardown.add(() => (postgres.wasRunning ? postgres.leave() : postgres.stop()));
  if (lock.isHeld && !postgres.wasRunning)
    throw new StartFailure('The product is starting or stopping. Please run this again in a moment.');
  return postgres.url();
}

const PASSWORD_FILE = 'postgres.password';

/**
 * Creates the cluster's folder once. initdb runs in a temporary folder that is renamed at the end, so a crash leaves no
 * incomplete cluster. Returns the password of the superuser `forkfront`. Throws StartFailure when the data have another
 * major version.
 */
async function ensureCluster(binaries: PostgresBinaries, dir: string): Promise<string> {
  const data = join(dir, 'postgres');
  const passwordFile = join(dir, PASSWORD_FILE);
  if (existsSync(join(data, 'PG_VERSION'))) {
    await refuseOtherVersion(binaries, data);
    return readFileSync(passwordFile, 'utf8').trim();
  }
  mkdirSync(dir, { recursive: true });
  const password = newSecret();
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const temporary = join(dir, 'postgres.new');
  rmSync(temporary, { recursive: true, force: true });
  const initdb = unprivileged(
    binaries.initdb,
    [
      ['-D', temporary],
      ['-U', 'forkfront'],
      ['-A', 'scram-sha-256'],
      [`--pwfile=${passwordFile}`],
      ['-E', 'UTF8'],
      ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
      ['--no-instructions'],
    ].flat(),
  );
  const { user } = initdb;
  if (user) for (const path of [dir, passwordFile]) chownSync(path, user.uid, user.gid);
  try {
    await execute(initdb.file, initdb.args, user);
  } catch (cause) {
    const words = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new StartFailure(`PostgreSQL cannot create its data in ${data}. It says:\n${words}`, { cause });
  }
  renameSync(temporary, data);
  return password;
}

/** PostgreSQL reads only data of its own major version. */
async function refuseOtherVersion({ postgres }: PostgresBinaries, data: string): Promise<void> {
  const { stdout } = await execute(postgres, ['--version']);
  const [, ours = '?'] = /\) (\d+)/.exec(stdout) ?? [];
  const theirs = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (theirs === ours) return;
  throw new StartFailure(
    `The data in ${data} belong to PostgreSQL ${theirs}; this version of Forkfront has PostgreSQL ${ours}. Get the version of \
Forkfront that created them and make a backup: npm run backup. Then move the folder away and restore the backup with this version.`,
  );
}
