import { once } from 'node:events';
import type { Server } from 'node:net';

const UNUSABLE = new Set(['EADDRINUSE', 'EACCES']);

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

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}
