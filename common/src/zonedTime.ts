import { DAY_MS } from './durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format is expensive to create, so each is created once. */
function formatOf(
  timeZone: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${timeZone} ${locale}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, known);
  return known;
}

const QUARTER_MS = 15 * 60 * 1000;
const MAX_DAYS = 1_000;
const days = new Map<string, string>();

/**
 * The calendar day in a time zone (IANA name), as `2026-11-20`. Throws for an unknown zone. Clocks of all zones differ by whole
 * quarters of an hour, so the day of a quarter is kept: each order asks for several, and the formats are slow.
 */
export function dayIn(timeZone: string, at: Date): string {
  const key = `${timeZone} ${Math.floor(at.getTime() / QUARTER_MS)}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const format = formatOf(timeZone, 'sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });
  const day = format.format(at);
  if (days.size >= MAX_DAYS) days.clear();
  days.set(key, day);
  return day;
}

/** The time of day in a time zone, as `18:05`. Throws for an unknown zone. */
export const timeIn = (timeZone: string, at: Date): string =>
  formatOf(timeZone, 'en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

/** A time as people read it: `18:30`, or `Tue 24 Nov, 18:30` on another day than `seenFrom`. Throws for an unknown zone. */
export function momentText(at: Date, timeZone: string, seenFrom: Date): string {
  const time = timeIn(timeZone, at);
  if (dayIn(timeZone, at) === dayIn(timeZone, seenFrom)) return time;
  const day = at.toLocaleDateString('en-GB', { timeZone, weekday: 'short', day: 'numeric', month: 'short' });
  return `${day.replace(',', '')}, ${time}`;
}

/** When the clocks of a time zone show this time (`05:00`) of a day (`2026-11-20`). Throws for an unknown zone. */
export function instantIn(timeZone: string, day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const shownAt = (at: number) =>
    Date.parse(`${dayIn(timeZone, new Date(at))}T${timeIn(timeZone, new Date(at))}:00Z`);
  const near = wanted - (shownAt(wanted) - wanted);
  // Once more, because the clocks may change between the two.
  return new Date(near - (shownAt(near) - wanted));
}

type Span = readonly [begins: Date, ends: Date];

const MAX_SPANS = 1_000;
const spans = new Map<string, Span>();

/**
 * When a day (`2026-11-20`) begins in a time zone, and when the next one does. Each order asks for it, almost all for the same few
 * days, so they are kept: the formats take longer than the price of the order.
 */
export function spanOfDay(timeZone: string, day: string): Span {
  const key = `${timeZone} ${day}`;
  const known = spans.get(key);
  if (known) return known;
  if (spans.size >= MAX_SPANS) spans.clear();
  const span: Span = [instantIn(timeZone, day, '00:00'), instantIn(timeZone, dayAfter(day), '00:00')];
  spans.set(key, span);
  return span;
}

/** The day so many days after a day, as `2026-11-20`. */
export const shiftDay = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, day.length);

/** The day before, as `2026-11-20`. */
export const dayBefore = (day: string): string => shiftDay(day, -1);

/** The day after, as `2026-11-20`. */
export const dayAfter = (day: string): string => shiftDay(day, 1);

/** Minutes since midnight of `HH:MM`. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar as `2026-02-28`. */
export const isRealDay = (text: string): boolean => {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** The same in this millennium, of anything that an address or a form holds. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('2') && isRealDay(value);
