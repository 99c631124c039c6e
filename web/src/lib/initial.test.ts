import { expect, it } from 'vitest';
import { initial } from './initial.ts';

it.each([
  ['amelia', 'A'],
  ['  özil', 'Ö'],
  ['Zoë', 'Z'],
  ['', '?'],
  ['   ', '?'],
  [null, '?'],
  [undefined, '?'],
])('the initial of %j is %s', (name, expected) => {
  expect(initial(name)).toBe(expected);
});
