import type { IncomingMessage } from 'node:http';
import type { Server } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { requestId } from '../http/request.ts';

/** The context of a socket's operations. */
export interface SocketExtra {
  socket: WebSocket;
  request: IncomingMessage;
}

/** A socket closes when a ping is not answered within this interval (ms). */
const PING_MS = 12_000;
const INTERNAL_ERROR = 1011;

/**
 * Connects a socket with the GraphQL protocol. The adapter of graphql-ws prints client errors to the console, and a
 * second error of a socket ends the process.
 */
export function carrySocket(
  server: Server<SocketExtra>,
  socket: WebSocket,
  request: IncomingMessage,
  log: Logger,
): void {
  // Invalid frames are a client error; the library closes the socket with the right code.
  socket.on('error', (error) =>
    log.debug({ reason: error.message, requestId: requestId(request) }, 'socket error'),
  );
  const fail = (error: unknown) => {
    // A failed send to a disconnected client is not an error.
    if (socket.readyState !== socket.OPEN) return;
    log.error({ err: error, requestId: requestId(request) }, 'unexpected error');
    socket.close(INTERNAL_ERROR, 'Internal server error');
  };

  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (data) =>
        new Promise((resolve, reject) => {
          if (socket.readyState === socket.OPEN)
            socket.send(data, (error) => (error ? reject(error) : resolve()));
          else resolve();
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) =>
        socket.on('message', (data) => {
          // ws delivers Buffers by default.
          if (Buffer.isBuffer(data)) handle(data.toString()).catch(fail);
        }),
    },
    { socket, request },
  );

  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const pings = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_MS);
  socket.once('close', (code, reason) => {
    clearInterval(pings);
    closed(code, String(reason)).catch((error: unknown) =>
      log.error({ err: error, requestId: requestId(request) }, 'unexpected error'),
    );
  });
}
