import { mkdtempSync, readFileSync, rmSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GOOD_ROWS } from '../../../test/oneRowOfEachTable.ts';
import { testDatabase } from '../../../test/testDatabase.ts';
import { StartFailure } from '../../lib/lifecycle.ts';
import { entities } from '../../modules.ts';
import { openDatabase } from '../database.ts';
import { migrations } from '../migrations/migrations.ts';
import { backupDatabase } from './backupDatabase.ts';
import { readManifest, writeManifest, type Manifest } from './manifest.ts';
import { restoreDatabase } from './restoreDatabase.ts';
import { keptTables, NOT_KEPT } from './schemaFacts.ts';

type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;

/** Runs SQL on its own connection, so that the database is not in use afterwards. */
async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query<Record<string, unknown>>(sql);
    return result.rows;
  } finally {
    await client.end();
  }
}

/** All rows of all tables as sorted texts, and the jobs without their ids. */
async function contentOf(url: string): Promise<Record<string, unknown[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const content: Record<string, unknown[]> = {};
    for (const { table } of await keptTables(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from public.${pg.escapeIdentifier(table)} t order by 1`,
      );
      content[table] = rows.map(({ row }) => row);
    }
    const jobs = await client.query<Record<string, unknown>>(
      `select task_identifier, queue_name, run_at, priority, attempts, max_attempts, last_error, created_at, key, flags,
        (select payload::text from graphile_worker._private_jobs p where p.id = j.id) as payload
        from graphile_worker.jobs j order by created_at, key`,
    );
    return { ...content, jobs: jobs.rows };
  } finally {
    await client.end();
  }
}

/** The constraints and indexes of `public`. */
const schemaOf = (url: string) =>
  query(
    url,
    `select conrelid::regclass::text as "table", conname::text as name, pg_get_constraintdef(oid) as text
      from pg_constraint where connamespace = 'public'::regnamespace
      union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2, 3`,
  );

const JOBS = `
  select graphile_worker.add_job('mailGoodbye', '{"email": "ann@example.org"}', queue_name => 'mails', job_key => 'once',
    run_at => '2030-01-01', max_attempts => 3, priority => 7, flags => array['slow', 'late']);
  select graphile_worker.add_job('syncCatalogue', '{}');
  update graphile_worker._private_jobs set attempts = 25, last_error = 'no answer', created_at = '2026-01-01' where key is null;
  update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-gone' where key = 'once';`;

let folder: string;
let manifest: Manifest;
let source: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forkfront-backup-'));
  source = await testDatabase();
  await query(source.url, GOOD_ROWS);
  await query(source.url, JOBS);
  // Letters that COPY escapes; the order has empty texts, and nulls beside them.
  await query(source.url, `update users set name = E'Ann\\t\\\\N\\n"é'`);
  const made = await backupDatabase(source.url, folder);
  await writeManifest(folder, { version: '0.0.0', ...made, files: null, bucket: null });
  manifest = await readManifest(folder);
});
afterAll(async () => {
  await source.drop();
  rmSync(folder, { recursive: true });
});

let target: TestDatabase;
beforeEach(async () => {
  target = await testDatabase();
});
afterEach(() => target.drop());

const EMPTY = 'drop schema public cascade; drop schema graphile_worker cascade; create schema public';

const restore = (isReplacing = false, what: Manifest = manifest) =>
  restoreDatabase(folder, what, { url: target.url, entities, isReplacing });

const refusalOf = async (restored: Promise<void>): Promise<string> => {
  const failure: unknown = await restored.then(
    () => null,
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(StartFailure);
  return (failure as Error).message;
};

it('a backup has the rows of all tables, and counts them', async () => {
  const counts = Object.fromEntries(manifest.tables.map(({ table, rows }) => [table, rows]));
  const content = await contentOf(source.url);
  for (const [table, rows] of Object.entries(content))
    expect(table === 'jobs' ? manifest.jobs.rows : counts[table], table).toBe(rows.length);
  expect(Object.values(counts).filter((rows) => rows > 0).length).toBeGreaterThan(40);
  expect(Object.keys(counts)).not.toEqual(expect.arrayContaining([...NOT_KEPT]));
});

it('no table takes its ids from a sequence, which a backup would not have', async () => {
  const sequences = await query(
    source.url,
    `select sequencename from pg_sequences where schemaname = 'public' and sequencename <> 'mikro_orm_migrations_id_seq'`,
  );
  expect(sequences).toEqual([]);
});

it('an empty database gets all rows, jobs and constraints of the backup', async () => {
  await query(target.url, EMPTY);
  await restore();
  expect(await contentOf(target.url)).toEqual(await contentOf(source.url));
  expect(await schemaOf(target.url)).toEqual(await schemaOf(source.url));
  // The job that ran waits: nobody knows whether it ended.
  expect(await query(target.url, 'select 1 from graphile_worker.jobs where locked_at is not null')).toEqual(
    [],
  );
  // The next start finds nothing to do.
  const database = await openDatabase(target.url, entities, () => undefined);
  expect(await database.orm.migrator.getPending()).toEqual([]);
  await database.close();
});

it('a database with data is refused, and its rows and jobs are replaced when that is wanted', async () => {
  await query(
    target.url,
    `insert into users (id, name, email, created_at)
    values (gen_random_uuid(), 'Old', 'old@example.org', now())`,
  );
  await query(target.url, `select graphile_worker.add_job('syncCatalogue', '{}')`);
  expect(await refusalOf(restore())).toMatch(/^The database is not empty\. .*--replace/);
  expect(await query(target.url, 'select name from users')).toEqual([{ name: 'Old' }]);
  await restore(true);
  expect(await contentOf(target.url)).toEqual(await contentOf(source.url));
});

it('a restore that fails at its end leaves the old rows', async () => {
  await query(
    target.url,
    `insert into users (id, name, email, created_at)
    values (gen_random_uuid(), 'Old', 'old@example.org', now())`,
  );
  const wrong = { ...manifest, jobs: { ...manifest.jobs, rows: 99 } };
  expect(await refusalOf(restore(true, wrong))).toMatch(/queued_jobs\.copy\.gz has 2 rows instead of 99/);
  expect(await query(target.url, 'select name from users')).toEqual([{ name: 'Old' }]);
});

it('a database that the product uses is refused', async () => {
  const used = new pg.Client({ connectionString: target.url, application_name: 'pool-1' });
  await used.connect();
  try {
    expect(await refusalOf(restore(true))).toMatch(/in use: it has other connections \(1 pool-1\)/);
  } finally {
    await used.end();
  }
});

it('a database of another program is refused, also when its data may be replaced', async () => {
  await query(target.url, `${EMPTY}; create table invoices (id int)`);
  expect(await refusalOf(restore(true))).toMatch(/belongs to another program: it has the tables invoices/);
  expect(await query(target.url, 'select * from invoices')).toEqual([]);
});

it('a backup of a newer version is refused before the database is touched', async () => {
  const newer = { ...manifest, migrations: [...manifest.migrations, 'Migration20991231000000_later'] };
  expect(await refusalOf(restore(true, newer))).toMatch(/newer version .*Migration20991231000000_later/);
});

it('a table that Forkfront does not make is named', async () => {
  const [first] = manifest.tables;
  if (!first) throw new Error('no table');
  const foreign = { ...manifest, tables: [{ ...first, table: 'invoices' }] };
  expect(await refusalOf(restore(true, foreign))).toMatch(/has the table invoices, which Forkfront does not/);
});

it('a database that Forkfront never used has no backup', async () => {
  await query(target.url, EMPTY);
  expect(await refusalOf(backupDatabase(target.url, folder).then(() => undefined))).toMatch(
    /^There is nothing to back up/,
  );
});

describe('a damaged backup', () => {
  const usersFile = () => join(folder, 'users.copy.gz');
  let kept: Buffer;
  beforeEach(() => (kept = readFileSync(usersFile())));
  afterEach(() => writeFileSync(usersFile(), kept));

  it.each([
    ['is cut', () => truncateSync(usersFile(), 10)],
    ['is missing', () => unlinkSync(usersFile())],
    ['has one other byte', () => writeFileSync(usersFile(), kept.with(20, (kept[20] ?? 0) ^ 1))],
  ])('is refused before the database is touched when a file %s', async (_how, damage) => {
    damage();
    expect(await refusalOf(restore(true))).toMatch(/is damaged: .*users\.copy\.gz is missing or has changed/);
  });
});

describe('the manifest', () => {
  let other: string;
  beforeEach(() => (other = mkdtempSync(join(tmpdir(), 'forkfront-backup-'))));
  afterEach(() => rmSync(other, { recursive: true }));
  const read = async (text: string | null): Promise<string> => {
    if (text !== null) writeFileSync(join(other, 'manifest.json'), text);
    return refusalOf(readManifest(other).then(() => undefined));
  };

  it('is missing in a backup that did not end', async () =>
    expect(await read(null)).toMatch(/is not a complete backup/));

  it.each([
    ['is cut', '{"format": 1'],
    ['is of a later format', JSON.stringify({ format: 2 })],
    ['is no object', '[]'],
  ])('is refused when it %s', async (_how, text) =>
    expect(await read(text)).toMatch(/is damaged, or a newer/),
  );

  it('cannot name a file outside the backup', async () => {
    const leading = { ...manifest, jobs: { ...manifest.jobs, file: '../secret.copy.gz' } };
    expect(await read(JSON.stringify(leading))).toMatch(/jobs\.file/);
  });
});

/** The schema of an earlier release, with an order of that time. */
const EARLIER = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name.endsWith('_members')),
);
const EARLIER_ROWS = `
  insert into restaurants (id, name, slug, theme, brand_primary, brand_secondary, created_at, updated_at)
    values ('00000000-0000-4000-8000-000000000001', 'Place', 'place', 'counter', '#000000', '#ffffff', now(), now());
  insert into orders (id, restaurant_id, number, is_test, customer_name, customer_phone, customer_email, total,
      idempotency_key, body_hash, placed_at)
    select gen_random_uuid(), id, n, false, 'Bo', '', 'bo@example.org', 100 * n, 'key ' || n, 'hash', now()
    from restaurants, generate_series(1, 50) n;`;

