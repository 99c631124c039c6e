import { isMadeByOne, type Secrets, sign } from '../../../lib/secrets.ts';

/** The address of an account, the address for the orders of a restaurant, or an invitation to its staff. */
export type EmailTokenPurpose = 'verify-email' | 'order-email' | 'invitation';

/** The mailbox of `email` belongs to the account, restaurant or invited person of the id. */
export interface EmailProof {
  /** uuid of the account; of the restaurant for `order-email`; of the member for `invitation`. */
  userId: string;
  /** Normalised. */
  email: string;
  /** Stored in whole seconds. */
  expiresAt: Date;
}

const ID_BYTES = 16;
const TIME_BYTES = 6;

/**
 * The token of a link that verifies an address. The address is only signed, because links end up in logs. The signature
 * includes the purpose, so a token works for one purpose only.
 */
export const makeEmailToken = (
  [secret]: Secrets,
  proof: EmailProof,
  purpose: EmailTokenPurpose = 'verify-email',
): string => tokenOf(secret, proof, purpose);

function tokenOf(
  secret: string,
  { userId, email, expiresAt }: EmailProof,
  purpose: EmailTokenPurpose,
): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  const claim = Buffer.alloc(ID_BYTES + TIME_BYTES);
  claim.write(userId.replaceAll('-', ''), 'hex');
  claim.writeUIntBE(seconds, ID_BYTES, TIME_BYTES);
  const signature = sign(secret, `${purpose}:${userId}:${seconds}:${email}`);
  return `${claim.toString('base64url')}.${signature}`;
}

/** The unverified content of a token (check it with `provesEmail`); null when it is malformed. */
export function readEmailToken(token: string): Omit<EmailProof, 'email'> | null {
  const claim = Buffer.from(token.split('.')[0] ?? '', 'base64url');
  if (claim.length !== ID_BYTES + TIME_BYTES) return null;
  const hex = claim.toString('hex', 0, ID_BYTES);
  return {
    userId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    expiresAt: new Date(claim.readUIntBE(ID_BYTES, TIME_BYTES) * 1000),
  };
}

/** Whether the token is signed for this purpose, account, address and time. */
export const provesEmail = (
  secrets: Secrets,
  token: string,
  proof: EmailProof,
  purpose: EmailTokenPurpose = 'verify-email',
): boolean => isMadeByOne(secrets, token, (secret) => tokenOf(secret, proof, purpose));
