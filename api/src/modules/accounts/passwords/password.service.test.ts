import { expect, it } from 'vitest';
import { PasswordService } from './password.service.ts';

const passwords = new PasswordService();

it.each([
  ['correct horse', 'correct horse', true],
  ['correct horse', 'Correct horse', false],
  ['correct horse', 'correct horse ', false],
  ['cr\u00e8me br\u00fbl\u00e9e', 'cre\u0300me bru\u0302le\u0301e', true],
  ['cr\u00e8me br\u00fbl\u00e9e', 'creme brulee', false],
  ['with\0in it', 'with\0in it', true],
  ['with\0in it', 'with', false],
  ['😀'.repeat(128), '😀'.repeat(128), true],
  ['😀'.repeat(128), '😀'.repeat(127), false],
])('the password %j matches %j: %s', async (password, typed, expected) =>
  expect(await passwords.matches(typed, await passwords.hash(password))).toBe(expected),
);

it('without a hash nothing matches', async () =>
  expect(await passwords.matches('no account has this password', null)).toBe(false));

it('two hashes of one password differ', async () =>
  expect(await passwords.hash('correct horse')).not.toBe(await passwords.hash('correct horse')));

it('a hash takes 19 MiB and two passes by default', async () =>
  expect(await passwords.hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/));
