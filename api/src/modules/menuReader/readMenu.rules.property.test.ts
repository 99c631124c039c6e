import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMenu } from './readMenu.rules.ts';

const word = fc.constantFrom(
  'Margherita',
  'korma',
  'PIZZAS',
  'Fish & Chips',
  'tea',
  'naan',
  'Café',
  'extra',
  'half',
  'for 2',
);
const price = fc.constantFrom(
  '8',
  '8.50',
  '8,5',
  '£9',
  '850p',
  '8 / 10 / 12',
  '9.50 / 11',
  '1000.01',
  '$5',
  '-3',
  'MP',
  '330ml',
  '9"',
  '+1.50',
  '80p each',
);
const glue = fc.constantFrom(
  ' ',
  '  ',
  '    ',
  '\t',
  ' - ',
  ', ',
  ' | ',
  ';',
  ': ',
  ' (',
  ') ',
  ' .... ',
  '/',
  '"',
  ',',
);
const line = fc
  .array(fc.oneof(word, price, glue, fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 12 })
  .map((parts) => parts.join(''));
const text = fc
  .array(line, { maxLength: 25 })
  .chain((lines) => fc.constantFrom('\n', '\n\n', '\r\n').map((end) => lines.join(end)));

/** The letters and digits of a text. */
const characters = (value: string): string => value.normalize('NFC').replaceAll(/[^\p{L}\d]/gu, '');

describe('any text', { tags: ['@long'] }, () => {
  it('every letter and digit of a menu is in its lines once, in the dishes or in the unread lines', () => {
    fc.assert(
      fc.property(text, (menu) => {
        const { lines, unread, sections } = readMenu(menu);
        const sorted = (value: string) => [...characters(value)].toSorted().join('');
        expect(sorted(lines.map((each) => each.text).join(''))).toBe(sorted(menu.toWellFormed()));
        expect(unread.toSorted()).toEqual(
          lines
            .filter(({ use }) => use === 'unread')
            .map((each) => each.text)
            .toSorted(),
        );
        expect(sections.flatMap(({ dishes }) => dishes)).toHaveLength(
          lines.filter(({ use }) => use === 'dish').length,
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('every dish has a name and prices in whole pence from £0 to £1000, and every price is written in the menu', () => {
    fc.assert(
      fc.property(text, (menu) => {
        // A comma can be in a number, and between the cells of a table.
        const numbers = [/\d+(?:[.,]\d+)*/g, /\d+(?:\.\d+)*/g].flatMap(
          (pattern) => menu.match(pattern) ?? [],
        );
        const written = new Set(numbers.flatMap((number) => [pence(number, 1), pence(number, 100)]));
        for (const { dishes } of readMenu(menu).sections)
          for (const { name, prices } of dishes) {
            expect(name).toMatch(/\p{L}/u);
            expect(prices.length).toBeGreaterThan(0);
            for (const each of prices) {
              expect(Number.isInteger(each.pence) && each.pence >= 0 && each.pence <= 100_000).toBe(true);
              expect(written).toContain(each.pence);
            }
            expect(new Set(prices.map(({ label }) => label)).size).toBe(prices.length);
          }
      }),
      { numRuns: 1_000, examples: [['"Margherita9"8,5']] },
    );
  });
});

const pence = (number: string, factor: number): number =>
  Math.round(
    Number(/,\d{1,2}$/.test(number) ? number.replace(',', '.') : number.replaceAll(',', '')) * factor,
  );
