import { expect, it } from 'vitest';
import { manyLines } from '@forkfront/common/plainText.ts';

it.each([
  ['one\r\ntwo\rthree\nfour', 'one\ntwo\nthree\nfour'],
  ['  a\tb\0c  ', 'a b c'],
  ['\ud800x', '\ufffdx'],
  [' \n\n ', ''],
])('the lines of %j are kept as %j', (text, expected) => expect(manyLines(text)).toBe(expected));
