import { isSlug } from '@forkfront/common/slug.ts';
import { DAY_MS } from '@forkfront/common/durations.ts';
import { REPORT_LIMITS } from '@forkfront/common/limits.ts';
import { isDay, shiftDay } from '@forkfront/common/zonedTime.ts';

/** Spans of days that one press chooses. */
export const RANGES = ['today', 'week', 'month', 'last-month', 'year'] as const;
export type RangeName = (typeof RANGES)[number];

/** Query of /orders/reports. */
export interface ReportsSearch {
  /** Slug of the restaurant; missing: the first one. */
  at?: string | undefined;
  /** Missing: `from` and `to`, and without them the last seven days. */
  range?: RangeName | undefined;
  /** Calendar days as `2026-11-20`; both or none. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The first and the last day of a report. */
export interface ReportDays {
  from: string;
  to: string;
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Keeps the valid parts of a query. Invalid ones are undefined, because the router keeps keys that are missing. */
export function parseReportsSearch({ at, range, from, to }: Record<string, unknown>): ReportsSearch {
  const days = isDay(from) && isDay(to) && daysProblem({ from, to }) === null ? { from, to } : null;
  return {
    at: isSlug(at) ? at : undefined,
    range: days ? undefined : RANGES.find((name) => name === range),
    from: days?.from,
    to: days?.to,
  };
}

/** Why the days of a report cannot be chosen; null when they can. */
export function daysProblem({ from, to }: ReportDays): 'missing' | 'swapped' | 'tooMany' | null {
  if (!isDay(from) || !isDay(to)) return 'missing';
  if (to < from) return 'swapped';
  return (timeOf(to) - timeOf(from)) / DAY_MS >= REPORT_LIMITS.days ? 'tooMany' : null;
}

/** The days of a range. `today` is the day of the restaurant. */
export function daysOf({ range, from, to }: ReportsSearch, today: string): ReportDays {
  if (from !== undefined && to !== undefined) return { from, to };
  const monthStart = `${today.slice(0, 'yyyy-mm'.length)}-01`;
  switch (range) {
    case 'today':
      return { from: today, to: today };
    case 'month':
      return { from: monthStart, to: today };
    case 'last-month': {
      const to = shiftDay(monthStart, -1);
      return { from: `${to.slice(0, 'yyyy-mm'.length)}-01`, to };
    }
    case 'year':
      return { from: shiftDay(today, -364), to: today };
    case 'week':
    case undefined:
      return { from: shiftDay(today, -6), to: today };
  }
}
