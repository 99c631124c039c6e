import 'reflect-metadata';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from './db/orm.ts';
import { startEmbeddedPostgres } from './db/postgres/embeddedPostgres.ts';
import { entities } from './modules.ts';

/** Writes the migration from the schema of the last migration to the entities (`npm run migration`). */
const postgres = await startEmbeddedPostgres(mkdtempSync(join(tmpdir(), 'forkfront-migration-')));
const options = ormOptions(postgres.url(), entities);
const orm = await MikroORM.init({ ...options, migrations: { ...options.migrations, snapshot: true } });
await orm.migrator.up();
const made = await orm.migrator.create(undefined, false, false, process.argv[2]);
console.log(
  made.fileName
    ? `Wrote ${made.fileName}: list it in migrations.ts.`
    : 'The schema of the entities has not changed.',
);
await orm.close();
await postgres.stop();
