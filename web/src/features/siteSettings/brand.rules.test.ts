import { expect, test } from 'vitest';
import { checkBrand, ratioText } from './brand.rules.ts';

test.each([
  { primary: '#00419d', effect: 'asChosen' },
  // Pale, yet it stands out from the page: dark text.
  { primary: '#f8b500', effect: 'darkText' },
  // White text nearly fits: a little darker.
  { primary: '#e4572e', effect: 'adjusted' },
  // The page itself is white, and so is the second colour.
  { primary: '#ffffff', effect: 'adjusted' },
])('the main colour $primary has the effect $effect', ({ primary, effect }) => {
  const { primary: check } = checkBrand('TRATTORIA', { primary, secondary: '#ffffff' });
  expect(check).toMatchObject({ effect });
  expect(check.effect === 'adjusted').toBe(check.shown !== primary);
});

test('a colour in capitals is the same colour', () => {
  const { primary } = checkBrand('COUNTER', { primary: '#00419D', secondary: '#F8D99B' });
  expect(primary.effect).toBe('asChosen');
});

test.each([
  [4.49, '4.4'],
  [4.5, '4.5'],
  [21, '21.0'],
])('the contrast ratio %d is written as %s', (ratio, text) => {
  expect(ratioText(ratio)).toBe(text);
});

test.each([
  ['#ffffff', '#c8102e', 'swapped', 'asChosen'],
  ['#f8f4ec', '#ffe600', 'swapped', 'darkText'],
  ['#c8102e', '#ffffff', 'asChosen', 'darkText'],
])('the colours %s and %s have the effects %s and %s', (primary, secondary, first, second) => {
  const check = checkBrand('COUNTER', { primary, secondary });
  expect([check.primary.effect, check.secondary.effect]).toEqual([first, second]);
});
