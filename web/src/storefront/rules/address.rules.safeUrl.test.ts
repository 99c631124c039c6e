import { expect, it } from 'vitest';
import { safeUrl } from './address.rules.ts';

it.each([
  ['https://a.example/x.webp', 'https://a.example/x.webp'],
  ['http://localhost:9000/b/k', 'http://localhost:9000/b/k'],
  ['javascript:alert(1)', null],
  [' jAvAsCrIpT:alert(1)', null],
  ['data:image/svg+xml,<svg/>', null],
  ['//evil.example', null],
  ['/relative', null],
  ['', null],
  [null, null],
])('the safe URL of %s is %s', (address, safe) => {
  expect(safeUrl(address)).toBe(safe);
});
