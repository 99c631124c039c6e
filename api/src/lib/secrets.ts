import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new secret of 32 random bytes, as base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret that a client holds. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A keyed digest (HMAC-SHA-256, base64url) of `text`. */
export const sign = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Compares two digests in constant time; different lengths are simply different. */
export function digestsEqual(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
