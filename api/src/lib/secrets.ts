import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A new secret of 32 random bytes, as base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The digest that is stored for a secret that a client holds. */
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

/** What a signed token is good for. A token of one purpose is worthless for every other. */
type TokenPurpose = 'order-status' | 'order-answer' | 'project-approval';

/** A token that names `id` and that only holders of `secret` can make; it does not expire. */
export const makeToken = (secret: string, purpose: TokenPurpose, id: string): string =>
  `${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}.${sign(secret, `${purpose}:${id}`)}`;

/** The uuid that a token names; null when we did not make it for this purpose. */
export function readToken(secret: string, purpose: TokenPurpose, token: string): string | null {
  const [encoded = '', signature = ''] = token.split('.');
  const hex = Buffer.from(encoded, 'base64url').toString('hex');
  if (hex.length !== 32) return null;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return digestsEqual(signature, sign(secret, `${purpose}:${id}`)) && token === makeToken(secret, purpose, id)
    ? id
    : null;
}

/** A random secret that is made once per install and kept in `file`, readable by us alone. */
export function keptSecret(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, newSecret(), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
