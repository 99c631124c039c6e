import { expect, it } from 'vitest';
import { linesOf } from './qrPoster.rules.ts';

it.each([
  ['The Olive Press', ['The Olive Press']],
  ['A Kitchen with a Rather Long Name', ['A Kitchen with a Rather', 'Long Name']],
  ['  Two   words ', ['Two words']],
  ['Abcdefghijklmnopqrstuvwxyz', ['Abcdefghijklmnopqrstuvwx', 'yz']],
  ['', []],
])('the name %j has the lines %j', (name, lines) => expect(linesOf(name)).toEqual(lines));
