import { Migrator } from '@mikro-orm/migrations';
import type { Options } from '@mikro-orm/postgresql';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrations } from './migrations/migrations.ts';

/** Entity classes. */
export type Entities = NonNullable<Options['entities']>;

/**
 * Settings of the ORM for one database. It uses the connections of `pool`, which have `ormTypes`, and ends them. null: it opens its own ones, whose statements have
 * no time limit, e.g. for migrations.
 */
export function ormOptions(databaseUrl: string, entities: Entities, pool: pg.Pool | null = null): Options {
  return {
    ...(pool ? { driverOptions: new PostgresDialect({ pool }) } : { pool: { min: 0, max: 2 } }),
    clientUrl: databaseUrl,
    entities,
    extensions: [Migrator],
    forceUtcTimezone: true,
    discovery: { warnWhenNoEntities: true },
    migrations: {
      migrationsList: migrations,
      // Running migrations would rewrite it in the source tree; only makeMigration.ts may.
      snapshot: false,
      // The default file name contains the database's name, which differs between installations.
      snapshotName: '.snapshot-forkfront',
      path: 'api/src/db/migrations',
      pathTs: 'api/src/db/migrations',
      allOrNothing: true,
      silent: true,
    },
    // Tables of libraries have no entities.
    schemaGenerator: {
      skipTables: ['rate_limits'],
      ignoreSchema: ['graphile_worker'],
    },
  };
}

/**
 * How connections of the ORM read values. It converts these types itself, from their texts; the times of other SQL are dates.
 * Prepared statements read all values as `pg` does.
 */
export function ormTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  const { DATE, TIMESTAMP, INTERVAL } = pg.types.builtins;
  for (const type of [DATE, TIMESTAMP, INTERVAL]) types.setTypeParser(type, (text) => text);
  return types;
}
