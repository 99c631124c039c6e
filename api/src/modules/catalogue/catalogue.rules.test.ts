import { describe, expect, it } from 'vitest';
import { byFirstPrice, byInterval, categoryOf } from './catalogue.rules.ts';

describe('categoryOf', () => {
  it.each([
    ['Gold Restaurant', 'restaurant'],
    ['RESTAURANTS, small', 'restaurant'],
    ['Silver Grocery', 'grocery'],
    ['gold grocery delivery', 'grocery'],
    ['Silver Social Media', 'social'],
    ['Antisocial hours', 'social'],
    ['Grocery for a restaurant', 'restaurant'],
    ['Groceries', null],
    ['Gold', null],
    ['', null],
  ])('the category of %j is %s', (name, category) => expect(categoryOf(name)).toBe(category));
});

describe('byInterval', () => {
  it('byInterval orders prices from week to year', () => {
    const prices = [{ interval: 'year' }, { interval: 'week' }, { interval: 'month' }] as const;
    expect(byInterval(prices).map(({ interval }) => interval)).toEqual(['week', 'month', 'year']);
  });
});

describe('byFirstPrice', () => {
  const plan = (name: string, ...amounts: number[]) => ({
    name,
    prices: amounts.map((unitAmount) => ({ unitAmount })),
  });

  it.each([
    [
      [plan('b', 1499, 100), plan('a', 999, 99_999)],
      ['a', 'b'],
    ],
    [
      [plan('paid', 1), plan('no price'), plan('free', 0)],
      ['no price', 'free', 'paid'],
    ],
    [
      [plan('first', 5), plan('second', 5)],
      ['first', 'second'],
    ],
    [[], []],
  ])('byFirstPrice sorts by the first price only', (plans, names) =>
    expect(byFirstPrice(plans).map(({ name }) => name)).toEqual(names),
  );

  it('byFirstPrice does not change its argument', () => {
    const plans = [plan('b', 2), plan('a', 1)];
    byFirstPrice(plans);
    expect(plans.map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
