import type { Config } from './config.ts';
import { borrowPostgres } from './db/postgres/embeddedPostgres.ts';
import type { Teardown } from './lib/lifecycle.ts';

/** The address of PostgreSQL itself for a command: the configured database, or the built-in one until `teardown` runs. */
export const commandDatabaseUrl = async (config: Config, teardown: Teardown): Promise<string> =>
  config.databaseDirectUrl ?? config.databaseUrl ?? (await borrowPostgres(config.dataDir, teardown));
