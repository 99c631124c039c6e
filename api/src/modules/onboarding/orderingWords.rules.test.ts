import { expect, it } from 'vitest';
import { wordsOfAreas, wordsOfHours } from './orderingWords.rules.ts';

const zone = {
  id: 'a',
  name: 'SE1',
  prefixes: ['SE1'],
  radiusKm: null,
  fee: 250,
  minimum: 0,
  freeOver: null,
  extraMinutes: 0,
};

it('a week is its days and times', () =>
  expect(
    wordsOfHours([
      { days: [1, 2], from: '12:00', to: '14:30' },
      { days: [7], from: '12:00', to: '01:00' },
    ]),
  ).toBe('Mon, Tue 12:00-14:30, Sun 12:00-01:00'));

it('areas are their postcodes and amounts', () => {
  expect(wordsOfAreas([{ ...zone, prefixes: ['SE1', 'SE11'] }])).toBe('we deliver to SE1, SE11 for £2.50');
  expect(wordsOfAreas([{ ...zone, minimum: 1500, freeOver: 3000 }])).toBe(
    'we deliver to SE1 for £2.50, minimum order £15.00, free over £30.00',
  );
});

it.each([
  ['no area', []],
  ['a radius', [{ ...zone, prefixes: null, radiusKm: 3 }]],
  ['two minimums', [zone, { ...zone, minimum: 1000 }]],
])('%s has no words', (_what, zones) => expect(wordsOfAreas(zones)).toBeNull());
