import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** The size of a file and its SHA-256 in hexadecimal digits, as `sha256sum` prints it. */
export interface FileDigest {
  bytes: number;
  sha256: string;
}

/** Whether an error says that a file does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A step of a pipeline that lets everything through and measures it. `digest` is called once, after the end. */
export function measure() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *through(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    digest: (): FileDigest => ({ bytes, sha256: hash.digest('hex') }),
  };
}

/** Reads a file to its end; null when it does not exist. */
export async function digestOf(path: string): Promise<FileDigest | null> {
  const hash = createHash('sha256');
  const file = createReadStream(path);
  try {
    await pipeline(file, hash);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
  return { bytes: file.bytesRead, sha256: hash.digest('hex') };
}
