import { describe, expect, it } from 'vitest';
import { checkLogin, checkRegistration } from './accounts.rules.ts';

describe('checkLogin', () => {
  it.each([
    ['a@b.co', 'x', {}],
    [' a@b.co ', 'x', {}],
    ['', 'x', { email: 'Please enter your e-mail address.' }],
    ['   ', 'x', { email: 'Please enter your e-mail address.' }],
    ['a@b', 'x', { email: 'Please enter an e-mail address such as name@example.com.' }],
    ['a b@c.de', 'x', { email: 'Please enter an e-mail address such as name@example.com.' }],
    ['a@b.co', '', { password: 'Please enter your password.' }],
    ['a@b.co', ' ', {}],
  ])('%j with password %j: %j', (email, password, expected) => {
    expect(checkLogin({ email, password })).toEqual(expected);
  });
});

describe('checkRegistration', () => {
  it.each([
    ['Amelia', '12345678', {}],
    ['', '12345678', { name: 'Please enter your name.' }],
    ['  ', '1234567', { name: 'Please enter your name.', password: 'Min 8 characters' }],
    ['Amelia', '', { password: 'Please enter your password.' }],
  ])('name %j with password %j: %j', (name, password, expected) => {
    expect(checkRegistration({ name, email: 'a@b.co', password })).toEqual(expected);
  });
});
