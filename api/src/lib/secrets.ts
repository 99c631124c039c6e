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

/** Compares two digests in constant time; digests of different lengths are not equal. */
export function digestsEqual(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Keys of signed texts: the first one signs, and what any of them has signed is accepted, while one replaces the other. */
export type Secrets = readonly [string, ...string[]];

/** Whether `presented` is what `make` makes with one of the keys. */
export const isMadeByOne = (secrets: Secrets, presented: string, make: (secret: string) => string): boolean =>
  secrets.map((secret) => digestsEqual(presented, make(secret))).includes(true);

/** The purpose of a signed token. A token is invalid for every other purpose. */
type TokenPurpose = 'order-status' | 'order-answer' | 'project-approval';

/** A signed token that contains `id`; it does not expire. */
export const makeToken = ([secret]: Secrets, purpose: TokenPurpose, id: string): string =>
  tokenOf(secret, purpose, id);

const tokenOf = (secret: string, purpose: TokenPurpose, id: string): string =>
  `${Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')}.${sign(secret, `${purpose}:${id}`)}`;

/** The uuid in a token; null when none of `secrets` has signed it for this purpose. */
export function readToken(secrets: Secrets, purpose: TokenPurpose, token: string): string | null {
  const [encoded = ''] = token.split('.');
  const hex = Buffer.from(encoded, 'base64url').toString('hex');
  if (hex.length !== 32) return null;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isMadeByOne(secrets, token, (secret) => tokenOf(secret, purpose, id)) ? id : null;
}

/** A random secret, created once per installation and stored in `file`, which only this user can read. */
export function keptSecret(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, newSecret(), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
