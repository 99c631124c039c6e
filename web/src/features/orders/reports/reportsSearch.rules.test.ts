import { describe, expect, it } from 'vitest';
import { daysOf, daysProblem, parseReportsSearch } from './reportsSearch.rules.ts';

describe('the query of the reports', () => {
  it.each([
    [{}, {}],
    [
      { at: 'olive', range: 'month' },
      { at: 'olive', range: 'month' },
    ],
    [
      { from: '2026-11-01', to: '2026-11-20', range: 'year' },
      { from: '2026-11-01', to: '2026-11-20' },
    ],
    [{ from: '2026-11-01' }, {}],
    [{ from: '2026-02-30', to: '2026-03-01' }, {}],
    [{ from: '2026-11-20', to: '2026-11-01' }, {}],
    [{ from: '2025-01-01', to: '2026-11-01' }, {}],
    [{ at: '../x', range: 'toString' }, {}],
  ])('%j is read as %j', (query, read) =>
    expect(parseReportsSearch(query)).toEqual({
      at: undefined,
      range: undefined,
      from: undefined,
      to: undefined,
      ...read,
    }),
  );
});

it.each([
  [{}, '2026-03-01', '2026-02-23', '2026-03-01'],
  [{ range: 'week' }, '2026-11-20', '2026-11-14', '2026-11-20'],
  [{ range: 'today' }, '2026-11-20', '2026-11-20', '2026-11-20'],
  [{ range: 'month' }, '2026-11-20', '2026-11-01', '2026-11-20'],
  [{ range: 'last-month' }, '2026-03-31', '2026-02-01', '2026-02-28'],
  [{ range: 'last-month' }, '2026-01-05', '2025-12-01', '2025-12-31'],
  [{ range: 'year' }, '2026-11-20', '2025-11-21', '2026-11-20'],
  [{ from: '2026-01-01', to: '2026-01-02' }, '2026-11-20', '2026-01-01', '2026-01-02'],
] as const)('%j on %s is from %s to %s', (search, today, from, to) =>
  expect(daysOf(search, today)).toEqual({ from, to }),
);

it.each([
  ['2026-11-20', '2026-11-20', null],
  ['2025-11-20', '2026-11-20', null],
  ['2025-11-19', '2026-11-20', 'tooMany'],
  ['2026-11-21', '2026-11-20', 'swapped'],
  ['', '2026-11-20', 'missing'],
])('the days %s to %s have the problem %s', (from, to, problem) =>
  expect(daysProblem({ from, to })).toBe(problem),
);
