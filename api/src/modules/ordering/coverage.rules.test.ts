import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import { expect, it } from 'vitest';
import { coverageOf } from './coverage.rules.ts';

it('each beginning has what it covers, as written and in the same order', () => {
  expect(coverageOf(['se1', ' e1 ', 'London', 'SE1 7', ''])).toEqual([
    { prefix: 'se1', districts: ['SE1'] },
    { prefix: ' e1 ', districts: ['E1', 'E1W'] },
    { prefix: 'London', districts: [] },
    { prefix: 'SE1 7', districts: ['SE1 7'] },
    { prefix: '', districts: [] },
  ]);
});

it('long texts and long lists are not read', () => {
  expect(coverageOf([`SE1${' '.repeat(100_000)}`])).toMatchObject([{ districts: [] }]);
  const many = Array.from({ length: 100_000 }, () => 'B');
  expect(coverageOf(many)).toHaveLength(ORDERING_LIMITS.prefixes);
});
