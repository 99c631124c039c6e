import { describe, expect, it } from 'vitest';
import {
  ALLERGENS,
  allergenAnswers,
  allergenWords,
  hasUnconfirmed,
  combinedAllergens,
  UNCONFIRMED_ALLERGENS,
  withAnswers,
} from './allergens.rules.ts';

const codes = (first: string) => first.padEnd(ALLERGENS.length, 'F');

describe('Allergens', () => {
  it.each([
    ['C', 'M', 'C'],
    ['C', 'U', 'C'],
    ['C', 'F', 'C'],
    ['M', 'U', 'M'],
    ['M', 'F', 'M'],
    ['U', 'F', 'U'],
    ['F', 'F', 'F'],
  ])('%s and %s together are %s', (one, other, together) => {
    expect(combinedAllergens([codes(one), codes(other)])).toBe(codes(together));
    expect(combinedAllergens([codes(other), codes(one)])).toBe(codes(together));
  });

  it('keep their state when something is answered for another one', () => {
    const answered = withAnswers(UNCONFIRMED_ALLERGENS, [{ allergen: 'NUTS', state: 'MAY_CONTAIN' }]);
    const answers = allergenAnswers(answered);
    expect(answers).toHaveLength(14);
    expect(answers.filter(({ state }) => state !== 'UNCONFIRMED')).toEqual([
      { allergen: 'NUTS', state: 'MAY_CONTAIN' },
    ]);
  });

  it.each([
    ['U'.repeat(14), 'diner', 'Allergens not confirmed: please ask us.', true],
    ['U'.repeat(14), 'owner', 'Allergens not confirmed.', true],
    ['F'.repeat(14), 'diner', 'Free from all 14 allergens.', false],
    [
      'CMUFFFCFFFFFFF',
      'diner',
      'Contains celery, milk. May contain cereals with gluten. Not confirmed, please ask us: crustaceans.',
      true,
    ],
    ['FFUFFFFFFFFFFF', 'owner', 'Not confirmed: crustaceans.', true],
  ] as const)('the answers %s read for a %s: %s', (all, reader, words, isMissing) => {
    expect(allergenWords(all, reader)).toBe(words);
    expect(hasUnconfirmed(all)).toBe(isMissing);
  });

  it('count as not confirmed when a code is unknown', () => {
    expect(allergenAnswers('').every(({ state }) => state === 'UNCONFIRMED')).toBe(true);
  });
});
