import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { S3Error } from './s3Error.ts';

/** Bytes: the largest upload of the product (10 MB, spec §9) and some room. */
const MAX_BODY_BYTES = 12 * 1024 * 1024;

/** The whole body. Throws S3Error when its length is not declared or over 12 MiB, before a byte is read. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const declared = request.headers['content-length'];
  if (declared === undefined)
    throw new S3Error('MissingContentLength', 'You must provide the Content-Length HTTP header.');
  if (Number(declared) > MAX_BODY_BYTES)
    throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.');
  return buffer(request);
}
