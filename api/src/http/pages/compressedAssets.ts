import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
/** Maximum is 11; 10 and 11 take seconds and save little. */
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

  async function compress(name: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
    const content = await readFile(join(directory, name));
    if (encoding === 'gzip') return asGzip(content, { level: constants.Z_BEST_COMPRESSION });
    return asBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: EFFORT } });
  }

  return async (request, response, next) => {
    const name = request.path.slice(1);
    const encoding = request.acceptsEncodings('br', 'gzip');
    if ((encoding !== 'br' && encoding !== 'gzip') || !texts.has(name)) return next();
    const key = `${encoding} ${name}`;
    const content = kept.get(key) ?? compress(name, encoding);
    kept.set(key, content);
    response.set({ 'Cache-Control': FOREVER, 'Content-Encoding': encoding }).vary('Accept-Encoding');
    response.type(extname(name)).send(await content);
  };
}
