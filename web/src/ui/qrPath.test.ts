import { expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';

it('neighbours in a row are one rectangle', () =>
  expect(
    qrPath([
      [true, true, false],
      [false, true, true],
      [true, false, true],
    ]),
  ).toBe('M0 0h2v1h-2zM1 1h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z'));
