import { DAY_MS } from '@forkfront/common/durations.ts';
import { REPORT_LIMITS } from '@forkfront/common/limits.ts';
import type { FieldProblem } from '../../lib/result.ts';
import { problemAt } from '../../lib/result.ts';
import { isDay } from '@forkfront/common/zonedTime.ts';
import { vatIn } from '@forkfront/common/vat.ts';
import type { Fulfilment } from '@forkfront/common/fulfilment.ts';
import { messages } from './messages.ts';
import type { CountRow, ReportDays } from './report.repository.ts';

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** How many days a span has, with its first and its last one. */
export const daysIn = ({ from, to }: ReportDays): number => (timeOf(to) - timeOf(from)) / DAY_MS + 1;

/** What is wrong with the days of a report. */
export function daysProblems({ from, to }: ReportDays): FieldProblem[] {
  const wrong = [
    ...problemAt('from', isDay(from) ? null : messages.dayUnknown),
    ...problemAt('to', isDay(to) ? null : messages.dayUnknown),
  ];
  if (wrong.length > 0) return wrong;
  if (to < from) return [{ path: 'to', message: messages.daysSwapped }];
  return problemAt('from', daysIn({ from, to }) > REPORT_LIMITS.days ? messages.daysTooMany : null);
}

/** What was sold in a part of a report. */
export interface Sales {
  orders: number;
  /** Pence. */
  value: number;
}

const salesOf = ({ orders, value }: Sales): Sales => ({ orders, value });

const sumOf = (parts: readonly Sales[]): Sales => ({
  orders: parts.reduce((total, { orders }) => total + orders, 0),
  value: parts.reduce((total, { value }) => total + value, 0),
});

/** Every day of a span, also those without orders. */
function dailySales(rows: readonly CountRow[], days: ReportDays) {
  const known = new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.day, salesOf(row)] as const])));
  return Array.from({ length: daysIn(days) }, (_none, index) => {
    const day = new Date(timeOf(days.from) + index * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
    return { day, ...(known.get(day) ?? { orders: 0, value: 0 }) };
  });
}

/** From Monday, which is 1, to Sunday, which is 7. */
const weekdayOf = (day: string): number => new Date(timeOf(day)).getUTCDay() || 7;

const NO_COUNTS = {
  orders: 0,
  value: 0,
  reducedValue: 0,
  zeroValue: 0,
  rejected: 0,
  expired: 0,
  cancelled: 0,
};

/** The parts of a report from the rows of `readCounts`. */
export function partsOf(rows: readonly CountRow[], days: ReportDays) {
  const daily = dailySales(rows, days);
  const { orders, value, reducedValue, zeroValue, rejected, expired, cancelled } =
    rows.find(({ day, hour, fulfilment }) => day === null && hour === null && fulfilment === null) ??
    NO_COUNTS;
  const fulfilled = (wanted: Fulfilment) => ({
    fulfilment: wanted,
    ...sumOf(rows.filter(({ fulfilment }) => fulfilment === wanted)),
  });
  return {
    totals: {
      orders,
      value,
      rejected,
      expired,
      cancelled,
      average: orders === 0 ? 0 : Math.round(value / orders),
    },
    days: daily,
    hours: Array.from({ length: 24 }, (_none, hour) => ({
      hour,
      ...sumOf(rows.filter((row) => row.hour === hour)),
    })),
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      ...sumOf(daily.filter(({ day }) => weekdayOf(day) === weekday)),
    })),
    fulfilments: [fulfilled('COLLECTION'), fulfilled('DELIVERY')],
    vat: vatOf({ value, reducedValue, zeroValue }),
  };
}

/** The VAT that prices contain, by rate. Rounded once for each rate. */
export function vatOf({
  value,
  reducedValue,
  zeroValue,
}: {
  value: number;
  reducedValue: number;
  zeroValue: number;
}) {
  return [vatIn(value - reducedValue - zeroValue, 20), vatIn(reducedValue, 5), vatIn(zeroValue, 0)];
}

/** Shares of an order that delivery platforms take, in percent (spec §14.14). */
export const COMMISSION_RATES = [15, 20, 25, 30, 40] as const;

/** What each rate of commission would have cost, in pence. */
export const commissionsOf = (value: number) =>
  COMMISSION_RATES.map((rate) => ({ rate, cost: Math.round((value * rate) / 100) }));

const MONTHS_A_YEAR = 12;
const DAYS_A_YEAR = 365;

/** The part of a monthly price that some days cost, in pence. A year costs twelve months. */
export const priceOfDays = (monthly: number, days: number): number =>
  Math.round((monthly * MONTHS_A_YEAR * Math.min(days, DAYS_A_YEAR)) / DAYS_A_YEAR);
