import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startServer } from './startServer.ts';

/** Builds stale parts and starts the shared server of all journeys; returns the function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const build = fileURLToPath(new URL('../../../.scripts/build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
  const prepared = await startServer();
  await prepared.shutDown();
  const server = await startServer({}, prepared.dataDir);
  // The workers inherit them.
  process.env['E2E_PREPARED_DATA'] = prepared.dataDir;
  process.env['E2E_ORIGIN'] = server.origin;
  process.env['E2E_DATA_DIR'] = server.dataDir;
  process.env['E2E_DATABASE_URL'] = server.databaseUrl;
  return async () => {
    await server.stop();
    await prepared.stop();
  };
}
