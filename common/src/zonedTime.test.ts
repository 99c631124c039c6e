import { describe, expect, it } from 'vitest';
import { dayIn, isDay, momentText, shiftDay, spanOfDay, timeIn } from './zonedTime.ts';

describe('time in a restaurant’s zone', () => {
  it.each([
    ['Europe/London', '2026-11-20T23:59:59Z', '2026-11-20', '23:59'],
    ['Europe/London', '2026-11-21T00:00:00Z', '2026-11-21', '00:00'],
    // British Summer Time: an hour ahead.
    ['Europe/London', '2026-07-01T22:59:00Z', '2026-07-01', '23:59'],
    ['Europe/London', '2026-07-01T23:00:00Z', '2026-07-02', '00:00'],
    // The hour that comes twice.
    ['Europe/London', '2026-10-25T00:30:00Z', '2026-10-25', '01:30'],
    ['Europe/London', '2026-10-25T01:30:00Z', '2026-10-25', '01:30'],
    ['America/New_York', '2026-11-20T04:00:00Z', '2026-11-19', '23:00'],
    ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21', '00:00'],
    ['UTC', '2026-01-05T09:05:00Z', '2026-01-05', '09:05'],
    ['UTC', '2026-06-30T23:30:00Z', '2026-06-30', '23:30'],
    ['Europe/London', '2026-06-30T23:30:00Z', '2026-07-01', '00:30'],
    ['Europe/Athens', '2026-11-20T23:30:00Z', '2026-11-21', '01:30'],
    // Both ends of a midnight that is no whole hour of UTC.
    ['Asia/Kathmandu', '2026-11-20T18:14:59.999Z', '2026-11-20', '23:59'],
    ['Asia/Kathmandu', '2026-11-20T18:15:00Z', '2026-11-21', '00:00'],
    ['Asia/Kathmandu', '2026-11-20T18:14:00Z', '2026-11-20', '23:59'],
  ])('the time zone %s at %s gives %s, %s', (zone, at, day, time) => {
    expect(dayIn(zone, new Date(at))).toBe(day);
    expect(timeIn(zone, new Date(at))).toBe(time);
  });

  it('an unknown time zone throws', () => {
    expect(() => dayIn('Europe/Nowhere', new Date())).toThrow(RangeError);
  });
});

describe('spanOfDay', () => {
  it.each([
    ['Europe/London', '2026-11-20', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'],
    ['Europe/London', '2026-07-01', '2026-06-30T23:00:00Z', '2026-07-01T23:00:00Z'],
    // The clocks change: 23 hours, and 25.
    ['Europe/London', '2026-03-29', '2026-03-29T00:00:00Z', '2026-03-29T23:00:00Z'],
    ['Europe/London', '2026-10-25', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z'],
    ['America/New_York', '2026-11-20', '2026-11-20T05:00:00Z', '2026-11-21T05:00:00Z'],
  ])(
    'in %s the day %s begins at %s and ends at %s, also when it is asked for again',
    (zone, day, ...expected) => {
      const isoSpan = () => spanOfDay(zone, day).map((at) => at.toISOString().replace('.000', ''));
      expect(isoSpan()).toEqual(expected);
      expect(isoSpan()).toEqual(expected);
    },
  );
});

it.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-03-29', -1, '2026-03-28'],
  ['2026-10-25', 1, '2026-10-26'],
])('%s and %d days is %s', (day, days, expected) => expect(shiftDay(day, days)).toBe(expected));

describe('isDay', () => {
  it.each([
    ['2026-11-20', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['20-11-2026', false],
    ['2026-02-28', true],
    ['2026-2-3', false],
    ['all', false],
    [20261120, false],
    ['9999-12-31', false],
    ['0000-01-01', false],
    ['', false],
  ])('%j is a calendar day: %s', (text, expected) => expect(isDay(text)).toBe(expected));
});

it.each([
  ['2026-11-24T18:30:00Z', '2026-11-24T09:00:00Z', '18:30'],
  ['2026-11-24T18:30:00Z', '2026-11-23T09:00:00Z', 'Tue 24 Nov, 18:30'],
  // Half past midnight in London.
  ['2026-06-12T23:30:00Z', '2026-06-12T22:00:00Z', 'Sat 13 Jun, 00:30'],
])('the moment %s seen from %s reads “%s”', (at, seenFrom, text) =>
  expect(momentText(new Date(at), 'Europe/London', new Date(seenFrom))).toBe(text),
);
