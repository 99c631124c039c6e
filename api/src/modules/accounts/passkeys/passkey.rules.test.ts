import { expect, it } from 'vitest';
import { readNewPasskey, readSignedChallenge, relyingParty } from './passkey.rules.ts';
import { PASSKEY_LENGTHS } from './passkeyLengths.ts';

const made = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'b', attestationObject: 'c' },
};
const signed = {
  ...made,
  response: { clientDataJSON: 'b', authenticatorData: 'c', signature: 'd', userHandle: 'e' },
};

it('the answers of a browser are read', () => {
  expect(readNewPasskey(JSON.stringify(made))).toEqual(made);
  expect(readSignedChallenge(JSON.stringify(signed))).toEqual(signed);
});

it.each([
  ['no JSON', '{'],
  ['another type', JSON.stringify({ ...made, type: 'password' })],
  ['no response', JSON.stringify({ ...made, response: null })],
  ['the other answer', JSON.stringify(signed)],
  ['a text that is too long', JSON.stringify({ ...made, id: 'a'.repeat(PASSKEY_LENGTHS.answer) })],
])('%s is no new passkey', (_what, text) => expect(readNewPasskey(text)).toBeNull());

it('passkeys are bound to the address of the app', () =>
  expect(relyingParty('https://app.forkfront.example:8443')).toEqual({
    id: 'app.forkfront.example',
    origin: 'https://app.forkfront.example:8443',
  }));
