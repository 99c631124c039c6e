import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** The file stand-in listens this far above the app (api/src/sandbox). */
const NEIGHBOUR = 10;

/** A port that is free together with the one its stand-in takes. */
export async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  const neighbourIsFree = await listenOnce(port + NEIGHBOUR).then(
    () => true,
    () => false,
  );
  return neighbourIsFree ? port : freePort();
}

/** Takes a port (0: any) and gives it back. Rejects when it is taken. */
async function listenOnce(wanted: number): Promise<number> {
  const server = createServer().listen(wanted);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
