import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The grocery API and the stand-ins listen this far above the app. */
const NEIGHBOURS = [1, 10, 11, 12, 13, 14, 15];

/**
 * A port that is free, as are those of its grocery API and its stand-ins. Systems give ports above 32,000 to any connection, which could take
 * one of them before the server listens.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(1_000, 1_600) * 20;
  const areFree = await Promise.all([0, ...NEIGHBOURS].map((above) => listenOnce(port + above))).then(
    () => true,
    () => false,
  );
  return areFree ? port : freePort();
}

/** Opens a port and closes it. Rejects when it is in use. */
async function listenOnce(port: number): Promise<void> {
  const server = createServer().listen(port);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
