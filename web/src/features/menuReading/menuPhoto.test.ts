import { expect, test } from 'vitest';
import { fittedSize } from './menuPhoto.ts';

test.each([
  [4000, 3000, [2000, 1500]],
  [3000, 4000, [1500, 2000]],
  [800, 600, [800, 600]],
  [10_000, 1, [2000, 1]],
])('a photo of %d x %d px is sent as %j', (width, height, size) => {
  expect(fittedSize({ width, height })).toEqual(size);
});
