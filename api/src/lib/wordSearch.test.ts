import { expect, it } from 'vitest';
import { wordQuery, wordsSql } from './wordSearch.ts';

it.each([
  ['olive', 'olive:*'],
  [' The Olive  Press ', 'The:* & Olive:* & Press:*'],
  ['ana+shop@example.org', 'ana:* & shop:* & example:* & org:*'],
  ['café-du-nord', 'café:* & du:* & nord:*'],
  ['Cafe\u0301', 'Café:*'],
  ['寿司 7', '寿司:* & 7:*'],
  ["a | b & !c:* <-> 'd'", 'a:* & b:* & c:* & d:*'],
  ['1 2 3 4 5 6 7 8 9', '1:* & 2:* & 3:* & 4:* & 5:* & 6:* & 7:* & 8:*'],
])('the words of %j are searched as %s', (text, query) => {
  expect(wordQuery(text)).toBe(query);
});

it.each(['', '  ', '&|!:*', "''", 'o'.repeat(101)])('%j has no words to search', (text) => {
  expect(wordQuery(text)).toBe('');
});

it('each joint of words becomes one space', () => {
  expect(wordsSql('"a"', '"b"')).toBe(
    `to_tsvector('simple'::regconfig, translate("a" || ' ' || "b", '-._@+/:&~=#%''', '             '))`,
  );
});
