import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { MIN_PASSWORD_LENGTH, isCommonPassword } from '../account.rules.ts';

it.each(['password', 'PassWord1', 'qwertyuiop', '12345678', 'Iloveyou1'])('knows %s', (password) =>
  expect(isCommonPassword(password)).toBe(true),
);

it.each(['correct horse', 'parmigiano-36', ''])('lets %j pass', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

it('knows at least the 3,000 most common ones that are long enough', () => {
  const long = dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD_LENGTH);
  expect(long.length).toBeGreaterThanOrEqual(3000);
  expect(long.every(isCommonPassword)).toBe(true);
});
