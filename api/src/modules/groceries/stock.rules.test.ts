import { describe, expect, it } from 'vitest';
import { problemOf, stockAfter, STOCK_LIMITS } from './stock.rules.ts';

const TEN = { stock: 10, version: 4 };
const UNCOUNTED = { stock: null, version: 0 };
const MOST = { stock: STOCK_LIMITS.stock, version: 4 };

describe('what a wish does to a stock', () => {
  it.each([
    ['a new stock', TEN, { stock: 3, version: null }, { stock: 3, version: 5, outcome: 'UPDATED' }],
    ['the same stock', TEN, { stock: 10, version: null }, { stock: 10, version: 4, outcome: 'UPDATED' }],
    ['an end of counting', TEN, { stock: null, version: 4 }, { stock: null, version: 5, outcome: 'UPDATED' }],
    ['a first stock', UNCOUNTED, { stock: 0, version: 0 }, { stock: 0, version: 1, outcome: 'UPDATED' }],
    ['pieces to take', TEN, { change: -10, version: 4 }, { stock: 0, version: 5, outcome: 'UPDATED' }],
    ['pieces to add', TEN, { change: 2, version: null }, { stock: 12, version: 5, outcome: 'UPDATED' }],
    ['a stale version', TEN, { stock: 3, version: 3 }, { ...TEN, outcome: 'STALE' }],
    ['a stale change', TEN, { change: 1, version: 5 }, { ...TEN, outcome: 'STALE' }],
    ['too many pieces to take', TEN, { change: -11, version: null }, { ...TEN, outcome: 'TOO_FEW' }],
    ['too many pieces to add', MOST, { change: 1, version: null }, { ...MOST, outcome: 'TOO_MANY' }],
    [
      'a change of nothing',
      UNCOUNTED,
      { change: 1, version: null },
      { ...UNCOUNTED, outcome: 'NOT_COUNTED' },
    ],
  ] as const)('%s', (_what, now, wish, after) => {
    const answer = stockAfter(now, wish);
    expect(answer).toEqual(after);
    expect(problemOf(answer) === null).toBe(after.outcome === 'UPDATED');
  });
});
