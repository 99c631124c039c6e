import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/db/database.ts';
import { startEmbeddedPostgres } from '../src/db/postgres/embeddedPostgres.ts';
import { entities } from '../src/modules.ts';
import { memoryFolder } from './memoryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Name of the migrated database that each test file clones. */
export const TEMPLATE = 'template_forkfront';

/** One real PostgreSQL for the whole run, with a migrated template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(memoryFolder(), 'forkfront-test-'));
  const postgres = await startEmbeddedPostgres(directory);
  const admin = await openAdmin(postgres.url('postgres'));
  // Tests need no durability, so nothing is synced to the disk.
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await admin.query(`alter system set ${setting} = off`);
  await admin.query('select pg_reload_conf()');
  // Each login of a strong password costs more than most statements.
  await admin.query('set scram_iterations = 1');
  const { username, password } = new URL(postgres.url());
  await admin.query(`alter role ${username} password '${password}'`);
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const database = await openDatabase(postgres.url(TEMPLATE), entities, () => undefined);
  await database.close();
  project.provide('postgresUrl', postgres.url('postgres'));
  return async () => {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

async function openAdmin(url: string) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}
