import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentEncoding, type ContentEncoding } from './contentEncoding.rules.ts';
import { etagMatches } from './etag.rules.ts';
import type { Reply } from './reply.ts';

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** Best first. */
const PREPARED = ['br', 'gzip'] as const;

export interface PreparedContent {
  status: number;
  /** Names and values in turn; the length and the encoding are added. */
  headers: string[];
  body: string | Buffer;
  /** null: browsers ask for the whole each time, or never again. */
  etag: string | null;
  /** Brotli effort, 0 to 11; null when the body is compressed as it is, e.g. a font. */
  effort: number | null;
}

interface Variant {
  headers: string[];
  body: Buffer;
}

/** An answer that is sent many times: every encoding is made once, sending writes finished bytes. */
export class PreparedReply implements Reply {
  private constructor(
    private readonly status: number,
    private readonly etag: string | null,
    private readonly notModified: string[],
    private readonly variants: Record<ContentEncoding, Variant>,
  ) {}

  static async make({ status, headers, body, etag, effort }: PreparedContent): Promise<PreparedReply> {
    const plain = Buffer.from(body);
    const common = [...headers, ...(etag === null ? [] : ['etag', etag])];
    const identity = variant(plain, effort === null ? common : [...common, 'vary', 'accept-encoding']);
    if (effort === null) {
      return new PreparedReply(status, etag, common, { identity, gzip: identity, br: identity });
    }
    const [gzipped, brotli] = await Promise.all([
      asGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
      asBrotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
    ]);
    const varied = [...common, 'vary', 'accept-encoding'];
    return new PreparedReply(status, etag, varied, {
      identity,
      gzip: variant(gzipped, [...varied, 'content-encoding', 'gzip']),
      br: variant(brotli, [...varied, 'content-encoding', 'br']),
    });
  }

  send({ method, headers }: IncomingMessage, response: ServerResponse): void {
    if (this.etag !== null && etagMatches(headers['if-none-match'], this.etag)) {
      response.writeHead(304, this.notModified).end();
      return;
    }
    const { headers: ready, body } = this.variants[contentEncoding(headers['accept-encoding'], PREPARED)];
    response.writeHead(this.status, ready);
    if (method === 'HEAD') response.end();
    else response.end(body);
  }
}

const variant = (body: Buffer, headers: string[]): Variant => ({
  body,
  headers: [...headers, 'content-length', String(body.length)],
});
