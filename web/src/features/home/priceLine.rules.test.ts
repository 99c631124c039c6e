import { expect, it } from 'vitest';
import { testFreePlan, testPlan } from '../../test/testPlan.ts';
import { priceLine } from './priceLine.rules.ts';

const gold = testPlan('Gold Restaurant');
const yearly = (unitAmount: number) => ({ prices: [{ interval: 'YEAR', unitAmount, stripePriceId: 'y' }] });

it.each<[string, Parameters<typeof priceLine>[0], string | null]>([
  ['free and gold', [testFreePlan(), gold], '£0 to start, Gold from £11.52 a week'],
  ['whichever comes first', [gold, testFreePlan()], '£0 to start, Gold from £11.52 a week'],
  [
    'a price of whole pounds',
    [testFreePlan(), testPlan('Gold Restaurant', yearly(52_000))],
    '£0 to start, Gold from £10 a week',
  ],
  [
    'another price in the catalogue',
    [gold, testPlan('Silver Restaurant', yearly(1))],
    'Gold from £11.52 a week',
  ],
  ['no free plan', [gold], 'Gold from £11.52 a week'],
  [
    'a free plan that is not on sale',
    [{ ...testFreePlan(), isComing: true }, gold],
    'Gold from £11.52 a week',
  ],
  ['a gold plan that is not on sale', [testFreePlan(), { ...gold, isComing: true }], null],
  ['a gold plan without a price', [testFreePlan(), { ...gold, prices: [] }], null],
  ['a gold plan for nothing', [testPlan('Gold Restaurant', yearly(0))], null],
  ['no plan', [], null],
])('the price line of %s', (_what, plans, line) => {
  expect(priceLine(plans)).toBe(line);
});
