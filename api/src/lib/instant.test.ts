import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf } from './instant.ts';

describe('instantOf', () => {
  it.each([
    ['2026-12-01T18:00:00Z', '2026-12-01T18:00:00.000Z'],
    ['2026-12-01t18:00:00z', '2026-12-01T18:00:00.000Z'],
    ['2026-12-01T18:00:00.25Z', '2026-12-01T18:00:00.250Z'],
    ['2026-12-01T18:00:00.123456789Z', '2026-12-01T18:00:00.123Z'],
    ['2026-12-01T18:00:00+05:30', '2026-12-01T12:30:00.000Z'],
    ['2026-12-01T18:00:00-00:00', '2026-12-01T18:00:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
  ])('%s is %s', (text, expected) => expect(instantOf(text)?.toISOString()).toBe(expected));

  it.each([
    ['a day that does not exist', '2026-11-31T18:00:00Z'],
    ['29 February of a common year', '2026-02-29T18:00:00Z'],
    ['a month that does not exist', '2026-13-01T18:00:00Z'],
    ['an hour after the last', '2026-12-01T24:00:00Z'],
    ['a leap second', '2026-12-31T23:59:60Z'],
    ['a time without offset', '2026-12-01T18:00:00'],
    ['a time without seconds', '2026-12-01T18:00Z'],
    ['a day alone', '2026-12-01'],
    ['a space in its middle', '2026-12-01 18:00:00Z'],
    ['spaces around it', ' 2026-12-01T18:00:00Z'],
    ['a line after it', '2026-12-01T18:00:00Z\n'],
    ['an offset without a colon', '2026-12-01T18:00:00+0100'],
    ['an offset of more than a day', '2026-12-01T18:00:00+24:00'],
    ['the name of a zone', '2026-12-01T18:00:00 GMT'],
    ['the name of a zone behind it', '2026-12-01T18:00:00Z[Europe/London]'],
    ['a long year', '+002026-12-01T18:00:00Z'],
    ['words', 'Dec 1 2026 18:00'],
    ['a number', '1'],
    ['milliseconds', '1796148000000'],
    ['other digits', '２０２６-12-01T18:00:00Z'],
    ['nothing', ''],
  ])('%s is refused: %j', (_what, text) => expect(instantOf(text)).toBeNull());

  it('a text is read exactly when each of its parts is in its range, and means the same as for the calendar', () => {
    const around = (least: number, most: number) => fc.integer({ min: least - 1, max: most + 2 });
    const two = (value: number) => String(Math.max(value, 0)).padStart(2, '0');
    const parts = fc.record({
      year: fc.integer({ min: 1990, max: 2110 }),
      month: around(1, 12),
      day: around(28, 31),
      hour: around(0, 23),
      minute: around(0, 59),
      second: around(0, 59),
      offset: around(0, 23),
      sign: fc.constantFrom('+', '-'),
    });
    fc.assert(
      fc.property(parts, ({ year, month, day, hour, minute, second, offset, sign }) => {
        const text = `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}${sign}${two(offset)}:30`;
        const days = new Date(Date.UTC(year, Number(two(month)), 0)).getUTCDate();
        const isReal =
          month >= 1 &&
          month <= 12 &&
          day <= days &&
          hour <= 23 &&
          minute <= 59 &&
          second <= 59 &&
          offset <= 23;
        const shift = (sign === '+' ? -1 : 1) * (Math.max(offset, 0) * 60 + 30);
        const time = Date.UTC(
          year,
          month - 1,
          day,
          Math.max(hour, 0),
          Math.max(minute, 0) + shift,
          Math.max(second, 0),
        );
        expect(instantOf(text)?.getTime() ?? null).toBe(isReal ? time : null);
      }),
      { numRuns: 2_000 },
    );
  });

  it('a text that is no date is refused', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(instantOf(text)).toBeNull();
      }),
    );
  });
});
