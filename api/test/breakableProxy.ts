import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP relay in front of a server that a test can interrupt and restore, always at the same port. */
export interface BreakableProxy {
  port: number;
  /** Number of requested connections. */
  attempts(): number;
  /** Closes every connection and refuses new ones. */
  cut(): void;
  /** Keeps connections but forwards nothing, like a server that hangs. */
  freeze(): void;
  /** Cuts the connection that next sends a text as soon as its answer comes: the statement was executed, and nobody learns it. */
  loseAnswerTo(text: string): void;
  /** Ends `cut` and `freeze`; delayed data are forwarded. */
  restore(): void;
  close(): Promise<void>;
}

export async function startBreakableProxy(target: { host: string; port: number }): Promise<BreakableProxy> {
  const open = new Set<Socket>();
  let attempts = 0;
  let lost: string | null = null;
  let state: 'passing' | 'cut' | 'frozen' = 'passing';
  const server = createServer((socket) => {
    attempts += 1;
    if (state === 'cut') {
      socket.destroy();
      return;
    }
    const upstream = connect(target);
    for (const [side, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      open.add(side);
      side.on('error', () => side.destroy());
      side.on('close', () => {
        open.delete(side);
        socket.destroy();
        upstream.destroy();
      });
      side.on('data', (data) => {
        if (side === socket && lost !== null && data.includes(lost)) {
          lost = null;
          upstream.removeAllListeners('data').once('data', () => socket.destroy());
        }
        other.write(data);
      });
      if (state === 'frozen') side.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    attempts: () => attempts,
    cut() {
      state = 'cut';
      for (const socket of open) socket.destroy();
    },
    freeze() {
      state = 'frozen';
      for (const socket of open) socket.pause();
    },
    loseAnswerTo(text) {
      lost = text;
    },
    restore() {
      state = 'passing';
      for (const socket of open) socket.resume();
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
