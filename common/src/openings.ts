import { MINUTE_MS } from './durations.ts';
import { Temporal } from 'temporal-polyfill';
import { minuteOf } from './zonedTime.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { DayHours, OrderingSettings, SpecialDay } from './ordering.ts';

/** The part of the settings for each kind of order. */
export const KIND = { COLLECTION: 'collection', DELIVERY: 'delivery' } as const;

/** Times of one opening, in ms since 1970: orders are taken from `opens` until before `ends`. */
export interface Opening {
  opens: number;
  closes: number;
  /** Closing time less the time of the last orders. */
  ends: number;
  /** Whether the clocks change on one of its days. */
  hasClockChange: boolean;
}

/** The special day on this calendar day (`2026-12-25`); null without one. */
export const specialDayOf = ({ specialDays }: OrderingSettings, day: string): SpecialDay | null =>
  specialDays.find((special) => special.day === day) ?? null;

/** The hours that begin on a calendar day, the earliest first; empty: closed. */
export function hoursOfDay(settings: OrderingSettings, fulfilment: Fulfilment, day: string): DayHours[] {
  const kind = KIND[fulfilment];
  const special = specialDayOf(settings, day);
  const weekday = Temporal.PlainDate.from(day).dayOfWeek;
  const hours = special ? special[kind] : settings[kind].periods.filter(({ days }) => days.includes(weekday));
  return hours
    .map(({ from, to }) => ({ from, to }))
    .toSorted((one, other) => minuteOf(one.from) - minuteOf(other.from));
}

/** The openings that begin on so many days, in order. Openings that touch or overlap are one. */
export function openingsOf(
  {
    settings,
    timeZone,
    fulfilment,
  }: { settings: OrderingSettings; timeZone: string; fulfilment: Fulfilment },
  from: Temporal.PlainDate,
  days: number,
): Opening[] {
  const lastOrders = settings[KIND[fulfilment]].lastOrdersMinutes * MINUTE_MS;
  const openings: Opening[] = [];
  let today = localDay(timeZone, from);
  for (let count = 0; count < days; count += 1) {
    const tomorrow = localDay(timeZone, today.date.add({ days: 1 }));
    for (const { from: opening, to: closing } of hoursOfDay(settings, fulfilment, today.date.toString())) {
      const closesOn = minuteOf(closing) <= minuteOf(opening) ? tomorrow : today;
      const [opens, closes] = [instantOf(timeZone, today, opening), instantOf(timeZone, closesOn, closing)];
      const hasClockChange = today.hasClockChange || closesOn.hasClockChange;
      const last = openings.at(-1);
      if (last && opens <= last.closes) {
        last.closes = Math.max(last.closes, closes);
        last.hasClockChange ||= hasClockChange;
      } else if (closes > opens) openings.push({ opens, closes, ends: closes, hasClockChange });
    }
    today = tomorrow;
  }
  for (const opening of openings) opening.ends = opening.closes - lastOrders;
  return openings;
}

/** A calendar day in a time zone. */
interface LocalDay {
  date: Temporal.PlainDate;
  /** Its first moment, in ms since 1970. */
  starts: number;
  /** Whether the clocks change on it, so that it has not 24 hours. */
  hasClockChange: boolean;
}

function localDay(timeZone: string, date: Temporal.PlainDate): LocalDay {
  const start = date.toZonedDateTime(timeZone);
  return { date, starts: start.epochMilliseconds, hasClockChange: start.hoursInDay !== 24 };
}

/**
 * When the clocks show this time of a day, in ms since 1970. A time that a clock change leaves out is the moment of the
 * change. Of a time that repeats it is the first.
 */
function instantOf(timeZone: string, { date, starts, hasClockChange }: LocalDay, time: string): number {
  if (!hasClockChange) return starts + minuteOf(time) * MINUTE_MS;
  const local = date.toPlainDateTime(time);
  const first = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  if (first.toPlainDateTime().equals(local)) return first.epochMilliseconds;
  return first.getTimeZoneTransition('next')?.epochMilliseconds ?? first.epochMilliseconds;
}
