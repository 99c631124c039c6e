import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Compresses a text of a page; `effort`: 0 to 9. */
export const compress = (
  content: Buffer | string,
  encoding: 'br' | 'gzip',
  effort: number,
): Promise<Buffer> =>
  encoding === 'br'
    ? asBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } })
    : asGzip(content, { level: effort });

/** Brotli's 10 and 11 take seconds and save little. */
const EFFORT = 9;
const TEXT = /\.(?:js|css|svg|json)$/;
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Serves the text files among the hashed files of `directory` compressed; each is compressed once, on its first request.
 * Other files, and browsers without compression, are left to the next handler.
 */
export function compressedAssets(directory: string): RequestHandler {
  const texts = new Set(
    existsSync(directory) ? readdirSync(directory).filter((name) => TEXT.test(name)) : [],
  );
  const kept = new Map<string, Promise<Buffer>>();

  return async (request, response, next) => {
    const name = request.path.slice(1);
    const encoding = request.acceptsEncodings('br', 'gzip');
    if ((encoding !== 'br' && encoding !== 'gzip') || !texts.has(name)) return next();
    const key = `${encoding} ${name}`;
    const read = async () => compress(await readFile(join(directory, name)), encoding, EFFORT);
    const content = kept.get(key) ?? read();
    kept.set(key, content);
    response.set({ 'Cache-Control': FOREVER, 'Content-Encoding': encoding }).vary('Accept-Encoding');
    response.type(extname(name)).send(await content);
  };
}
