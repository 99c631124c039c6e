import { fail, ok, type Result } from '../../lib/result.ts';
import { S3Error } from './s3Error.ts';

/** Bytes of UTF-8, as in S3. */
const MAX_KEY_BYTES = 1024;
const PUBLIC_PREFIX = 'public/';

/**
 * The object key in a decoded path `/<bucket>/<key>`. Narrower than S3: a key is made of non-empty names without
 * control characters and backslashes, and none of them is `.` or `..`.
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

/** Whether anybody may read objects under this key without a signature. */
export const isPublicKey = (key: string): boolean => key.startsWith(PUBLIC_PREFIX);
