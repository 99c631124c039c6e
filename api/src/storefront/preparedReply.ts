import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Reply } from './route.ts';

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** Best first. */
const PREPARED = ['br', 'gzip'] as const;

interface PreparedContent {
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

/** How an answer's body can be written. */
type ContentEncoding = 'br' | 'gzip' | 'identity';

/** The first of `offered` that an Accept-Encoding header allows; `identity` when it allows none of them. */
export function contentEncoding<Offered extends ContentEncoding>(
  accepted: string | undefined,
  offered: readonly Offered[],
): Offered | 'identity' {
  if (!accepted) return 'identity';
  const weighed = accepted.includes(';');
  for (const encoding of offered)
    if (weighed ? allows(accepted, encoding) : accepted.includes(encoding)) return encoding;
  return 'identity';
}

/** Reads `gzip;q=0.5, *;q=0`. We rank by size whatever the weights say; only a weight of 0 refuses. */
function allows(accepted: string, encoding: ContentEncoding): boolean {
  return accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .some(
      ([name, ...parameters]) => name === encoding && !parameters.some((text) => /^q=0(?:\.0*)?$/.test(text)),
    );
}

/** Whether an If-None-Match header names this entity tag, so that the browser's copy is still good. */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((known) => opaque(known.trim()) === opaque(etag));
}

/** Weak and strong tags count as the same here (RFC 9110 §13.1.2). */
const opaque = (etag: string): string => etag.replace(/^W\//, '');
