import { describe, expect, it } from 'vitest';
import {
  ALLERGEN_NAMES,
  ALLERGEN_SHORT_NAMES,
  ALLERGENS,
  allergenAnswers,
  allergenCodes,
  allergenWords,
  combinedAllergens,
  UNCONFIRMED_ALLERGENS,
  unconfirmedDishes,
  withAnswers,
} from './allergens.ts';

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
    ['U'.repeat(14), ''],
    ['FFUFFFFFFFFFFF', ''],
    ['F'.repeat(14), 'Free from all 14 allergens.'],
    ['CMUFFFCFFFFFFF', 'Contains celery, milk. May contain cereals with gluten.'],
  ] as const)('the answers %s read: %s', (all, words) => {
    expect(allergenWords(all)).toBe(words);
  });

  it('that are not confirmed are told once for all dishes', () => {
    const dish = (name: string, allergens: string) => ({ name, allergens });
    const [none, some, all] = ['U'.repeat(14), 'CFUFFFFFFFFFFF', 'F'.repeat(14)];
    expect(unconfirmedDishes([dish('Soup', none), dish('Pie', none)], ALLERGEN_NAMES)).toBeNull();
    expect(
      unconfirmedDishes([dish('Soup', none), dish('Pie', all), dish('Soup', none)], ALLERGEN_NAMES),
    ).toBe('Soup');
    expect(unconfirmedDishes([dish('Soup', some), dish('Pie', none)], ALLERGEN_NAMES)).toBe(
      'Soup (crustaceans), Pie',
    );
    expect(unconfirmedDishes([dish('Pie', all)], ALLERGEN_NAMES)).toBe('');
    expect(unconfirmedDishes([], ALLERGEN_NAMES)).toBe('');
    expect(unconfirmedDishes([dish('Bread', 'CUFFFFFFFFFFFF')], ALLERGEN_SHORT_NAMES)).toBe('Bread (gluten)');
  });

  it('are the same facts as codes and as answers', () => {
    const mixed = 'CMFUFFCFFFFFFF';
    expect(allergenCodes(allergenAnswers(mixed))).toBe(mixed);
    expect(allergenCodes([{ allergen: 'NUTS', state: 'FREE_FROM' }])).toBe('UUUUUUUUUFUUUU');
  });

  it('count as not confirmed when a code or a state is unknown', () => {
    expect(allergenAnswers('').every(({ state }) => state === 'UNCONFIRMED')).toBe(true);
    expect(allergenCodes([{ allergen: 'CELERY', state: 'SOMETHING_NEWER' }])).toBe(UNCONFIRMED_ALLERGENS);
    expect(UNCONFIRMED_ALLERGENS).toHaveLength(ALLERGENS.length);
  });
});
