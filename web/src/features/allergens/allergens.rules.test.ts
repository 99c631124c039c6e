import { expect, test } from 'vitest';
import { codesText, NO_FACTS, openReason, restFree, withLetter } from './allergens.rules.ts';

const none = NO_FACTS.codes;

test.each([
  [none, 'Nothing is confirmed yet.'],
  ['F'.repeat(14), 'Free from all 14 allergens.'],
  [withLetter(withLetter(none, 6, 'C'), 9, 'M'), 'Contains milk. May contain nuts. 12 not confirmed.'],
  [restFree(withLetter(none, 6, 'C')), 'Contains milk.'],
])('%s reads %j', (codes, words) => expect(codesText(codes)).toBe(words));

test.each([
  [{}, 'unconfirmed'],
  [{ codes: 'F'.repeat(14) }, null],
  [{ codes: 'F'.repeat(14), checkAgain: true }, 'checkAgain'],
  [{ codes: 'F'.repeat(14), suggestion: none, checkAgain: true }, 'suggested'],
])('facts with %j need a person because: %s', (changes, reason) => {
  expect(openReason({ ...NO_FACTS, ...changes })).toBe(reason);
});
