import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { WebSocket, WebSocketServer } from 'ws';
import { logLine } from '../http/accessLog.ts';
import { clientIp } from '../http/request.ts';
import { LIMITS } from './limits.ts';

interface UpgradeOptions {
  sockets: WebSocketServer;
  isOwnOrigin: (request: IncomingMessage) => boolean;
  trustedProxies: number;
  log: Logger;
}

/** Whether a request upgrades to a WebSocket at /graphql. All others get an ordinary answer (RFC 9110 §7.8). */
export const isSocketRequest = ({ url = '', headers: { upgrade } }: IncomingMessage): boolean =>
  upgrade?.toLowerCase() === 'websocket' && (url === '/graphql' || url.startsWith('/graphql?'));

/** Upgrades requests to sockets, within the limits. A page of another origin gets 403, a socket above the limit 503. */
export function acceptUpgrades(
  server: Server,
  { sockets, isOwnOrigin, trustedProxies, log }: UpgradeOptions,
): void {
  const open = new OpenSockets(LIMITS);

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node has removed its own listener; an error event without a listener ends the process.
    socket.on('error', () => socket.destroy());
    const ip = clientIp(request, trustedProxies);
    if (!isOwnOrigin(request)) return refuse(request, socket, 403);
    if (!open.add(ip)) return refuse(request, socket, 503);
    // Before the handshake only the raw socket reports a disconnect.
    socket.once('close', () => open.remove(ip));
    sockets.handleUpgrade(request, socket, head, (ws) => {
      logSocket(ws, request);
      sockets.emit('connection', ws, request);
    });
  });

  function refuse(request: IncomingMessage, socket: Duplex, status: 403 | 503): void {
    log.info({ ...logLine(request, 'app'), status }, 'socket refused');
    // The client may never close its half.
    socket.once('finish', () => socket.destroy());
    const retry = status === 503 ? 'Retry-After: 10\r\n' : '';
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${retry}Connection: close\r\n\r\n`);
  }

  function logSocket(ws: WebSocket, request: IncomingMessage): void {
    const openedAt = Date.now();
    log.info({ ...logLine(request, 'app'), status: 101 }, 'socket opened');
    ws.once('close', (code) =>
      log.info(
        { ...logLine(request, 'app'), code, ms: Date.now() - openedAt, bytes: request.socket.bytesWritten },
        'socket closed',
      ),
    );
  }
}

/** Counts the open sockets of one process, in total and by caller. */
export class OpenSockets {
  private readonly byIp = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: { socketsPerIp: number; sockets: number }) {}

  /** Counts one more socket; false when the caller or the process has reached its limit. */
  add(ip: string): boolean {
    const open = this.byIp.get(ip) ?? 0;
    if (open >= this.limits.socketsPerIp || this.total >= this.limits.sockets) return false;
    this.byIp.set(ip, open + 1);
    this.total += 1;
    return true;
  }

  /** Counts one socket less. */
  remove(ip: string): void {
    const open = this.byIp.get(ip) ?? 0;
    if (open > 1) this.byIp.set(ip, open - 1);
    else this.byIp.delete(ip);
    this.total -= 1;
  }
}
