import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TestApp } from './testApp.ts';

/** Time in which a socket must close after the end of its session (ms). */
const CLOSES_WITHIN_MS = 5_000;

export interface SignedInSocket {
  /** The close code; rejects when the socket is still open 5 seconds after the call. */
  closeCode(): Promise<number>;
  isOpen(): boolean;
  dispose(): Promise<void>;
}

/** Opens a GraphQL socket of a session. */
export async function signedInSocket(app: TestApp, token: string): Promise<SignedInSocket> {
  const opened = Promise.withResolvers<WebSocket>();
  const closed = Promise.withResolvers<number>();
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: (error) => opened.reject(error),
    connectionParams: { token },
    on: {
      connected: (socket) => opened.resolve(socket as WebSocket),
      closed: (event) => closed.resolve((event as { code: number }).code),
    },
  });
  const socket = await opened.promise;
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    closeCode() {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('The socket is still open')), CLOSES_WITHIN_MS);
      return Promise.race([closed.promise, late.promise]).finally(() => clearTimeout(timer));
    },
    dispose: async () => {
      await client.dispose();
    },
  };
}
