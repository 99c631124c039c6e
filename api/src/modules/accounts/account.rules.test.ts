import { describe, expect, it } from 'vitest';
import { accountProblems, initialOf, isEmail, newPasswordProblems } from './account.rules.ts';

describe('isEmail', () => {
  it.each(['a@b.co', 'ana.lopez+shop@mail.example.org', 'O’Hara@example.com'])('accepts %s', (email) =>
    expect(isEmail(email)).toBe(true),
  );
  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b.',
    'a b@c.co',
    'a@b.co\nBcc: x@y.co',
    '<a@b.co>',
    'a\0@b.co',
    'a@b\u0007.co',
    'a@b.co,c@d.co',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses %j', (email) => expect(isEmail(email)).toBe(false));
});

describe('accountProblems', () => {
  const good = { name: 'Ana', email: 'ana@example.org', password: 'long enough' };

  it('finds nothing wrong with a good account', () => expect(accountProblems(good)).toEqual([]));

  it.each([
    ['name', { ...good, name: '\0' }, 'Please enter your name.'],
    ['name', { ...good, name: '  ' }, 'Please enter your name.'],
    ['name', { ...good, name: 'x'.repeat(101) }, 'Please use at most 100 characters.'],
    ['email', { ...good, email: '' }, 'Please enter your e-mail address.'],
    ['email', { ...good, email: 'ana@' }, 'E-mail must be valid'],
    ['password', { ...good, password: '' }, 'Please enter a password.'],
    ['password', { ...good, password: '1234567' }, 'Min 8 characters'],
    ['password', { ...good, password: 'x'.repeat(129) }, 'Please use at most 128 characters.'],
    [
      'password',
      { ...good, password: 'Password123' },
      'This password is too common. Please choose another one.',
    ],
  ])('names the problem at %s', (path, account, message) =>
    expect(accountProblems(account)).toEqual([{ path, message }]),
  );

  it('names all problems at once', () =>
    expect(accountProblems({ name: '', email: '', password: '' }).map(({ path }) => path)).toEqual([
      'name',
      'email',
      'password',
    ]));
});

describe('newPasswordProblems', () => {
  it.each([
    ['a better battery', null],
    ['', 'Please enter a password.'],
    ['1234567', 'Min 8 characters'],
    ['Password123', 'This password is too common. Please choose another one.'],
    ['correct horse', 'Please choose a password that differs from your current one.'],
    ['Correct horse', null],
  ])('of %j instead of "correct horse"', (next, message) =>
    expect(newPasswordProblems('correct horse', next)).toEqual(
      message ? [{ path: 'newPassword', message }] : [],
    ),
  );
});

describe('initialOf', () => {
  it.each([
    ['ana', 'A'],
    ['  élodie', 'É'],
    ['', '?'],
    ['𝒜da', '𝒜'],
  ])('of %j is %s', (name, initial) => expect(initialOf(name)).toBe(initial));
});
