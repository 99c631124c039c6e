import { describe, expect, it } from 'vitest';
import { parseSample, scoreMenu, totalsOf } from './scoreMenu.ts';

const SAMPLE = `PIZZA
any menu text
=== expected
[Pizza]
Margherita | 9": 8.00, 12": 11.00 | v, gf
+ Extra  cheese | 1.50

? Lobster market price
`;

describe('scoring a read menu', () => {
  it('a sample is the menu and what has to be read in it', () => {
    expect(parseSample(SAMPLE)).toEqual({
      menu: 'PIZZA\nany menu text\n',
      expected: {
        dishes: ['margherita', 'extra cheese'],
        prices: ['margherita | 800 1100', 'extra cheese | 150'],
        sections: ['margherita | pizza', 'extra cheese | pizza'],
        sizes: ['margherita | 9", 12"'],
        tags: ['margherita | v', 'margherita | gf'],
        extras: ['extra cheese'],
        unread: ['lobster market price'],
      },
    });
  });

  it('a sample with a line that is no dish is refused', () => {
    expect(() => parseSample('=== expected\nSoup | five pounds')).toThrow('No price: Soup | five pounds');
    expect(() => parseSample('Soup 5')).toThrow('"=== expected" is missing');
  });

  it('a dish that was read twice is one surplus', () => {
    const { expected } = parseSample('=== expected\nTea | 2.00');
    const { expected: actual } = parseSample('=== expected\nTea | 2.00\nTea | 2.50');
    const score = scoreMenu(expected, actual);
    expect(score.dishes).toEqual({ missing: [], surplus: ['tea'], matched: 1 });
    expect(score.prices).toEqual({ missing: [], surplus: ['tea | 250'], matched: 1 });
  });

  it('the totals count all menus together', () => {
    const { expected } = parseSample('=== expected\nTea | 2.00\nCake | 3.00');
    const { expected: actual } = parseSample('=== expected\nTea | 2.00');
    const totals = totalsOf([scoreMenu(expected, actual), scoreMenu(actual, actual)]);
    expect(totals.dishes).toEqual({ precision: 1, recall: 2 / 3, expected: 3 });
    expect(totals.tags).toEqual({ precision: 1, recall: 1, expected: 0 });
  });
});
