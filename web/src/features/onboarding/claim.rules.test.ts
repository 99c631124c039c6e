import { expect, test } from 'vitest';
import { checkClaim } from './claim.rules.ts';

const full = { name: 'Amelia', email: 'a@example.com', password: 'long enough', termsAccepted: true };
const none = { name: '', email: '', password: '', termsAccepted: false };
const terms = { termsAccepted: 'You must accept the terms to continue.' };

test.each([
  ['all is there', full, false, {}],
  ['signed in, no fields', { ...none, termsAccepted: true }, true, {}],
  ['no terms', { ...full, termsAccepted: false }, false, terms],
  ['no terms, signed in', none, true, terms],
  ['no name', { ...full, name: '  ' }, false, { name: 'Please fill in your name.' }],
  ['no email', { ...full, email: '' }, false, { email: 'Please fill in your email.' }],
  ['no password', { ...full, password: '' }, false, { password: 'Please choose a password.' }],
])('the claim form is checked: %s', (_, values, isSignedIn, errors) => {
  expect(checkClaim(values, isSignedIn)).toEqual(errors);
});
