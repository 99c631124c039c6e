import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMailAddress } from '../../gateways/mail/mailAddress.rules.ts';
import {
  accountProblems,
  initialOf,
  isEmail,
  mailboxOf,
  newPasswordProblems,
  normaliseEmail,
} from './account.rules.ts';

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'ana.lopez+shop@mail.example.org',
    'O’Hara@example.com',
    "o'hara@example.com",
    'ana@bücher.example',
    'ana@xn--bcher-kva.example',
    'عنا@مثال.إختبار',
    'a@sub-domain.example.museum',
    `a@${'b'.repeat(63)}.co`,
    `${'a'.repeat(64)}@b.co`,
  ])('isEmail accepts %s', (email) => expect(isEmail(email)).toBe(true));
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
    '.ana@b.co',
    'ana.@b.co',
    'a..na@b.co',
    'a@b@c.co',
    'ana\u200b@b.co',
    'a\u00adna@b.co',
    'a\u202ena@b.co',
    'ana\ud800@b.co',
    'ana\ue000@b.co',
    'ana@b\u200b.co',
    'ana@b.co/c',
    'ana@b.co#c',
    'ana@b.co:25',
    'ana@127.0.0.1',
    'ana@[127.0.0.1]',
    'ana＠b.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(250)}.co`,
    // Mail servers cannot have these domains.
    'x@a_b.test',
    'x@_dmarc.example.org',
    `a@${'b'.repeat(64)}.co`,
    `a@b.${'c'.repeat(64)}`,
    `a@${'ü'.repeat(60)}.co`,
    'a@-b.co',
    'a@b-.co',
    'a@b.-co',
    'a@b..co',
  ])('isEmail refuses %j', (email) => expect(isEmail(email)).toBe(false));
});

describe('normaliseEmail', () => {
  it.each([
    [' Ana@Example.ORG\n', 'ana@example.org'],
    ['ana\u200b@example.org\u200b', 'ana@example.org'],
    ['\ufeffan\u00ada@exam\u00adple.org', 'ana@example.org'],
    ['\u202aana@example.org\u202c', 'ana@example.org'],
    ['Ame\u0301lie@example.org', 'am\u00e9lie@example.org'],
    ['AM\u00c9LIE@example.org', 'am\u00e9lie@example.org'],
    ['\u212aim@example.org', 'kim@example.org'],
    ['ana@B\u00fccher.example', 'ana@xn--bcher-kva.example'],
    ['ana@bu\u0308cher.example', 'ana@xn--bcher-kva.example'],
    ['ana@XN--BCHER-KVA.example', 'ana@xn--bcher-kva.example'],
    ['ana@ｅｘａｍｐｌｅ.org', 'ana@example.org'],
    ['ana@example.org/evil', 'ana@example.org/evil'],
    ['Nobody', 'nobody'],
    ['Example.org', 'example.org'],
    [' ', ''],
  ])('the address %j is stored as %s', (typed, expected) => expect(normaliseEmail(typed)).toBe(expected));

  it(
    'a normalised address stays the same, and an accepted address is one recipient',
    { tags: ['long'] },
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

describe('mailboxOf', () => {
  it.each([
    ['ana@example.org', 'ana@example.org'],
    ['ana+1@example.org', 'ana@example.org'],
    ['a.n.a+x+y@mail.example.org', 'ana@mail.example.org'],
    ['ana@gmail.com', 'ana@gmail.com'],
    ['a.na+x@googlemail.com', 'ana@gmail.com'],
    ['ana@googlemail.com.example', 'ana@googlemail.com.example'],
  ])('the mailbox of %s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
});
