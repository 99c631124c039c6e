import { expect, it } from 'vitest';
import { linesOf, pathOf } from './qrPoster.rules.ts';

it.each([
  ['The Olive Press', ['The Olive Press']],
  ['A Kitchen with a Rather Long Name', ['A Kitchen with a Rather', 'Long Name']],
  ['  Two   words ', ['Two words']],
  ['Abcdefghijklmnopqrstuvwxyz', ['Abcdefghijklmnopqrstuvwx', 'yz']],
  ['', []],
])('the name %j has the lines %j', (name, lines) => expect(linesOf(name)).toEqual(lines));

it('neighbours in a row are one rectangle', () =>
  expect(
    pathOf([
      [true, true, false],
      [false, true, true],
      [true, false, true],
    ]),
  ).toBe('M0 0h2v1h-2zM1 1h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z'));
