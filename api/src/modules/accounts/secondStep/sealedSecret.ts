import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, errors } from 'jose';
import type { Secrets } from '../../../lib/secrets.ts';

/** The key for a secret of this user: a sealed secret that is moved to another account cannot be opened. */
const keyOf = (secret: string, userId: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `authenticator of ${userId}`, 32));

/** Encrypts the secret of an authenticator with the newest secret of the installation. */
export const seal = ([newest]: Secrets, userId: string, text: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyOf(newest, userId));

/** What was sealed. `isOld`: with the secret of before, so it has to be sealed again. */
interface Unsealed {
  text: string;
  isOld: boolean;
}

/** The text that was sealed for this user; null when none of the installation's secrets opens it. */
export async function unseal(secrets: Secrets, userId: string, sealed: string): Promise<Unsealed | null> {
  for (const [index, secret] of secrets.entries()) {
    const text = await opened(secret, userId, sealed);
    if (text !== null) return { text, isOld: index > 0 };
  }
  return null;
}

async function opened(secret: string, userId: string, sealed: string): Promise<string | null> {
  try {
    const { plaintext } = await compactDecrypt(sealed, keyOf(secret, userId));
    return new TextDecoder().decode(plaintext);
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
