import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentEncoding } from './contentEncoding.rules.ts';
import type { Reply } from './reply.ts';

const asGzip = promisify(gzip);

/** A page made for one request, compressed for it alone and kept nowhere. */
export class PageReply implements Reply {
  constructor(
    private readonly status: number,
    private readonly headers: string[],
    private readonly html: string,
  ) {}

  async send({ method, headers: asked }: IncomingMessage, response: ServerResponse): Promise<void> {
    const plain = Buffer.from(this.html);
    const compressed = contentEncoding(asked['accept-encoding'], ['gzip']) === 'gzip';
    const body = compressed ? await asGzip(plain) : plain;
    response.writeHead(this.status, [
      ...this.headers,
      'cache-control',
      'no-store',
      'vary',
      'accept-encoding',
      ...(compressed ? ['content-encoding', 'gzip'] : []),
      'content-length',
      String(body.length),
    ]);
    if (method === 'HEAD') response.end();
    else response.end(body);
  }
}
