import { Migrator } from '@mikro-orm/migrations';
import type { Options } from '@mikro-orm/postgresql';
import pg from 'pg';
import { connectionSettings, limitPool, REQUEST_LIMITS, type ConnectionLimits } from './connectionLimits.ts';
import { migrations } from './migrations/migrations.ts';

/** Entity classes. */
export type Entities = NonNullable<Options['entities']>;

/** Settings of the ORM for one database. `limits` null: statements have no time limit, e.g. for migrations. */
export function ormOptions(
  databaseUrl: string,
  entities: Entities,
  poolSize = 20,
  limits: ConnectionLimits | null = REQUEST_LIMITS,
): Options {
  return {
    ...(limits && {
      driverOptions: {
        ...connectionSettings(limits),
        onPoolCreated: (pool: pg.Pool) => {
          limitPool(pool, limits);
          readTimesAsDates(pool);
        },
      },
    }),
    clientUrl: databaseUrl,
    entities,
    extensions: [Migrator],
    pool: { min: 0, max: poolSize },
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

/** The ORM reads times as texts and converts only those of entities to dates; other SQL needs a conversion. */
function readTimesAsDates({ options }: pg.Pool): void {
  const { TIMESTAMPTZ } = pg.types.builtins;
  if (options.types instanceof pg.TypeOverrides)
    options.types.setTypeParser(TIMESTAMPTZ, pg.types.getTypeParser(TIMESTAMPTZ));
}
