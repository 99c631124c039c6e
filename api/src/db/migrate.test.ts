import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../../test/testDatabase.ts';
import { StartFailure } from '../lib/lifecycle.ts';
import { entities } from '../modules.ts';
import { connectDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';

const LOCK = 7_310_466;
const ignore = () => undefined;

let fresh: Awaited<ReturnType<typeof testDatabase>>;
let database: Database;
let leaked: pg.Client;
beforeEach(async () => {
  fresh = await testDatabase();
  database = await connectDatabase(fresh.url, entities, ignore);
  leaked = new pg.Client({ connectionString: fresh.url, application_name: 'left behind' });
  leaked.on('error', ignore);
  await leaked.connect();
  await leaked.query('select pg_advisory_lock($1)', [LOCK]);
});
afterEach(async () => {
  await leaked.end().catch(ignore);
  await database.close();
  await fresh.drop();
});

it('a lock that nobody releases ends the start with a sentence that names the connection', async () => {
  const failure: unknown = await migrate(database.orm, entities, { url: fresh.url, waitMs: 300 }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(StartFailure);
  const { rows } = await leaked.query<{ pid: number }>('select pg_backend_pid() as pid');
  expect((failure as Error).message).toContain(`connection ${rows[0]?.pid} (left behind), open since 2`);
  expect((failure as Error).message).toContain('pg_terminate_backend()');
});

it('a start waits for the lock and goes on when it is released', async () => {
  const migrated = migrate(database.orm, entities, { url: fresh.url, waitMs: 30_000 });
  await leaked.end();
  await expect(migrated).resolves.toBeUndefined();
});
