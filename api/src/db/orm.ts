import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import pg from 'pg';
import { connectionSettings, limitPool, REQUEST_LIMITS, type ConnectionLimits } from './connectionLimits.ts';
import { migrations } from './migrations/migrations.ts';

/** The classes of tables. */
export type Entities = NonNullable<Options['entities']>;

/** Settings of the ORM for one database. `limits` null: statements may take as long as they need, e.g. to migrate. */
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

/** The ORM reads times as texts and makes dates of those in entities; SQL of our own has no entities. */
function readTimesAsDates({ options }: pg.Pool): void {
  const { TIMESTAMPTZ } = pg.types.builtins;
  if (options.types instanceof pg.TypeOverrides)
    options.types.setTypeParser(TIMESTAMPTZ, pg.types.getTypeParser(TIMESTAMPTZ));
}

/** Connects the ORM; the database must exist. */
export const connectOrm = (
  databaseUrl: string,
  entities: Entities,
  poolSize?: number,
  limits?: ConnectionLimits | null,
): Promise<MikroORM> => MikroORM.init(ormOptions(databaseUrl, entities, poolSize, limits));
