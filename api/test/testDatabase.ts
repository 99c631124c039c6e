import pg from 'pg';
import { inject } from 'vitest';
import { newId } from '../src/lib/ids.ts';
import { TEMPLATE } from './globalSetup.ts';

/** Creates a migrated database; `drop` removes it. */
export async function testDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const adminUrl = inject('postgresUrl');
  const name = `test_${newId().replaceAll('-', '')}`;
  // Copying the files takes less CPU than the default, which writes each page to the log.
  await asAdmin(adminUrl, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(adminUrl, `drop database ${name} with (force)`) };
}

async function asAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
