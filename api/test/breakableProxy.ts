import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP relay in front of a server that a test can take away and bring back, always at the same port. */
export interface BreakableProxy {
  port: number;
  /** Connections that were asked for so far. */
  attempts(): number;
  /** Cuts every connection and drops new ones. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

export async function startBreakableProxy(target: { host: string; port: number }): Promise<BreakableProxy> {
  const open = new Set<Socket>();
  let attempts = 0;
  let isCut = false;
  const server = createServer((socket) => {
    attempts += 1;
    if (isCut) {
      socket.destroy();
      return;
    }
    const upstream = connect(target);
    for (const side of [socket, upstream]) {
      open.add(side);
      side.on('error', () => side.destroy());
      side.on('close', () => {
        open.delete(side);
        socket.destroy();
        upstream.destroy();
      });
    }
    socket.pipe(upstream).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    attempts: () => attempts,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    restore() {
      isCut = false;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
