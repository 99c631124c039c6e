import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** The stand-ins for files, Google and payments listen this far above the app (api/sandbox). */
const NEIGHBOURS = [10, 11, 12];

/** A port that is free, as are the ports of its stand-ins. */
export async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  const neighboursAreFree = await Promise.all(NEIGHBOURS.map((above) => listenOnce(port + above))).then(
    () => true,
    () => false,
  );
  return neighboursAreFree ? port : freePort();
}

/** Opens a port (0: any), closes it and returns it. Rejects when it is in use. */
async function listenOnce(wanted: number): Promise<number> {
  const server = createServer().listen(wanted);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
