import { describe, expect, it } from 'vitest';
import { checkDeletion, checkEmailChange, checkName, checkPasswordChange } from './account.rules.ts';

it.each([
  ['Amelia', {}],
  [' ', { name: 'Please enter your name.' }],
])('the name %j has the errors %j', (name, expected) => {
  expect(checkName({ name })).toEqual(expected);
});

it.each([
  ['new@b.co', 'secret', {}],
  ['new@b.co', null, {}],
  ['new@b.co', '', { password: 'Please enter your password.' }],
  [' OLD@b.co', 'secret', { email: 'That’s already your email address.' }],
  ['', '', { email: 'Please enter your email address.', password: 'Please enter your password.' }],
  ['new', 'secret', { email: 'Please enter an email address, such as name@example.com.' }],
])('a change of address to %j with the password %j has the errors %j', (email, password, expected) => {
  expect(checkEmailChange({ email, password }, 'old@b.co')).toEqual(expected);
});

it.each([
  ['old', 'long enough', 'long enough', {}],
  ['', 'long enough', 'long enough', { currentPassword: 'Please enter your password.' }],
  ['old', '', '', { newPassword: 'Required.' }],
  ['old', 'short', 'short', { newPassword: 'Min 8 characters' }],
  ['old', 'x'.repeat(129), 'x'.repeat(129), { newPassword: 'Please use at most 128 characters.' }],
  ['old', 'long enough', 'long enuogh', { confirmation: 'Passwords must match.' }],
])(
  'a change of the password %j to %j, confirmed with %j, has the errors %j',
  (currentPassword, newPassword, confirmation, expected) => {
    expect(checkPasswordChange({ currentPassword, newPassword, confirmation })).toEqual(expected);
  },
);

describe('checkDeletion', () => {
  it.each([
    [true, 'secret', {}],
    [true, '', { confirmation: 'Please enter your password.' }],
    [false, ' A@b.co', {}],
    [false, '', { confirmation: 'This doesn’t match your account’s address.' }],
    [false, 'other@b.co', { confirmation: 'This doesn’t match your account’s address.' }],
  ])(
    'a deletion (account with a password: %j) confirmed with %j has the errors %j',
    (hasPassword, confirmation, expected) => {
      expect(checkDeletion({ confirmation }, { hasPassword, email: 'a@b.co' })).toEqual(expected);
    },
  );
});
