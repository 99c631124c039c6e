import { describe, expect, it } from 'vitest';
import { newId } from '../../../lib/ids.ts';
import { sign, makeToken } from '../../../lib/secrets.ts';
import { makeEmailToken, provesEmail, readEmailToken, type EmailProof } from './emailToken.ts';

const SECRETS = ['secret'] as const;
const proof: EmailProof = {
  userId: newId(),
  email: 'ana@example.org',
  expiresAt: new Date('2026-03-01T12:00:00Z'),
};
const token = makeEmailToken(SECRETS, proof);
const [claim = '', signature = ''] = token.split('.');

describe('email tokens', () => {
  it('a token contains the id and the expiry', () => {
    const { userId, expiresAt } = proof;
    expect(readEmailToken(token)).toEqual({ userId, expiresAt });
    expect(provesEmail(SECRETS, token, proof)).toBe(true);
  });

  it('a token does not contain the address', () => {
    const shown = [token, Buffer.from(claim, 'base64url').toString('latin1')].join();
    for (const part of ['ana', 'example']) expect(shown).not.toContain(part);
  });

  it.each([
    ['an empty text', ''],
    ['only a dot', '.'],
    ['a made-up text', 'made-up'],
    ['the token of an order', makeToken(SECRETS, 'order-status', proof.userId)],
  ])('%s is not read as a token', (_what, text) => expect(readEmailToken(text)).toBeNull());

  const claimOf = (other: EmailProof) => makeEmailToken(SECRETS, other).split('.')[0];
  /** Whether a token verifies Ana's address, with the id and the expiry that it contains. */
  const proves = (text: string) => {
    const read = readEmailToken(text);
    return read !== null && provesEmail(SECRETS, text, { ...read, email: proof.email });
  };

  it('a token verifies its address', () => expect(proves(token)).toBe(true));

  it.each([
    ['with a cut signature', token.slice(0, -1)],
    ['with more text', `${token}.x`],
    ['with padding in its claim', `${claim}=.${signature}`],
    ['signed for another purpose', `${claim}.${sign(SECRETS[0], `order-status:${proof.userId}`)}`],
    ['of another address', makeEmailToken(SECRETS, { ...proof, email: 'bo@example.org' })],
    ['put on another account', `${claimOf({ ...proof, userId: newId() })}.${signature}`],
    ['made to last longer', `${claimOf({ ...proof, expiresAt: new Date('2027-01-01') })}.${signature}`],
    ['of another secret', makeEmailToken(['other'], proof)],
  ])('a token %s verifies nothing', (_what, text) => expect(proves(text)).toBe(false));
});
