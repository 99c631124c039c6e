import { expect, test } from 'vitest';
import { firstDifference } from './install.mjs';

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'node_modules/express': { version: '5.3.0', integrity: 'sha512-a' },
    common: { version: '0.0.0' },
    'node_modules/@forkfront/common': { resolved: 'common', link: true },
    'node_modules/only-on-windows': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};
const installedWith = (express?: { version: string; integrity: string }) => ({
  packages: {
    common: { version: '0.0.0' },
    'node_modules/@forkfront/common': { resolved: 'common', link: true },
    ...(express && { 'node_modules/express': express }),
  },
});

test.each([
  ['the same', { version: '5.3.0', integrity: 'sha512-a' }, null],
  ['another version', { version: '5.2.0', integrity: 'sha512-a' }, 'node_modules/express'],
  ['other bytes', { version: '5.3.0', integrity: 'sha512-x' }, 'node_modules/express'],
  ['nothing', undefined, 'node_modules/express'],
])('the difference to the lock file is found when %s is installed', (_what, express, difference) => {
  expect(firstDifference(lock, installedWith(express))).toBe(difference);
});

test('a workspace that is not linked is a difference', () => {
  const { 'node_modules/@forkfront/common': _link, ...packages } = lock.packages;
  expect(firstDifference(lock, { packages })).toBe('node_modules/@forkfront/common');
});
