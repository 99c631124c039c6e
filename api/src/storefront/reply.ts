import type { IncomingMessage, ServerResponse } from 'node:http';

/** A finished answer that only has to be written. HEAD requests get its headers alone. */
export interface Reply {
  send(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
}
