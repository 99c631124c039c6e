import { describe, expect, it } from 'vitest';
import { TEN_PERCENT } from './test/tenPercent.ts';
import { offersOf, percentOffOf } from './offers.ts';
import type { CurrentPromotion } from './discount.ts';

const TEN: CurrentPromotion = { ...TEN_PERCENT, id: 'p1', isUsedUp: false, rest: null, beginsAt: null };
/** For a time, so that the menu shows its prices. */
const TONIGHT: CurrentPromotion = { ...TEN, endsOn: '2026-11-20' };
const PIZZA = { productId: 'pizza', sectionId: 'mains' };

describe('the percentage at a dish', () => {
  it.each<[string, Partial<CurrentPromotion>]>([
    ['everything', {}],
    ['its section', { sectionIds: ['mains'] }],
    ['the dish', { productIds: ['pizza'] }],
    ['some hours', { endsOn: null, periods: [{ days: [5], from: '17:00', to: '19:00' }] }],
    ['some weekdays', { endsOn: null, periods: [{ days: [5], from: '00:00', to: '00:00' }] }],
  ])('is there for an offer for a time on %s', (_what, change) => {
    expect(percentOffOf([{ ...TONIGHT, ...change }])(PIZZA)).toBe(10);
  });

  it.each<[string, Partial<CurrentPromotion>]>([
    ['has a code', { code: 'SPRING' }],
    ['is an amount', { kind: 'AMOUNT', percent: null, amount: 100 }],
    ['has a cap', { cap: 500 }],
    ['has a minimum', { minimum: 1000 }],
    ['is for a first order', { isFirstOrder: true }],
    ['has a limit of uses', { useLimit: 100 }],
    ['has a limit for each diner', { dinerLimit: 1 }],
    ['is for deliveries', { fulfilment: 'DELIVERY' }],
    ['counts at other hours', { rest: 'OTHER_TIME' }],
    ['counts without an end', { endsOn: null }],
    ['has only a first day', { endsOn: null, startsOn: '2026-11-01' }],
    ['is for other dishes', { sectionIds: ['puddings'] }],
  ])('is not there when the offer %s', (_what, change) => {
    expect(percentOffOf([{ ...TONIGHT, ...change }])(PIZZA)).toBeNull();
  });

  it('is not there when two such offers count, because a basket gets one of them', () => {
    const drinks = { ...TEN, id: 'p2', percent: 50, sectionIds: ['drinks'] };
    expect(percentOffOf([TONIGHT, drinks])(PIZZA)).toBeNull();
    expect(percentOffOf([TONIGHT, { ...drinks, minimum: 1000 }])(PIZZA)).toBe(10);
  });
});

it('the offers of a menu are those of now, then those of later today, without those that need a code or are used up', () => {
  const rest = 'OTHER_TIME';
  const promotions: CurrentPromotion[] = [
    { ...TEN, name: 'Late', rest, beginsAt: '21:00' },
    { ...TEN, name: 'Lunch', rest, beginsAt: null },
    { ...TEN, name: 'Early', rest, beginsAt: '17:00' },
    { ...TEN, name: 'Spring', code: 'SPRING' },
    { ...TEN, name: 'The first ten', isUsedUp: true },
    { ...TEN, name: 'The first ten of the night', isUsedUp: true, rest, beginsAt: '22:00' },
    { ...TEN, name: 'Today' },
  ];
  expect(offersOf({ promotions, sections: [] }).map(({ name, beginsAt }) => [name, beginsAt])).toEqual([
    ['Today', null],
    ['Early', '17:00'],
    ['Late', '21:00'],
  ]);
});
