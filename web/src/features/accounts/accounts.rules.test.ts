import { describe, expect, it } from 'vitest';
import { emailError } from '../../forms/fields.ts';
import { checkLogin, checkNewPassword, checkRegistration } from './accounts.rules.ts';
import { messages } from './messages.ts';

describe('checkLogin', () => {
  it.each([
    ['a@b.co', 'x', {}],
    [' a@b.co ', 'x', {}],
    ['', 'x', { email: 'Please enter your email address.' }],
    ['   ', 'x', { email: 'Please enter your email address.' }],
    ['a@b', 'x', { email: 'Please enter an email address, such as name@example.com.' }],
    ['a b@c.de', 'x', { email: 'Please enter an email address, such as name@example.com.' }],
    ['a@b.co', '', { password: 'Please enter your password.' }],
    ['a@b.co', ' ', {}],
  ])('a login of %j with the password %j has the errors %j', (email, password, expected) => {
    expect(checkLogin({ email, password })).toEqual(expected);
  });
});

describe('checkRegistration', () => {
  it.each([
    ['Amelia', '12345678', {}],
    ['', '12345678', { name: 'Please enter your name.' }],
    ['  ', '1234567', { name: 'Please enter your name.', password: 'Min 8 characters' }],
    ['Amelia', '', { password: 'Please enter your password.' }],
    ['Amelia', 'x'.repeat(129), { password: 'Please use at most 128 characters.' }],
  ])('a registration with the name %j and the password %j has the errors %j', (name, password, expected) => {
    expect(checkRegistration({ name, email: 'a@b.co', password })).toEqual(expected);
  });
});

describe('emailError', () => {
  it.each([
    ['a@b.co', null],
    [' a@b.co ', null],
    [' ', 'Please enter your email address.'],
    ['a@b', 'Please enter an email address, such as name@example.com.'],
  ])('a reset request for %j has the error %j', (email, expected) => {
    expect(emailError(email, messages)).toBe(expected);
  });
});

describe('checkNewPassword', () => {
  const longest = 'x'.repeat(128);
  it.each([
    ['12345678', '12345678', {}],
    [longest, longest, {}],
    ['        ', '        ', {}],
    ['😀'.repeat(128), '😀'.repeat(128), {}],
    ['😀😁😂🤣', '😀😁😂🤣', { password: 'Min 8 characters' }],
    ['', '', { password: 'Required.' }],
    ['1234567', '1234567', { password: 'Min 8 characters' }],
    [`${longest}x`, `${longest}x`, { password: 'Please use at most 128 characters.' }],
    ['12345678', '', { confirmation: 'Passwords must match.' }],
    ['12345678', '12345678 ', { confirmation: 'Passwords must match.' }],
    ['', '12345678', { password: 'Required.', confirmation: 'Passwords must match.' }],
    ['short', 'other', { password: 'Min 8 characters', confirmation: 'Passwords must match.' }],
  ])('the new password %j confirmed with %j has the errors %j', (password, confirmation, expected) => {
    expect(checkNewPassword({ password, confirmation })).toEqual(expected);
  });
});
