import { describe, expect, it } from 'vitest';
import { isOrderLimitReached, monthOf } from './order.rules.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';

describe('the month of an order', () => {
  it.each([
    ['Europe/London', '2026-11-30T23:59:59Z', '2026-11'],
    ['Europe/London', '2026-12-01T00:00:00Z', '2026-12'],
    // British Summer Time begins on 29 March and ends on 25 October: these months turn an hour earlier.
    ['Europe/London', '2026-03-31T22:59:59Z', '2026-03'],
    ['Europe/London', '2026-03-31T23:00:00Z', '2026-04'],
    ['Europe/London', '2026-09-30T23:00:00Z', '2026-10'],
    ['Europe/London', '2026-10-31T23:59:59Z', '2026-10'],
    ['Europe/London', '2026-11-01T00:00:00Z', '2026-11'],
    // Its summer time ends on the very day on which a month begins.
    ['America/New_York', '2026-11-01T03:59:59Z', '2026-10'],
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11'],
    ['America/New_York', '2026-12-01T04:59:59Z', '2026-11'],
    ['Asia/Kolkata', '2026-11-30T18:29:59Z', '2026-11'],
    ['Asia/Kolkata', '2026-11-30T18:30:00Z', '2026-12'],
    ['Asia/Kathmandu', '2026-12-31T18:15:00Z', '2027-01'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', '2026-12'],
  ])('the month of an order in %s at %s is %s', (zone, at, month) => {
    expect(monthOf(dayIn(zone, new Date(at)))).toBe(month);
  });
});

describe('order limit', () => {
  it.each([
    ['without a limit', null, { day: '2026-11-20', count: 1000 }, '2026-11-20', false],
    ['before the first order', 30, null, '2026-11-20', false],
    ['with one order left', 30, { day: '2026-11-20', count: 29 }, '2026-11-20', false],
    ['when it is reached', 30, { day: '2026-11-20', count: 30 }, '2026-11-20', true],
    [
      'when it is exceeded, e.g. after a busy trial',
      30,
      { day: '2026-11-20', count: 41 },
      '2026-11-20',
      true,
    ],
    ['later in that month', 30, { day: '2026-11-01', count: 30 }, '2026-11-30', true],
    ['in the next month', 30, { day: '2026-11-30', count: 30 }, '2026-12-01', false],
    ['in the next year', 30, { day: '2026-12-31', count: 30 }, '2027-01-01', false],
    ['a year later in the same month', 30, { day: '2026-11-20', count: 30 }, '2027-11-20', false],
    ['when a clock is behind', 30, { day: '2026-12-01', count: 30 }, '2026-11-30', true],
    ['when it is 0', 0, null, '2026-11-20', true],
  ])('the monthly limit is checked %s', (_when, limit, counted, today, isReached) => {
    expect(isOrderLimitReached(limit, counted, today)).toBe(isReached);
  });
});
