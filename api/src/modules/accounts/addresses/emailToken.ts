import { digestsEqual, sign } from '../../../lib/secrets.ts';

/** What a link is mailed for: the address of an account, or the one to which a restaurant's orders go. */
export type EmailTokenPurpose = 'verify-email' | 'order-email';

/** What a mailed link proves: that the mail of this address is read by whom the id names. */
export interface EmailProof {
  /** uuid of the account; of the restaurant for `order-email`. */
  userId: string;
  /** Normalised. */
  email: string;
  /** Kept in whole seconds. */
  expiresAt: Date;
}

const ID_BYTES = 16;
const TIME_BYTES = 6;

/**
 * The token of a link that proves an address. The address is signed but not written in it: addresses in links end up
 * in logs and histories. The purpose stands before what is signed, so no other signed token passes for one.
 */
export function makeEmailToken(
  secret: string,
  { userId, email, expiresAt }: EmailProof,
  purpose: EmailTokenPurpose = 'verify-email',
): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const claim = Buffer.alloc(ID_BYTES + TIME_BYTES);
  claim.write(userId.replaceAll('-', ''), 'hex');
  claim.writeUIntBE(seconds, ID_BYTES, TIME_BYTES);
  const signature = sign(secret, `${purpose}:${userId}:${seconds}:${email}`);
  return `${claim.toString('base64url')}.${signature}`;
}

/** What a token says of itself, to be believed only when `provesEmail`; null when it is not one of ours. */
export function readEmailToken(token: string): Omit<EmailProof, 'email'> | null {
  const claim = Buffer.from(token.split('.')[0] ?? '', 'base64url');
  if (claim.length !== ID_BYTES + TIME_BYTES) return null;
  const hex = claim.toString('hex', 0, ID_BYTES);
  return {
    userId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    expiresAt: new Date(claim.readUIntBE(ID_BYTES, TIME_BYTES) * 1000),
  };
}

/** Whether we made this token for this purpose, account, address and time. */
export const provesEmail = (
  secret: string,
  token: string,
  proof: EmailProof,
  purpose: EmailTokenPurpose = 'verify-email',
): boolean => digestsEqual(token, makeEmailToken(secret, proof, purpose));
