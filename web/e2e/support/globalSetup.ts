import { spawnSync } from 'node:child_process';
import { createECDH, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.ts';
import { startServer } from './startServer.ts';

/** Builds stale parts and starts the shared server of all journeys; returns the function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const build = fileURLToPath(new URL('../../../.scripts/build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
  const prepared = await startServer();
  await prepared.shutDown();
  const pushKey = createECDH('prime256v1');
  pushKey.generateKeys();
  const groceryKey = randomBytes(24).toString('base64url');
  // Servers do not listen there (support/freePort.ts).
  const pushPort = (await freePort()) + 5;
  const server = await startServer(
    {
      VAPID_PRIVATE_KEY: pushKey.getPrivateKey().toString('base64url'),
      // The journey of the notifications has a push service there.
      PUSH_HOSTS: `127.0.0.1:${pushPort}`,
      GROCERY_API_KEY: groceryKey,
    },
    prepared.dataDir,
  );
  // The workers inherit them.
  process.env['E2E_PREPARED_DATA'] = prepared.dataDir;
  process.env['E2E_ORIGIN'] = server.origin;
  process.env['E2E_DATA_DIR'] = server.dataDir;
  process.env['E2E_GROCERY_KEY'] = groceryKey;
  process.env['E2E_PUSH_KEY'] = pushKey.getPublicKey('base64url');
  process.env['E2E_PUSH_PORT'] = String(pushPort);
  process.env['E2E_DATABASE_URL'] = server.databaseUrl;
  return async () => {
    await server.stop();
    await prepared.stop();
  };
}
