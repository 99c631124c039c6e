import { expect, it } from 'vitest';
import { tierOf } from './plan.rules.ts';

it.each([
  ['Platinum Restaurant', 'platinum'],
  ['GOLD Grocery', 'gold'],
  ['Silver Social Media', 'silver'],
  ['Free Restaurant', 'free'],
  ['Bronze', null],
])('the tier of the plan %s is %s', (name, tier) => {
  expect(tierOf(name)).toBe(tier);
});
