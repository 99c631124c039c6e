import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { StartFailure } from '../../lib/lifecycle.ts';
import { migrations as knownMigrations } from '../migrations/migrations.ts';
import { type Entities, ormOptions, ormTypes } from '../orm.ts';
import { LOCK_NAME, preparing } from '../preparing.ts';
import { copyList, listOf, TEXT_FORMAT } from './backupDatabase.ts';
import { checkDataFile, readDataFile } from './dataFile.ts';
import type { DataFile, Manifest } from './manifest.ts';
import { JOBS_IN, prepareJobs, queueJobs } from './queuedJobs.ts';
import {
  MIGRATIONS,
  allTables,
  doneMigrations,
  foreignKeys,
  keptTables,
  otherConnections,
} from './schemaFacts.ts';

/** Where a backup goes. */
export interface RestoreTarget {
  /** PostgreSQL itself, not a pooler. */
  url: string;
  entities: Entities;
  /** Whether the rows of the database may be replaced; otherwise it must be empty. */
  isReplacing: boolean;
}

/**
 * Restores a backup in one transaction: with the schema of its time, which is then migrated to that of this version. Throws
 * StartFailure, and changes nothing, when the backup is damaged or newer, the database is in use, or has data that must stay.
 */
export async function restoreDatabase(
  folder: string,
  manifest: Manifest,
  { url, entities, isReplacing }: RestoreTarget,
): Promise<void> {
  refuseNewer(manifest);
  for (const file of [...manifest.tables, manifest.jobs]) await checkDataFile(folder, file);
  await preparing({ url }, async () => {
    await refuseTarget(url, isReplacing);
    await runMigrations({ connectionString: url });
    const pool = new pg.Pool({
      connectionString: url,
      max: 1,
      application_name: 'forkfront restore',
      types: ormTypes(),
    });
    const opened = new Promise<pg.PoolClient>((resolve) => void pool.once('connect', resolve));
    pool.on('error', () => undefined);
    const orm = await MikroORM.init(ormOptions(url, entities, pool));
    try {
      // It makes the table of its own list, outside a transaction.
      await orm.migrator.getPending();
      await orm.em.transactional(async (em) => {
        const transaction = em.getTransactionContext();
        // The pool has one connection, so this is the one of the transaction.
        const client = await opened;
        await client.query(TEXT_FORMAT);
        await dropTables(client);
        await orm.migrator.up({ transaction, migrations: manifest.migrations });
        await fill(client, folder, manifest);
        await orm.migrator.up({ transaction });
      });
      await pool.query('analyze');
    } finally {
      await orm.close();
    }
  });
}

function refuseNewer({ migrations, version }: Manifest): void {
  const known = new Set(knownMigrations.map(({ name }) => name));
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new StartFailure(
      `The backup was made by a newer version of Forkfront (${version}, ${unknown}). Restore it with that version.`,
    );
}

/** Refuses a database in use, and one with data that must stay. */
async function refuseTarget(url: string, isReplacing: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: LOCK_NAME });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const others = await otherConnections(client, LOCK_NAME);
    if (others.length > 0)
      throw new StartFailure(
        `The database is in use: it has other connections (${others.join(', ')}). Stop all processes of Forkfront, and a pooler, first.`,
      );
    const tables = (await allTables(client)).filter((table) => table !== MIGRATIONS);
    if (tables.length === 0) return;
    if ((await doneMigrations(client)) === null)
      throw new StartFailure(
        `The database belongs to another program: it has the tables ${tables.slice(0, 3).join(', ')}. Restore into an empty one.`,
      );
    if (!isReplacing)
      throw new StartFailure(
        'The database is not empty. Restore into an empty one, or add --replace: it removes everything that the database has now.',
      );
  } finally {
    await client.end();
  }
}

async function dropTables(client: pg.ClientBase): Promise<void> {
  const tables = (await allTables(client)).filter((table) => table !== MIGRATIONS);
  if (tables.length > 0) await client.query(`drop table ${listOf(tables)} cascade`);
  await client.query(`truncate ${listOf([MIGRATIONS])} restart identity`);
}

/** Writes all rows into empty tables. Foreign keys are checked at the end, so that tables may refer to each other. */
async function fill(client: pg.ClientBase, folder: string, manifest: Manifest): Promise<void> {
  const made = new Set((await keptTables(client)).map(({ table }) => table));
  const foreign = manifest.tables.find(({ table }) => !made.has(table));
  if (foreign)
    throw new StartFailure(
      `The backup has the table ${foreign.table}, which Forkfront does not make. Remove it from the manifest to leave it out.`,
    );
  const keys = await foreignKeys(client);
  for (const statement of keys.drop) await client.query(statement);
  // Migrations write rows too, e.g. first settings.
  await client.query(`truncate ${listOf([...made])}`);
  for (const file of manifest.tables)
    await copyIn(client, folder, file, `copy ${copyList(file.table, file.columns)} from stdin`);
  for (const statement of keys.add) await client.query(statement);
  await prepareJobs(client);
  await copyIn(client, folder, manifest.jobs, JOBS_IN);
  await queueJobs(client);
}

async function copyIn(client: pg.ClientBase, folder: string, file: DataFile, sql: string): Promise<void> {
  const rows = client.query(from(sql));
  await readDataFile(folder, file, rows);
  if (rows.rowCount !== file.rows)
    throw new StartFailure(
      `The backup is damaged: ${file.file} has ${rows.rowCount} rows instead of ${file.rows}.`,
    );
}