it('the backup of an earlier release is restored and migrated', { tags: ['@long'] }, async () => {
  await query(target.url, EMPTY);
  const { MikroORM } = await import('@mikro-orm/postgresql');
  const { ormOptions } = await import('../orm.ts');
  const { runMigrations } = await import('graphile-worker');
  const orm = await MikroORM.init(ormOptions(target.url, entities));
  await orm.migrator.up({ migrations: EARLIER.map(({ name }) => name) });
  await orm.close();
  await runMigrations({ connectionString: target.url });
  await query(target.url, EARLIER_ROWS);

  const earlier = mkdtempSync(join(tmpdir(), 'forkfront-backup-'));
  try {
    const made = await backupDatabase(target.url, earlier);
    await writeManifest(earlier, { version: '0.0.0', ...made, files: null, bucket: null });
    const read = await readManifest(earlier);
    expect(read.migrations).toEqual(EARLIER.map(({ name }) => name));
    expect(read.tables.map(({ table }) => table)).not.toContain('restaurant_members');
    await restoreDatabase(earlier, read, { url: target.url, entities, isReplacing: true });
  } finally {
    rmSync(earlier, { recursive: true });
  }
  expect(await query(target.url, 'select count(*)::int as orders, sum(total)::int from orders')).toEqual([
    { orders: 50, sum: 127_500 },
  ]);
  expect(await query(target.url, 'select count(*)::int as members from restaurant_members')).toHaveLength(1);
  const database = await openDatabase(target.url, entities, () => undefined);
  expect(await database.orm.migrator.getPending()).toEqual([]);
  await database.close();
});
