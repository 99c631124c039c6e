import { StartFailure } from '../../lib/startFailure.ts';
import { lockFolder } from '../../lib/lockFolder.ts';
import type { Teardown } from '../../lib/teardown.ts';
import { startEmbeddedPostgres } from './embeddedPostgres.ts';

/**
 * Address of the built-in PostgreSQL, for a command: that of the running product, or one that runs as long as the command.
 */
export async function borrowPostgres(dataDir: string, teardown: Teardown): Promise<string> {
  const lock = lockFolder(dataDir);
  if (!lock.isHeld) teardown.add(() => lock.release());
  const postgres = await startEmbeddedPostgres(dataDir);
  teardown.add(() => (postgres.wasRunning ? postgres.leave() : postgres.stop()));
  if (lock.isHeld && !postgres.wasRunning)
    throw new StartFailure('The product is starting or stopping now. Please run this again in a moment.');
  return postgres.url();
}
