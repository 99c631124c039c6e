import { expect, test } from 'vitest';
import { checkClaim } from './claim.rules.ts';

const full = { name: 'Amelia', email: 'a@example.com', password: 'long enough', termsAccepted: true };
const none = { name: '', email: '', password: '', termsAccepted: true };

test.each([
  ['all is there', full, 't', false, { kind: 'ok', claimToken: 't' }],
  ['signed in, no fields', none, 't', true, { kind: 'ok', claimToken: 't' }],
  [
    'no terms',
    { ...none, termsAccepted: false },
    't',
    false,
    { kind: 'terms', message: 'You must accept the terms to continue.' },
  ],
  [
    'no terms, signed in',
    { ...none, termsAccepted: false },
    null,
    true,
    { kind: 'terms', message: 'You must accept the terms to continue.' },
  ],
  ['no name', { ...full, name: '  ' }, 't', false, { kind: 'empty', field: 'name' }],
  ['no e-mail', { ...full, email: '' }, 't', false, { kind: 'empty', field: 'email' }],
  ['no password', { ...full, password: '' }, 't', false, { kind: 'empty', field: 'password' }],
  [
    'no token',
    full,
    null,
    false,
    { kind: 'noToken', message: 'Claim token not found. Please try the setup process again.' },
  ],
  ['no token, signed in', none, null, true, { kind: 'noToken', message: 'Claim token not found.' }],
])('%s', (_, values, claimToken, isSignedIn, outcome) => {
  expect(checkClaim(values, claimToken, isSignedIn)).toEqual(outcome);
});
