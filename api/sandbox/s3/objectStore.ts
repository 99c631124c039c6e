import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { fail, ok, type Result } from '../../src/lib/result.ts';
import { S3Error } from './s3Error.ts';

/** Bytes of UTF-8, as in S3. */
const MAX_KEY_BYTES = 1024;
const PUBLIC_PREFIX = 'public/';

/**
 * The object key of a decoded path `/<bucket>/<key>`. Stricter than S3: the names in a key are not empty, `.` or `..`,
 * and have no control characters and backslashes.
 */
export function objectKeyOf(path: string, bucket: string): Result<string, S3Error> {
  const [, pathBucket = '', ...names] = path.split('/');
  if (pathBucket !== bucket) return fail(new S3Error('NoSuchBucket', 'The specified bucket does not exist.'));
  const key = names.join('/');
  if (key === '') return fail(new S3Error('NotImplemented', 'Operations on a bucket are not provided.'));
  if (Buffer.byteLength(key) > MAX_KEY_BYTES)
    return fail(new S3Error('KeyTooLongError', 'Your key is too long.'));
  const bad = names.some((name) => ['', '.', '..'].includes(name) || /[\p{Cc}\\]/u.test(name));
  return bad ? fail(new S3Error('InvalidURI', 'The object key is not acceptable.')) : ok(key);
}

/** Whether objects under this key are readable without a signature. */
export const isPublicKey = (key: string): boolean => key.startsWith(PUBLIC_PREFIX);

const Head = z.object({
  key: z.string(),
  contentType: z.string(),
  /** MD5 of the bytes in double quotes, as in S3. */
  etag: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** RFC 3339. */
  modifiedAt: z.string(),
});

/** The metadata of an object. */
export type ObjectHead = z.infer<typeof Head>;

export interface ObjectStore {
  put(key: string, bytes: Buffer, contentType: string): Promise<ObjectHead>;
  head(key: string): Promise<ObjectHead | null>;
  get(key: string): Promise<{ head: ObjectHead; bytes: Buffer } | null>;
  remove(key: string): Promise<void>;
}

/** Every file begins with its metadata: one line of JSON, padded to this many bytes. */
const HEAD_BYTES = 8192;

/**
 * Objects on disk below `dir`, one file each. The file name is a hash of the key, so no key can leave the folder,
 * collide with another or be too long. A rename replaces metadata and bytes together, so a reader sees the old or the
 * new object, also after a crash.
 */
export function openObjectStore(dir: string): ObjectStore {
  const fileOf = (key: string): string => {
    const name = createHash('sha256').update(key).digest('hex');
    return join(dir, name.slice(0, 2), name);
  };
  return {
    async put(key, bytes, contentType) {
      const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
      const head = { key, contentType, etag, size: bytes.length, modifiedAt: new Date().toISOString() };
      const line = Buffer.from(`${JSON.stringify(head)}\n`);
      if (line.length > HEAD_BYTES) throw new Error(`the head of object ${key} is too long`);
      const file = fileOf(key);
      const temporary = `${file}.${randomUUID()}.tmp`;
      await mkdir(dirname(file), { recursive: true });
      try {
        const padding = Buffer.alloc(HEAD_BYTES - line.length, ' ');
        await writeFile(temporary, Buffer.concat([line, padding, bytes]), { flush: true });
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      return head;
    },
    head: async (key) => (await read(fileOf(key), false))?.head ?? null,
    get: (key) => read(fileOf(key), true),
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

async function read(file: string, whole: boolean): Promise<{ head: ObjectHead; bytes: Buffer } | null> {
  try {
    await using handle = await open(file, 'r');
    const start = Buffer.alloc(HEAD_BYTES);
    await handle.read(start, 0, HEAD_BYTES, 0);
    const head = Head.parse(JSON.parse(start.toString('utf8')));
    const bytes = Buffer.alloc(whole ? head.size : 0);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, HEAD_BYTES);
    if (bytesRead !== bytes.length) throw new Error(`object ${head.key} is cut short on disk`);
    return { head, bytes };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
