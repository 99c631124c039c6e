import { describe, expect, it } from 'vitest';
import { choices, choosePrice, savingPercent, weeklyEquivalent, type Interval } from './price.rules.ts';

const gold = [
  { interval: 'WEEK', unitAmount: 1499 },
  { interval: 'MONTH', unitAmount: 5999 },
  { interval: 'YEAR', unitAmount: 59900 },
] as const;

describe('weeklyEquivalent', () => {
  it.each<[Interval, number, number]>([
    ['WEEK', 1499, 1499],
    ['MONTH', 4333, 1000],
    ['YEAR', 5200, 100],
    ['YEAR', 59900, 1151.92],
    ['MONTH', 5999, 1384.49],
    ['YEAR', 0, 0],
  ])('%s %d comes to %d a week', (interval, unitAmount, weekly) => {
    expect(weeklyEquivalent({ interval, unitAmount })).toBeCloseTo(weekly, 2);
  });
});

describe('savingPercent', () => {
  it.each<[string, readonly { interval: string; unitAmount: number }[], Interval, number | null]>([
    ['yearly against 52 weeks', gold, 'YEAR', 23],
    ['twelve months against 52 weeks', gold, 'MONTH', 8],
    ['weekly saves nothing', gold, 'WEEK', null],
    ['no weekly price to compare with', gold.slice(1), 'YEAR', null],
    ['no price of that interval', gold.slice(0, 1), 'YEAR', null],
    [
      'rounds up from a half',
      [
        { interval: 'WEEK', unitAmount: 100 },
        { interval: 'YEAR', unitAmount: 5174 },
      ],
      'YEAR',
      1,
    ],
    [
      'rounds away less than a half',
      [
        { interval: 'WEEK', unitAmount: 100 },
        { interval: 'YEAR', unitAmount: 5175 },
      ],
      'YEAR',
      null,
    ],
    [
      'dearer by the year',
      [
        { interval: 'WEEK', unitAmount: 100 },
        { interval: 'YEAR', unitAmount: 6000 },
      ],
      'YEAR',
      null,
    ],
    [
      'a free plan',
      [
        { interval: 'WEEK', unitAmount: 0 },
        { interval: 'YEAR', unitAmount: 0 },
      ],
      'YEAR',
      null,
    ],
  ])('%s', (_case, prices, interval, percent) => {
    expect(savingPercent(prices, interval)).toBe(percent);
  });
});

describe('choices', () => {
  it('come shortest first, each interval once, without unknown ones', () => {
    const prices = [...gold, { interval: 'DECADE', unitAmount: 1 }].toReversed();
    expect(choices(prices).map(({ interval }) => interval)).toEqual(['WEEK', 'MONTH', 'YEAR']);
    expect(choices([{ interval: 'MONTH', unitAmount: 1 }])).toHaveLength(1);
  });
});

describe('choosePrice', () => {
  it.each<[string, readonly { interval: Interval }[], Interval | null, Interval | null]>([
    ['yearly unless asked', gold, null, 'YEAR'],
    ['what is asked for', gold, 'WEEK', 'WEEK'],
    ['yearly when the one asked for is gone', [gold[0], gold[2]], 'MONTH', 'YEAR'],
    ['the longest without a yearly one', gold.slice(0, 2), null, 'MONTH'],
    ['none of none', [], 'YEAR', null],
  ])('%s', (_case, prices, asked, chosen) => {
    expect(choosePrice(prices, asked)?.interval ?? null).toBe(chosen);
  });
});
