import { describe, expect, it } from 'vitest';
import { CATEGORIES, categoryOf, isForSites, plansOf } from './plan.rules.ts';

describe('categoryOf', () => {
  it.each([
    ['Gold Restaurant', 'restaurant'],
    ['RESTAURANTS plus', 'restaurant'],
    ['Silver Grocery', 'groceries'],
    ['Gold Social Media', 'social'],
    ['Social for a Restaurant', 'restaurant'],
    ['Gold', null],
  ])('the plan %s has the category %s', (name, category) => {
    expect(categoryOf(name)).toBe(category);
  });
});

it('the plans of a category are sorted by their first prices', () => {
  const plan = (name: string, ...amounts: number[]) => ({
    name,
    prices: amounts.map((unitAmount) => ({ unitAmount })),
  });
  const plans = [
    plan('Gold Restaurant', 1499, 1),
    plan('Gold Grocery', 1),
    plan('Silver Restaurant', 999, 9999999),
    plan('Restaurant without a price'),
    plan('Plan of nothing', 5),
  ];
  expect(plansOf('restaurant', plans).map(({ name }) => name)).toEqual([
    'Restaurant without a price',
    'Silver Restaurant',
    'Gold Restaurant',
  ]);
  expect(plansOf('social', plans)).toEqual([]);
});

describe('isForSites', () => {
  it('only restaurant plans are for one site', () =>
    expect(CATEGORIES.filter(isForSites)).toEqual(['restaurant', 'groceries']));
});
