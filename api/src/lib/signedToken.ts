import { digestsEqual, sign } from './secrets.ts';

/** What a signed token is good for. A token of one purpose is worthless for every other. */
export type TokenPurpose = 'order-status' | 'order-answer' | 'project-approval';

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
