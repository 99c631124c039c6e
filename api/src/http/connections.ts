import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { clientIp, networkOf } from './request.ts';

/** A client that reads nothing of a waiting answer for this time is disconnected (ms). */
const READ_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 5_000;
/** Above this many times the limit of an address, a connection is closed before it can ask anything. */
const CLOSED_ABOVE = 10;

interface Limits {
  /** Number of trusted proxies in front of the server. */
  trustedProxies: number;
  /** Connections of one address; behind a proxy, its requests at the same time. */
  perAddress: number;
  /** Other times than the usual ones, for tests (ms). */
  readWithinMs?: number;
  lookEveryMs?: number;
}

/**
 * Limits the connections of one address, and ends connections whose client does not read: without it, a few clients that
 * ask for large answers and read nothing hold the memory of all of them.
 *
 * `isAllowed` tells for each request whether its address is within the limit. A request above the limit gets an answer,
 * because a closed connection tells a browser nothing. WebSockets have a limit of their own (`OpenSockets`).
 */
export function guardConnections(
  server: Server,
  { trustedProxies, perAddress, readWithinMs = READ_WITHIN_MS, lookEveryMs = LOOK_EVERY_MS }: Limits,
  log: Logger,
): { isAllowed(request: IncomingMessage, response: ServerResponse): boolean } {
  const open = new Counts();
  const sockets = new Set<Socket>();
  const above = new WeakSet<Socket>();
  /** Stops counting a connection, because it has closed or become a WebSocket. */
  const leaves = new WeakMap<Socket, () => void>();
  const stalled = new WeakMap<Socket, { sent: string; since: number }>();

  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    if (trustedProxies > 0) return;
    const address = networkOf(socket.remoteAddress ?? '');
    const count = open.add(address);
    let isCounted = true;
    const leave = () => {
      if (isCounted) open.remove(address);
      isCounted = false;
    };
    socket.once('close', leave);
    leaves.set(socket, leave);
    if (count > perAddress) above.add(socket);
    if (count > perAddress * CLOSED_ABOVE) socket.destroy();
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => leaves.get(socket)?.());

  const looking = setInterval(() => {
    const now = performance.now();
    for (const socket of sockets) {
      if (socket.writableLength === 0) {
        stalled.delete(socket);
        continue;
      }
      const sent = `${socket.bytesWritten - socket.writableLength} ${queuedIn(socket)}`;
      const known = stalled.get(socket);
      if (known?.sent !== sent) stalled.set(socket, { sent, since: now });
      else if (now - known.since >= readWithinMs) {
        log.info({ bytes: socket.writableLength }, 'a client that does not read is disconnected');
        socket.destroy();
      }
    }
  }, lookEveryMs).unref();
  server.once('close', () => clearInterval(looking));

  return {
    isAllowed(request, response) {
      const { socket } = request;
      if (trustedProxies === 0) {
        if (!above.has(socket)) return true;
        const isStillAbove = open.of(networkOf(socket.remoteAddress ?? '')) > perAddress;
        if (!isStillAbove) above.delete(socket);
        return !isStillAbove;
      }
      const address = clientIp(request, trustedProxies);
      const count = open.add(address);
      response.once('close', () => open.remove(address));
      return count <= perAddress;
    },
  };
}

/** Bytes of a large write that the operating system has not taken yet; Node uses it for its own time limits. */
function queuedIn(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? 0;
}

/** Counts by address. */
class Counts {
  private readonly counts = new Map<string, number>();

  of(address: string): number {
    return this.counts.get(address) ?? 0;
  }

  /** The count with this one. */
  add(address: string): number {
    const count = this.of(address) + 1;
    this.counts.set(address, count);
    return count;
  }

  remove(address: string): void {
    const left = this.of(address) - 1;
    if (left > 0) this.counts.set(address, left);
    else this.counts.delete(address);
  }
}
