import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { explained, StartFailure } from '../../lib/lifecycle.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embeddedPostgres.ts';
import { signalTo } from './postgresProcess.ts';

/** A stopped cluster; each test gets a copy. */
const made = mkdtempSync(join(tmpdir(), 'forkfront-postgres-'));
beforeAll(async () => (await startEmbeddedPostgres(made)).stop());
afterAll(() => rmSync(made, { recursive: true }));

let dir: string;
let running: EmbeddedPostgres[];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'forkfront-postgres-'));
  // The copy keeps the owners of the files.
  execFileSync('cp', ['-a', `${made}/.`, dir]);
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((postgres) => postgres.stop()));
  rmSync(dir, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres(dir);
  running.push(postgres);
  return postgres;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** Kills the server and all its helper processes, as the kernel does when memory runs out. */
function killAll(pid: number): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  for (const each of [String(pid), ...children.trim().split(/\s+/)]) signalTo(Number(each), 'SIGKILL');
}

it('a killed PostgreSQL is launched again on its port until it is stopped', { tags: ['@long'] }, async () => {
  const first = await start();
  await query(first.url(), 'create table kept (id int)');
  killAll(first.pid());
  await vi.waitFor(() => query(first.url(), 'select * from kept'), { timeout: 10_000, interval: 100 });
  await first.stop();
  await expect(query(first.url(), 'select 1')).rejects.toThrow('ECONNREFUSED');
});

it(
  'a PostgreSQL that was taken over from a killed process is launched again',
  { tags: ['@long'] },
  async () => {
    const former = await start();
    const second = await start();
    expect(second.wasRunning).toBe(true);
    const pid = former.pid();
    // The former process has ended, so it does not restart the server.
    former.leave();
    killAll(pid);
    await vi.waitFor(() => query(second.url(), 'select 1'), { timeout: 10_000, interval: 100 });
    expect(second.pid()).not.toBe(pid);
  },
);

it(
  'a program that stops PostgreSQL and does nothing else waits until it has stopped',
  { tags: ['@long'] },
  () => {
    const stop = `const { startEmbeddedPostgres } = await import('./src/db/postgres/embeddedPostgres.ts');
    const postgres = await startEmbeddedPostgres(process.env.DATA);
    await postgres.stop();
    console.log('stopped');`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', stop];
    const out = execFileSync(process.execPath, args, {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, DATA: dir },
      encoding: 'utf8',
    });
    expect(out).toBe('stopped\n');
  },
);

it('the error has both versions when the data have another major version', async () => {
  writeFileSync(join(dir, 'postgres', 'PG_VERSION'), '15\n');
  const failure = await start().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as Error).message).toMatch(
    /belong to PostgreSQL 15; this version of Forkfront has PostgreSQL 1[6-9]/,
  );
});

it('the error contains the log of PostgreSQL when its data are damaged', { tags: ['@long'] }, async () => {
  appendFileSync(join(dir, 'postgres.log'), 'of an earlier start\n');
  truncateSync(join(dir, 'postgres', 'global', 'pg_control'), 100);
  const failure = await start().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as Error).message).toMatch(/PostgreSQL did not start.*pg_control/s);
  expect((failure as Error).message).not.toContain('of an earlier start');
});

it.each([
  ['is cut', (file: string) => truncateSync(file, 100)],
  ['has only zeros', (file: string) => writeFileSync(file, Buffer.alloc(8_192))],
  ['is missing', (file: string) => rmSync(file)],
])(
  'the error says what to restore, and not to make an empty database, when pg_control %s',
  { tags: ['@long'] },
  async (_how, damage) => {
    damage(join(dir, 'postgres', 'global', 'pg_control'));
    const failure = await start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    expect((failure as Error).message).toMatch(/restore your last backup/);
    expect((failure as Error).message).not.toMatch(/initdb/);
  },
);

it(
  'a pid file that names the PostgreSQL of another folder is stale, and that server goes on',
  { tags: ['@long'] },
  async () => {
    const otherDir = mkdtempSync(join(tmpdir(), 'forkfront-postgres-'));
    try {
      execFileSync('cp', ['-a', `${made}/.`, otherDir]);
      const other = await startEmbeddedPostgres(otherDir);
      running.push(other);
      const names = join(otherDir, 'postgres', 'postmaster.pid');
      copyFileSync(names, join(dir, 'postgres', 'postmaster.pid'));
      const own = await start();
      expect(own.wasRunning).toBe(false);
      expect(own.pid()).not.toBe(other.pid());
      await query(own.url(), 'create table kept (id int)');
      await own.stop();
      expect(await query(other.url(), 'select 1 as one')).toEqual([{ one: 1 }]);
      await other.stop();
    } finally {
      rmSync(otherDir, { recursive: true, force: true });
    }
  },
);

it('a start in a folder that cannot be made has an explanation', { tags: ['@long'] }, async () => {
  const file = join(dir, 'file');
  writeFileSync(file, '');
  const failure = await startEmbeddedPostgres(join(file, 'folder')).catch((error: unknown) => error);
  expect(explained(failure)).toMatch(/ENOTDIR.*choose another folder/s);
});
