import pg from 'pg';
import { to } from 'pg-copy-streams';
import { StartFailure } from '../../lib/lifecycle.ts';
import { writeDataFile } from './dataFile.ts';
import type { DataFile, Manifest } from './manifest.ts';
import { JOBS_OUT } from './queuedJobs.ts';
import { allTables, doneMigrations, keptTables } from './schemaFacts.ts';

/** How values are written as text: the same in every time zone and language of a server. */
export const TEXT_FORMAT = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

const quoted = (name: string): string => pg.escapeIdentifier(name);

/** Tables as SQL lists them. */
export const listOf = (tables: readonly string[]): string =>
  tables.map((table) => `public.${quoted(table)}`).join(', ');

/** The columns of a table as COPY lists them. */
export const copyList = (table: string, columns: readonly string[]): string =>
  `public.${quoted(table)} (${columns.map(quoted).join(', ')})`;

/**
 * Copies all rows of one moment to files in `folder`, while the product runs. Throws StartFailure when the address has no database
 * of the product.
 */
export async function backupDatabase(
  url: string,
  folder: string,
): Promise<Omit<Manifest, 'format' | 'version' | 'files' | 'bucket'>> {
  const client = new pg.Client({ connectionString: url, application_name: 'forkfront backup' });
  // The running statement fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(TEXT_FORMAT);
    const locked = await allTables(client);
    await client.query('begin isolation level repeatable read read only');
    // A migration waits for the end, because rows of a table that it rewrites would be missing. Locks come before the snapshot.
    if (locked.length > 0) await client.query(`lock table ${listOf(locked)} in access share mode`);
    // The first query decides the moment of the snapshot.
    const { rows } = await client.query<{ at: Date; postgres: string }>(
      `select statement_timestamp() as at, current_setting('server_version') as postgres`,
    );
    const migrations = await doneMigrations(client);
    const [first] = rows;
    if (!first || !migrations?.length)
      throw new StartFailure('There is nothing to back up: this database was never used by Forkfront.');
    const tables: Manifest['tables'] = [];
    for (const { table, columns } of await keptTables(client)) {
      const copied = await copyOut(client, folder, table, `copy ${copyList(table, columns)} to stdout`);
      tables.push({ table, columns, ...copied });
    }
    const jobs = await copyOut(client, folder, 'queued_jobs', JOBS_OUT);
    return { postgres: first.postgres, snapshotAt: first.at.toISOString(), migrations, tables, jobs };
  } finally {
    await client.end();
  }
}

async function copyOut(client: pg.Client, folder: string, name: string, sql: string): Promise<DataFile> {
  const rows = client.query(to(sql));
  const written = await writeDataFile(folder, `${name}.copy.gz`, rows);
  return { ...written, rows: rows.rowCount };
}
