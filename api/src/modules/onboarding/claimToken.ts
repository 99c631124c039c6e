import { sign } from '../../lib/secrets.ts';

/**
 * The claim token of a preview. It is derived from the conversation's secret, which only the visitor's browser
 * has, so that a lost answer can be given again although we keep no more than a hash.
 */
export const claimTokenOf = (conversationToken: string, restaurantId: string): string =>
  sign(conversationToken, `claim:${restaurantId}`);
