import type { IncomingMessage } from 'node:http';

/** What reading and sending say when the other side has closed the connection. */
const CODES = new Set<unknown>(['ECONNABORTED', 'ECONNRESET', 'EPIPE']);

/** Whether answering failed only because the client left: nobody is waiting for the answer, and nothing is wrong here. */
export function isClientGone({ socket, complete }: IncomingMessage, error: unknown): boolean {
  if (!socket.destroyed) return false;
  return !complete || (error instanceof Error && 'code' in error && CODES.has(error.code));
}
