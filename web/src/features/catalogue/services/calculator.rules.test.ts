import { describe, expect, it } from 'vitest';
import { CALCULATOR, calculatorPlan, parseRevenue, savings } from './calculator.rules.ts';

describe('savings', () => {
  it.each([
    // pounds, percent, pence a year | pence a month, pence a year, pence a month
    [5000, 35, 59900, 175000, 2040100, 4991.67],
    [5000, 15, 59900, 75000, 840100, 4991.67],
    [5000, 40, 59900, 200000, 2340100, 4991.67],
    [0, 35, 59900, 0, 0, 4991.67],
    [100, 15, 59900, 1500, 0, 4991.67],
    [1234.56, 20, 0, 24691.2, 296294.4, 0],
  ])(
    'the savings of £%d at %d %% against %d p a year are calculated',
    (revenue, commission, yearlyPrice, cost, saving, perMonth) => {
      const answer = savings({ revenue, commission, yearlyPrice });
      expect(answer.monthlyCost).toBeCloseTo(cost, 2);
      expect(answer.yearlySaving).toBeCloseTo(saving, 2);
      expect(answer.planPerMonth).toBeCloseTo(perMonth, 2);
    },
  );

  it('the calculator starts with £5,000 and 35 % and its slider goes from 15 to 40', () => {
    expect(CALCULATOR).toEqual({ revenue: 5000, commission: 35, least: 15, most: 40, step: 1 });
  });
});

it.each([
  ['5000', 5000],
  ['12.5', 12.5],
  ['5,000', 5000],
  ['£5,000.50', 5000.5],
  ['12,5', 12.5],
  ['', 0],
  ['abc', 0],
  ['-3', 0],
  ['1e999', 0],
])('the typed revenue %j counts as £%d', (text, pounds) => {
  expect(parseRevenue(text)).toBe(pounds);
});

describe('calculatorPlan', () => {
  const plan = (name: string, ...intervals: string[]) => ({
    name,
    prices: intervals.map((interval) => ({ interval, unitAmount: 100 })),
  });
  it.each([
    ['by its name', [plan('Silver', 'YEAR'), plan('GOLDEN Oven', 'YEAR')], 'GOLDEN Oven'],
    [
      'only among plans with a yearly price',
      [plan('Gold', 'WEEK'), plan('Gold two', 'WEEK', 'YEAR')],
      'Gold two',
    ],
    ['as undefined without a match', [plan('Silver', 'YEAR')], undefined],
  ])('the plan of the calculator is found %s', (_case, plans, name) => {
    expect(calculatorPlan(plans)?.plan.name).toBe(name);
  });
});
