import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Reply } from './route.ts';

const asGzip = promisify(gzip);
const asBrotli = promisify(brotliCompress);

/** The best encoding first. */
const PREPARED = ['br', 'gzip'] as const;

interface PreparedContent {
  status: number;
  /** Alternating names and values; the length and the encoding are added. */
  headers: string[];
  body: string | Buffer;
  /** null: the answer cannot be revalidated. */
  etag: string | null;
  /** Brotli effort, 0 to 11; null for a body that is compressed already, e.g. a font. */
  effort: number | null;
}

interface Variant {
  headers: string[];
  body: Buffer;
}

/** An answer that is sent many times: each encoding is made once. */
export class PreparedReply implements Reply {
  private constructor(
    private readonly status: number,
    private readonly etag: string | null,
    private readonly notModified: string[],
    private readonly variants: Record<ContentEncoding, Variant>,
  ) {}

  static async make({ status, headers, body, etag, effort }: PreparedContent): Promise<PreparedReply> {
    const plain = Buffer.from(body);
    const tag = etag === null ? [] : ['etag', etag];
    const common = [...headers, ...tag, ...(effort === null ? [] : ['vary', 'accept-encoding'])];
    const identity = variant(plain, common);
    if (effort === null)
      return new PreparedReply(status, etag, common, { identity, gzip: identity, br: identity });
    const [gzipped, brotli] = await Promise.all([
      asGzip(plain, { level: constants.Z_BEST_COMPRESSION }),
      asBrotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: effort,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
        },
      }),
    ]);
    return new PreparedReply(status, etag, common, {
      identity,
      gzip: variant(gzipped, [...common, 'content-encoding', 'gzip']),
      br: variant(brotli, [...common, 'content-encoding', 'br']),
    });
  }

  send({ headers }: IncomingMessage, response: ServerResponse): void {
    if (this.etag !== null && etagMatches(headers['if-none-match'], this.etag)) {
      response.writeHead(304, this.notModified).end();
      return;
    }
    const { headers: ready, body } = this.variants[contentEncoding(headers['accept-encoding'], PREPARED)];
    response.writeHead(this.status, ready);
    response.end(body);
  }
}

const variant = (body: Buffer, headers: string[]): Variant => ({
  body,
  headers: [...headers, 'content-length', String(body.length)],
});

/** Content encodings of an answer. */
type ContentEncoding = 'br' | 'gzip' | 'identity';

/** The first of `offered` that an Accept-Encoding header allows; `identity` without one. */
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

/** Reads `gzip;q=0.5, *;q=0`. The size decides, not the weights; only the weight 0 excludes an encoding. */
function allows(accepted: string, encoding: ContentEncoding): boolean {
  return accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .some(
      ([name, ...parameters]) => name === encoding && !parameters.some((text) => /^q=0(?:\.0*)?$/.test(text)),
    );
}

/** Whether an If-None-Match header contains this entity tag. */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((known) => opaque(known.trim()) === opaque(etag));
}

/** Weak and strong tags are equal here (RFC 9110 §13.1.2). */
const opaque = (etag: string): string => etag.replace(/^W\//, '');
