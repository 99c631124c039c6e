import { describe, expect, it } from 'vitest';
import {
  allergensOf,
  availableOf,
  namesOf,
  penceOfCell,
  textCell,
  textOf,
  periodsOf,
} from './menuCsvCells.rules.ts';

describe('cells', () => {
  it.each([
    ['8.50', 850],
    ['£8.50', 850],
    ['£ 1,000.00', 100_000],
    ['8,5', 850],
    ['.50', 50],
    ['50p', 50],
    ['+1.50', 150],
    ['−0.50', -50],
    ['8,50 GBP', 850],
    ['1 000', 100_000],
    ['8 50', null],
    ['8,500', 850_000],
    ['0,500', null],
    ['8.505', null],
    ['eight', null],
    ['', null],
    ['-', null],
  ])('the price %j is %j pence', (cell, pence) => expect(penceOfCell(cell)).toBe(pence));

  it.each(['=HYPERLINK("x")', '+44', '-', '@home', "'=x", "'nduja"])(
    'the text %j is not run as a formula',
    (text) => {
      expect(textCell(text)).not.toMatch(/^[=+\-@]/);
      expect(textOf(textCell(text))).toBe(text);
    },
  );

  it.each([
    ['Mon-Fri 11:30-15:00', [{ days: [1, 2, 3, 4, 5], from: '11:30', to: '15:00' }]],
    ['Saturday & Sunday 9–22.30', [{ days: [6, 7], from: '09:00', to: '22:30' }]],
    ['daily 18:00-02:00', [{ days: [1, 2, 3, 4, 5, 6, 7], from: '18:00', to: '02:00' }]],
    ['Fri-Mon 10-12', [{ days: [1, 5, 6, 7], from: '10:00', to: '12:00' }]],
    ['', []],
    ['lunch', null],
    ['Mon 25:00-26:00', null],
  ])('the periods %j are read', (cell, periods) => expect(periodsOf(cell)).toEqual(periods));

  it.each([
    ['contains: milk, nuts; free from: fish', 'UUUUFUCUUCUUUU'],
    ['Milk, gluten and eggs', 'UCUCUUCUUUUUUU'],
    ['may contain sesame', 'UUUUUUUUUUUMUU'],
    ['contains: milk; free from: milk, fish', 'UUUUFUCUUUUUUU'],
    ['glue', null],
  ])('the allergens %j are read', (cell, codes) => expect(allergensOf(cell)).toBe(codes));

  it.each([
    ['yes', { isAvailable: true, until: null }],
    ['Sold out', { isAvailable: false, until: null }],
    ['no until 2026-11-24', { isAvailable: false, until: '2026-11-24' }],
    ['no until 2026-11-24T05:00:00.000Z', { isAvailable: false, until: '2026-11-24T05:00:00.000Z' }],
    ['no until 2026-99-99', null],
    ['no until 2026-11-31', null],
    ['no until 2026-11-31T05:00:00Z', null],
    ['no until 2026-11-24 05:00', null],
    ['no until 2026-11-24T05:00', null],
    ['maybe', null],
  ])('the availability %j is read', (cell, value) => expect(availableOf(cell)).toEqual(value));

  it('names of groups keep their bars', () =>
    expect(namesOf(String.raw`A \| B | C`)).toEqual(['A | B', 'C']));
});
