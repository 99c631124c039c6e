import 'reflect-metadata';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from './db/orm.ts';
import { startEmbeddedPostgres } from './db/postgres/embeddedPostgres.ts';
import { entities } from './modules.ts';

/** Writes the migration that brings the last one's schema to what the entities say now (`npm run migration`). */
const postgres = await startEmbeddedPostgres(mkdtempSync(join(tmpdir(), 'forkfront-migration-')));
const options = ormOptions(postgres.url(), entities);
const orm = await MikroORM.init({ ...options, migrations: { ...options.migrations, snapshot: true } });
await orm.migrator.up();
const made = await orm.migrator.create(undefined, false, false, process.argv[2]);
console.log(
  made.fileName ? `Wrote ${made.fileName}: list it in migrations.ts.` : 'The entities changed nothing.',
);
await orm.close();
await postgres.stop();
