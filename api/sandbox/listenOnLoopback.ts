import { once } from 'node:events';
import type { Server } from 'node:net';

/** The address of a stand-in server. */
export interface StandInPlace {
  /** The preferred port on 127.0.0.1; a free one when it is 0 or taken. */
  port: number;
  /** For stand-ins shared with other processes: listens on `host` and exactly `port`; clients use `origin`. */
  shared?: { host: string; origin: string } | undefined;
}

const UNUSABLE = new Set(['EADDRINUSE', 'EACCES']);

/** Listens at a place. Returns the origin of the server, for example `http://127.0.0.1:5010`. */
export async function listenAt(server: Server, { port, shared }: StandInPlace): Promise<string> {
  if (!shared) return `http://127.0.0.1:${await listenOnLoopback(server, port)}`;
  await listen(server, port, shared.host);
  return shared.origin;
}

/** Listens on 127.0.0.1, on a free port when the preferred one (0: any) is taken. Returns the port. */
export async function listenOnLoopback(server: Server, preferredPort: number): Promise<number> {
  try {
    await listen(server, preferredPort);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && UNUSABLE.has(String(error.code));
    if (!taken || preferredPort === 0) throw error;
    await listen(server, 0);
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address.port;
}

async function listen(server: Server, port: number, host = '127.0.0.1'): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}
