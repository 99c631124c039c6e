import { ACCOUNT_LIMITS } from '@forkfront/common/limits.ts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, it } from 'vitest';
import { isCommonPassword } from './account.rules.ts';

it.each(['password', 'PassWord1', 'qwertyuiop', '12345678', 'Iloveyou1'])(
  '%s is a common password',
  (password) => expect(isCommonPassword(password)).toBe(true),
);

it.each(['correct horse', 'parmigiano-36', ''])('%j is not a common password', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

it('the list contains at least 3,000 common passwords that are long enough', () => {
  const long = dictionary['passwords-common'].filter(
    (password) => password.length >= ACCOUNT_LIMITS.password.min,
  );
  expect(long.length).toBeGreaterThanOrEqual(3000);
  expect(long.every(isCommonPassword)).toBe(true);
});
