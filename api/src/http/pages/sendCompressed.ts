import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
/** Of 11: what is written once for one visitor must not cost more time than it saves. */
const EFFORT = 4;

/** Sends a text that is made for this one request, as small as the browser can read it. */
export async function sendCompressed(request: Request, response: Response, text: string): Promise<void> {
  response.vary('Accept-Encoding');
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: EFFORT };
    response.set('Content-Encoding', 'br').send(await asBrotli(text, { params }));
  } else if (encoding === 'gzip') response.set('Content-Encoding', 'gzip').send(await asGzip(text));
  else response.send(text);
}
