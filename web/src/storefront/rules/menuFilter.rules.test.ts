import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoAllergens, demoGroup, demoItem } from '../test/demoStorefront.ts';
import { allergenCodes, ALLERGENS, combinedAllergens } from '@forkfront/common/allergens.ts';
import { dishFacts, searchWords } from './dishFacts.rules.ts';
import { foundText, hasWords, hiddenBecause, plainWords } from './menuFilter.rules.ts';

const NUTS = ALLERGENS.indexOf('NUTS');
const nuts = (letter: string) => 'F'.repeat(NUTS) + letter + 'F'.repeat(ALLERGENS.length - NUTS - 1);

it.each([
  ['F', null],
  ['C', 'contains'],
  ['M', 'contains'],
  ['U', 'unconfirmed'],
  ['?', 'unconfirmed'],
])('“without nuts” with the state %s: %s', (letter, reason) => {
  expect(hiddenBecause({ diets: [], allergens: nuts(letter) }, { diets: [], without: [NUTS] })).toBe(reason);
});

const codes = fc.string({ unit: fc.constantFrom('C', 'M', 'U', 'F'), minLength: 14, maxLength: 14 });

it('a filter only ever shows what is confirmed to be free from every allergen that it names', () => {
  const at = fc.uniqueArray(fc.integer({ min: 0, max: 13 }));
  fc.assert(
    fc.property(codes, at, (allergens, without) => {
      const isShown = hiddenBecause({ diets: [], allergens }, { diets: [], without }) === null;
      expect(isShown).toBe(without.every((one) => allergens[one] === 'F'));
    }),
  );
});

it('the worst state of the parts wins, in any order', () => {
  fc.assert(
    fc.property(fc.array(codes, { minLength: 1, maxLength: 5 }), (parts) => {
      const all = combinedAllergens(parts);
      expect(combinedAllergens(parts.toReversed())).toBe(all);
      for (const [at, letter] of [...all].entries()) {
        const letters = parts.map((part) => part.charAt(at));
        expect(letter).toBe(['C', 'M', 'U', 'F'].find((one) => letters.includes(one)));
      }
    }),
  );
});

it('what is vegan is vegetarian', () => {
  const { diets } = dishFacts(demoItem('Dal', { dietaryTags: ['VEGAN'] }), []);
  expect(diets).toEqual(['VEGETARIAN', 'VEGAN']);
});

it('a dish is free from an allergen only when what must be chosen can be', () => {
  const dish = demoItem('Pizza', { allergens: demoAllergens({}, 'F'), optionGroupIds: ['group-Base'] });
  const at = (options: Parameters<typeof demoGroup>[1], min = 1) =>
    dishFacts(dish, [demoGroup('Base', options, { min, max: 1 })]).allergens[NUTS];
  const [free, nutty] = [
    { allergens: demoAllergens({}, 'F') },
    { allergens: demoAllergens({ NUTS: 'C' }, 'F') },
  ];
  expect(at({ Thin: free, Nutty: nutty })).toBe('F');
  expect(at({ Nutty: nutty })).toBe('C');
  expect(at({ Thin: { ...free, isAvailable: false }, Nutty: nutty })).toBe('C');
  expect(at({ Thick: {} })).toBe('U');
  expect(at({ Nutty: nutty }, 0)).toBe('F');
});

it('an allergen without an answer is unconfirmed', () => {
  expect(allergenCodes([{ allergen: 'NUTS', state: 'FREE_FROM' }])).toBe('UUUUUUUUUFUUUU');
});

it.each([
  [3, [], false, '', ''],
  [3, [], false, 'pie', '3 dishes found'],
  [1, [], false, 'pie', '1 dish found'],
  [0, [], false, 'pie', 'No dish matches “pie”'],
  [
    2,
    ['contains', 'contains', 'diet'],
    true,
    '',
    '2 dishes shown, 3 hidden: 1 not marked for this diet; 2 with, or maybe with, what you leave out.',
  ],
  [0, ['unconfirmed'], true, 'pie', 'No dish shown, 1 hidden: 1 not confirmed: please ask us.'],
] as const)('%i shown and %j hidden reads well', (shown, hidden, isFiltered, find, words) => {
  expect(foundText(shown, hidden, isFiltered, find)).toBe(words);
});

it.each([
  ['Tiramisù', 'tiramisu', true],
  ['Stone-baked pizza', 'PIZZA stone', true],
  ['Soup', 'soup bread', false],
  ['Soup', '', true],
])('%s has the words %s: %s', (text, words, has) =>
  expect(hasWords(plainWords(text), plainWords(words))).toBe(has),
);

it('a search has 100 letters and 8 words', () => {
  expect(searchWords('a '.repeat(6_500))).toBe('a a a a a a a a');
  expect(searchWords('x'.repeat(1_000))).toBe('x'.repeat(100));
});
