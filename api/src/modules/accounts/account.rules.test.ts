import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMailAddress } from '../../gateways/mail/mailAddress.rules.ts';
import { isEmail, normaliseEmail } from '@forkfront/common/email.ts';
import { accountProblems, initialOf, newPasswordProblems } from './account.rules.ts';

describe('an e-mail address', () => {
  it(
    'a normalised address stays the same, and an accepted address is one recipient',
    { tags: ['@long'] },
    () => {
      const part = fc.string({ unit: 'binary', maxLength: 12 });
      const address = fc.oneof(
        fc.emailAddress(),
        fc.tuple(part, part, part).map(([local, name, end]) => `${local}@${name}.${end}`),
      );
      fc.assert(
        fc.property(address, (typed) => {
          const email = normaliseEmail(typed);
          expect(normaliseEmail(email)).toBe(email);
          const isOneRecipient = parseMailAddress(email)?.address === email;
          expect(isEmail(email) && !isOneRecipient).toBe(false);
        }),
        { numRuns: 2_000 },
      );
    },
  );
});

describe('accountProblems', () => {
  const good = { name: 'Ana', email: 'ana@example.org', password: 'long enough' };

  it.each(['long enough', '12 34 5 6', 'é'.repeat(128), '😀'.repeat(128), '        ', 'with\0in it'])(
    'an account with the password %j is valid',
    (password) => expect(accountProblems({ ...good, password })).toEqual([]),
  );

  it.each([
    ['name', { ...good, name: '\0' }, 'Please enter your name.'],
    ['name', { ...good, name: '  ' }, 'Please enter your name.'],
    ['name', { ...good, name: 'x'.repeat(101) }, 'Please use at most 100 characters.'],
    ['email', { ...good, email: '' }, 'Please enter your email address.'],
    ['email', { ...good, email: 'ana@' }, 'Please check the email address.'],
    ['password', { ...good, password: '' }, 'Please enter a password.'],
    ['password', { ...good, password: '1234567' }, 'Min 8 characters'],
    ['password', { ...good, password: 'x'.repeat(129) }, 'Please use at most 128 characters.'],
    ['password', { ...good, password: '😀😁😂🤣' }, 'Min 8 characters'],
    ['password', { ...good, password: 'e\u0301'.repeat(7) }, 'Min 8 characters'],
    ['password', { ...good, password: '😀'.repeat(129) }, 'Please use at most 128 characters.'],
    [
      'password',
      { ...good, password: 'Password123' },
      'This password is too common. Please choose another one.',
    ],
  ])('accountProblems reports the problem of %s', (path, account, message) =>
    expect(accountProblems(account)).toEqual([{ path, message }]),
  );

  it('accountProblems reports all problems at once', () =>
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
    ['correct horse', 'Please choose a password that is different from your current one.'],
    ['Correct horse', null],
    ['cr\u00e8me br\u00fbl\u00e9e', null],
  ])('newPasswordProblems checks %j as a replacement of "correct horse"', (next, message) =>
    expect(newPasswordProblems('correct horse', next)).toEqual(
      message ? [{ path: 'newPassword', message }] : [],
    ),
  );
});

it('two Unicode compositions of a password are equal', () =>
  expect(newPasswordProblems('cre\u0300me brul\u00e9e', 'cr\u00e8me brule\u0301e')).toHaveLength(1));

describe('initialOf', () => {
  it.each([
    ['ana', 'A'],
    ['  élodie', 'É'],
    ['', '?'],
    ['𝒜da', '𝒜'],
  ])('the initial of %j is %s', (name, initial) => expect(initialOf(name)).toBe(initial));
});
