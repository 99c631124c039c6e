import { expect, it } from 'vitest';
import { fullerAddress } from './fullerAddress.rules.ts';

const FULL = '9 Mill Lane, York YO1 7EP';

it.each([
  [null, '9 Mill Lane', '9 Mill Lane'],
  [FULL, '9 mill lane, York', FULL],
  [FULL, 'York', FULL],
  [FULL, '12 Mill Lane', '12 Mill Lane'],
  [FULL, '9 Mill Lane, YO1 7EQ', '9 Mill Lane, YO1 7EQ'],
  ['9 Mill Lane', '9 Mill', '9 Mill'],
])('after %j, %j gives %j', (known, said, kept) => {
  expect(fullerAddress(known, said)).toBe(kept);
});
