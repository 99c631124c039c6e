import { describe, expect, it } from 'vitest';
import type { CountRow } from './report.repository.ts';
import { commissionsOf, daysProblems, partsOf, priceOfDays, vatOf } from './report.rules.ts';

const row = (change: Partial<CountRow>): CountRow => ({
  day: null,
  hour: null,
  fulfilment: null,
  orders: 0,
  value: 0,
  reducedValue: 0,
  zeroValue: 0,
  rejected: 0,
  expired: 0,
  cancelled: 0,
  ...change,
});

describe('the days of a report', () => {
  it.each([
    ['2026-11-20', '2026-11-20', []],
    ['2025-11-20', '2026-11-20', []],
    ['2024-01-01', '2024-12-31', []],
    ['2025-11-19', '2026-11-20', ['from']],
    ['2026-11-21', '2026-11-20', ['to']],
    ['2026-02-30', 'today', ['from', 'to']],
  ])('%s to %s has problems at %j', (from, to, paths) =>
    expect(daysProblems({ from, to }).map(({ path }) => path)).toEqual(paths),
  );
});

describe('the parts of a report', () => {
  // Friday, 20 November 2026, to Monday; nothing was sold on Sunday and Monday.
  const parts = partsOf(
    [
      row({ day: '2026-11-20', orders: 2, value: 3000 }),
      row({ day: '2026-11-21', orders: 1, value: 1001 }),
      row({ hour: 18, orders: 3, value: 4001 }),
      row({ fulfilment: 'DELIVERY', orders: 3, value: 4001 }),
      row({
        orders: 3,
        value: 4001,
        reducedValue: 1050,
        zeroValue: 551,
        rejected: 1,
        expired: 2,
        cancelled: 3,
      }),
    ],
    { from: '2026-11-20', to: '2026-11-23' },
  );

  it('every day, hour, weekday and fulfilment has its sales, also without orders', () => {
    expect(parts.days.map(({ day, value }) => [day, value])).toEqual([
      ['2026-11-20', 3000],
      ['2026-11-21', 1001],
      ['2026-11-22', 0],
      ['2026-11-23', 0],
    ]);
    expect(parts.hours).toHaveLength(24);
    expect(parts.hours[18]).toEqual({ hour: 18, orders: 3, value: 4001 });
    expect(parts.weekdays.filter(({ orders }) => orders > 0)).toEqual([
      { weekday: 5, orders: 2, value: 3000 },
      { weekday: 6, orders: 1, value: 1001 },
    ]);
    expect(parts.fulfilments).toEqual([
      { fulfilment: 'COLLECTION', orders: 0, value: 0 },
      { fulfilment: 'DELIVERY', orders: 3, value: 4001 },
    ]);
  });

  it('the totals are those of the row of all orders', () =>
    expect(parts.totals).toEqual({
      orders: 3,
      value: 4001,
      average: 1334,
      rejected: 1,
      expired: 2,
      cancelled: 3,
    }));

  it('a report without orders has zeros and no average', () =>
    expect(partsOf([], { from: '2026-11-20', to: '2026-11-20' })).toMatchObject({
      totals: { orders: 0, value: 0, average: 0 },
      days: [{ day: '2026-11-20', orders: 0, value: 0 }],
    }));
});

it.each([
  [{ value: 0, reducedValue: 0, zeroValue: 0 }, [0, 0, 0], [0, 0, 0]],
  [{ value: 1200, reducedValue: 0, zeroValue: 0 }, [1200, 0, 0], [200, 0, 0]],
  [{ value: 2801, reducedValue: 1050, zeroValue: 551 }, [1200, 1050, 551], [200, 50, 0]],
  [{ value: 1003, reducedValue: 10, zeroValue: 0 }, [993, 10, 0], [166, 0, 0]],
])('%j contains VAT by rate', (values, gross, vat) => {
  const parts = vatOf(values);
  expect(parts.map(({ rate }) => rate)).toEqual([20, 5, 0]);
  expect(parts.map((part) => part.gross)).toEqual(gross);
  expect(parts.map((part) => part.vat)).toEqual(vat);
});

it('commissions of 15 to 40 percent are parts of the value', () =>
  expect(commissionsOf(10_003)).toEqual([
    { rate: 15, cost: 1500 },
    { rate: 20, cost: 2001 },
    { rate: 25, cost: 2501 },
    { rate: 30, cost: 3001 },
    { rate: 40, cost: 4001 },
  ]));

it.each([
  [1, 197],
  [7, 1381],
  [365, 71_988],
  [366, 71_988],
])('a plan of £59.99 a month costs for %i days %i pence', (days, price) =>
  expect(priceOfDays(5999, days)).toBe(price),
);
