import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { entities } from './entities.ts';
import { migrations } from './migrations/migrations.ts';

/** Settings of the ORM for one database. */
export function ormOptions(databaseUrl: string, poolSize = 20): Options {
  return {
    clientUrl: databaseUrl,
    entities,
    extensions: [Migrator],
    pool: { min: 0, max: poolSize },
    forceUtcTimezone: true,
    discovery: { warnWhenNoEntities: true },
    migrations: {
      migrationsList: migrations,
      // Running migrations would rewrite it, in the source tree; only writing a new one may (makeMigration.ts).
      snapshot: false,
      // The default names carry the database's name, which differs from place to place.
      snapshotName: '.snapshot-forkfront',
      path: 'api/src/db/migrations',
      pathTs: 'api/src/db/migrations',
      allOrNothing: true,
      silent: true,
    },
    // Tables of libraries, which no entity describes.
    schemaGenerator: {
      skipTables: ['rate_limits'],
      ignoreSchema: ['graphile_worker'],
    },
  };
}

/** Connects the ORM; the database must exist. */
export const connectOrm = (databaseUrl: string, poolSize?: number): Promise<MikroORM> =>
  MikroORM.init(ormOptions(databaseUrl, poolSize));
