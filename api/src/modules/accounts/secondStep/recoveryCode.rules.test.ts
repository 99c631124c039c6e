import { expect, it } from 'vitest';
import { newRecoveryCode, plainRecoveryCode } from './recoveryCode.rules.ts';

it('a recovery code has six groups of four characters, and each is another', () => {
  const codes = Array.from({ length: 100 }, newRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{4}(?:-[a-hj-km-np-z2-9]{4}){5}$/);
  expect(new Set(codes).size).toBe(100);
});

it.each(['abcd-efgh-2345', 'ABCD EFGH 2345', ' abcdefgh2345\n'])('%j is the same code', (typed) =>
  expect(plainRecoveryCode(typed)).toBe('abcdefgh2345'),
);
