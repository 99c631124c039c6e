import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from './reply.ts';

/** A short answer in plain text, or none at all. */
export class BareReply implements Reply {
  constructor(
    private readonly status: number,
    private readonly headers: string[],
    private readonly text = '',
  ) {}

  /** See other: the browser fetches `location` next. */
  static seeOther(location: string): BareReply {
    return new BareReply(303, ['location', location, 'cache-control', 'no-store']);
  }

  /**
   * Moved to `location`; the browser repeats the request there as it was, with its body. Nobody keeps it: the owner may
   * take the old address back.
   */
  static moved(location: string): BareReply {
    return new BareReply(308, ['location', location, 'cache-control', 'no-store']);
  }

  send({ method }: IncomingMessage, response: ServerResponse): void {
    const body = Buffer.from(this.text);
    response.writeHead(this.status, [
      'content-type',
      'text/plain; charset=utf-8',
      'x-content-type-options',
      'nosniff',
      ...this.headers,
      'content-length',
      String(body.length),
    ]);
    if (method === 'HEAD') response.end();
    else response.end(body);
  }
}
