import { commandDatabaseUrl } from './commandDatabaseUrl.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import type { Teardown } from './lib/lifecycle.ts';
import { createLog } from './log.ts';
import { entities } from './modules.ts';

/** Opens the configured database or the built-in PostgreSQL until `teardown` runs. */
export async function openCommandDatabase(config: Config, teardown: Teardown): Promise<Database> {
  const log = createLog(config.logLevel);
  const url = await commandDatabaseUrl(config, teardown);
  const database = await openDatabase(url, entities, ({ message }) => log.warn({ reason: message }));
  teardown.add(() => database.close());
  return database;
}
