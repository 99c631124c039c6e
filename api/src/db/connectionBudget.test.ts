import { expect, it } from 'vitest';
import { budgetOf } from './connectionBudget.ts';

const sum = (roles: string[], size: number | null) =>
  Object.values(budgetOf(roles, size)).reduce((all, each) => all + each, 0);

it.each<[string[], number]>([
  [['api'], 20],
  [['grocery'], 20],
  [['worker'], 20],
  [['api', 'grocery'], 20],
  [['api', 'worker', 'grocery'], 40],
])('a process with the roles %s has the documented number of connections', (roles, most) => {
  expect(sum(roles, null)).toBe(most);
});

it('two api processes, a worker and a grocery process fit in the 97 connections that PostgreSQL has for them', () => {
  const all = [['api'], ['api'], ['worker'], ['grocery']];
  expect(all.reduce((total, roles) => total + sum(roles, null), 0)).toBeLessThanOrEqual(97);
});

it.each<[string[]]>([[['api']], [['worker']], [['api', 'worker', 'grocery']]])(
  'the parts of %s add up to every allowed size, and no part in use is empty',
  (roles) => {
    for (let size = 20; size <= 200; size += 1) {
      expect(sum(roles, size)).toBe(size);
      const { requests, counters, jobs, queue, events } = budgetOf(roles, size);
      const parts = [requests, counters, events, ...(roles.includes('worker') ? [jobs, queue] : [])];
      expect(Math.min(...parts)).toBeGreaterThan(0);
    }
  },
);
