import { type Secrets, sign } from './secrets.ts';

/** The keys that follow from APP_SECRET, so that all processes have the same ones. */
export const derivedKeys = (secrets: Secrets) => ({
  /**
   * Private key of web push: any 32 bytes below the order of the curve are one. A browser keeps the key of its registration, so the
   * older one is used until it is removed.
   */
  pushKey: sign(secrets.at(-1) ?? secrets[0], 'push'),
  /** Keys of the grocery API: each of them opens it. */
  groceryKeys: secrets.map((secret) => sign(secret, 'grocery')),
});
