import { sign } from '../../../lib/secrets.ts';

/**
 * The token of a reset link. It is derived from our secret, so that the mail can be written, and written again, from
 * a row that holds no more than a hash.
 */
export const resetTokenOf = (secret: string, resetId: string): string => sign(secret, `reset:${resetId}`);
