import { describe, expect, it } from 'vitest';
import {
  choices,
  choosePrice,
  leastWeekly,
  savingPercent,
  weeklyEquivalent,
  type Interval,
} from './planPrice.ts';

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
  ])('the price %s %d costs %d a week', (interval, unitAmount, weekly) => {
    expect(weeklyEquivalent({ interval, unitAmount })).toBeCloseTo(weekly, 2);
  });
});

describe('savingPercent', () => {
  it.each<[string, readonly { interval: string; unitAmount: number }[], Interval, number | null]>([
    ['yearly against 52 weeks', gold, 'YEAR', 23],
    ['twelve months against 52 weeks', gold, 'MONTH', 8],
    ['weekly saves nothing', gold, 'WEEK', null],
    ['without a weekly price there is no comparison', gold.slice(1), 'YEAR', null],
    ['without a price of the interval there is no saving', gold.slice(0, 1), 'YEAR', null],
    [
      'a half is rounded up',
      [
        { interval: 'WEEK', unitAmount: 100 },
        { interval: 'YEAR', unitAmount: 5174 },
      ],
      'YEAR',
      1,
    ],
    [
      'less than a half is no saving',
      [
        { interval: 'WEEK', unitAmount: 100 },
        { interval: 'YEAR', unitAmount: 5175 },
      ],
      'YEAR',
      null,
    ],
    [
      'a year that costs more saves nothing',
      [
        { interval: 'WEEK', unitAmount: 100 },
        { interval: 'YEAR', unitAmount: 6000 },
      ],
      'YEAR',
      null,
    ],
    [
      'a free plan saves nothing',
      [
        { interval: 'WEEK', unitAmount: 0 },
        { interval: 'YEAR', unitAmount: 0 },
      ],
      'YEAR',
      null,
    ],
  ])('the saving in percent is calculated: %s', (_case, prices, interval, percent) => {
    expect(savingPercent(prices, interval)).toBe(percent);
  });
});

describe('choices', () => {
  it('the intervals are listed once, the shortest first, without unknown ones', () => {
    const prices = [...gold, { interval: 'DECADE', unitAmount: 1 }].toReversed();
    expect(choices(prices).map(({ interval }) => interval)).toEqual(['WEEK', 'MONTH', 'YEAR']);
    expect(choices([{ interval: 'MONTH', unitAmount: 1 }])).toHaveLength(1);
  });
});

describe('choosePrice', () => {
  it.each<[string, readonly { interval: Interval }[], Interval | null, Interval | null]>([
    ['the yearly one by default', gold, null, 'YEAR'],
    ['the requested one', gold, 'WEEK', 'WEEK'],
    ['the yearly one when the requested one is missing', [gold[0], gold[2]], 'MONTH', 'YEAR'],
    ['the longest one without a yearly price', gold.slice(0, 2), null, 'MONTH'],
    ['none when there are no prices', [], 'YEAR', null],
  ])('the selected price is %s', (_case, prices, asked, chosen) => {
    expect(choosePrice(prices, asked)?.interval ?? null).toBe(chosen);
  });
});

describe('leastWeekly', () => {
  it.each<[string, readonly { interval: string; unitAmount: number }[], number | null]>([
    ['of a week, a month and a year the year', gold, 1_152],
    ['a week that costs less than its year', [{ interval: 'WEEK', unitAmount: 1 }, ...gold.slice(2)], 1],
    ['an unknown interval does not count', [{ interval: 'DAY', unitAmount: 1 }], null],
    ['no price', [], null],
  ])('%s', (_what, prices, weekly) => {
    const found = leastWeekly(prices);
    expect(found === null ? null : Math.round(found)).toBe(weekly);
  });
});
