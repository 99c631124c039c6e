import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodFrom } from './billing.rules.ts';

const at = (date: string) => Date.parse(date) / 1000;
const date = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

describe('periodFrom', { tags: ['@long'] }, () => {
  it.each([
    ['week', 1, '2026-01-31', '2026-01-31', '2026-02-07'],
    ['week', 2, '2026-01-31', '2026-02-14', '2026-02-28'],
    ['month', 1, '2026-01-31', '2026-01-31', '2026-02-28'],
    ['month', 1, '2026-01-31', '2026-02-28', '2026-03-31'],
    ['month', 1, '2026-01-31', '2026-03-31', '2026-04-30'],
    ['month', 1, '2028-01-31', '2028-01-31', '2028-02-29'],
    ['month', 3, '2026-11-30', '2026-11-30', '2027-02-28'],
    ['month', 1, '2026-12-15', '2026-12-15', '2027-01-15'],
    ['year', 1, '2028-02-29', '2028-02-29', '2029-02-28'],
    ['year', 1, '2028-02-29', '2031-02-28', '2032-02-29'],
  ])(
    'a period of %s × %i billed since %s goes from %s to %s',
    (interval, interval_count, anchor, start, end) =>
      expect(date(periodFrom(at(start), at(anchor), { interval, interval_count }).end)).toBe(end),
  );

  it('a period always moves forward, by no more than the interval', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: at('2024-01-01'), max: at('2030-01-01') }),
        fc.constantFrom('week', 'month', 'year'),
        fc.integer({ min: 1, max: 60 }),
        (anchor, interval, periods) => {
          const longest = { week: 7, month: 31, year: 366 }[interval] * 86_400;
          let start = anchor;
          for (let count = 0; count < periods; count += 1) {
            const { end } = periodFrom(start, anchor, { interval, interval_count: 1 });
            expect(end - start).toBeGreaterThan(0);
            expect(end - start).toBeLessThanOrEqual(longest);
            start = end;
          }
        },
      ),
      { numRuns: 50 },
    ));
});
