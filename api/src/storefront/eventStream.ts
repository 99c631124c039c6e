import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from './reply.ts';

/** Milliseconds that a browser waits before it comes back. */
const RETRY_MS = 3_000;

/** Server-sent events: one message per value, comments in between so that nobody on the way gives up. */
export class EventStream implements Reply {
  constructor(
    private readonly values: AsyncIterable<object>,
    /** Ends `values`, and with them the stream. */
    private readonly stop: AbortController,
    private readonly heartbeatMs: number,
  ) {}

  /** Resolves when the stream has ended. */
  async send({ method }: IncomingMessage, response: ServerResponse): Promise<void> {
    response.writeHead(200, [
      'content-type',
      'text/event-stream',
      'cache-control',
      'no-store',
      'x-content-type-options',
      'nosniff',
      // Proxies must not hold events back.
      'x-accel-buffering',
      'no',
    ]);
    response.once('close', () => this.stop.abort());
    if (method === 'HEAD' || response.closed) {
      this.stop.abort();
      response.end();
      return;
    }
    response.write(`retry: ${RETRY_MS}\n\n`);
    const heartbeat = setInterval(() => response.write(':\n\n'), this.heartbeatMs);
    try {
      for await (const value of this.values) response.write(`data: ${JSON.stringify(value)}\n\n`);
    } finally {
      clearInterval(heartbeat);
    }
    response.end();
  }
}
