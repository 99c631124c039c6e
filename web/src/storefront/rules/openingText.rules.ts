import { DAY_MS } from '@forkfront/common/durations.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { timeText } from '@forkfront/common/orderTimes.ts';
import { dayIn, timeIn } from '@forkfront/common/zonedTime.ts';
import { messages } from '../messages.ts';
import type { DeliveryZone, FulfilmentNow, Ordering } from '../queries/storefrontPage.ts';
import { daysText } from './menuText.rules.ts';

const texts = messages.hours;
const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** How far ahead the page tells special days. */
const SPECIAL_DAYS_AHEAD = 14;

/** A row of the opening hours. */
export type HoursRow = { days: string; hours: string };

/** The week in rows: neighbouring days with the same hours are one row, and days without hours are closed. */
export function weekRows(periods: FulfilmentNow['periods']): HoursRow[] {
  const rows: { days: number[]; hours: string }[] = [];
  for (const day of WEEK) {
    const hours = hoursText(periods.filter(({ days }) => days.includes(day)));
    const last = rows.at(-1);
    if (last?.hours === hours) last.days.push(day);
    else rows.push({ days: [day], hours });
  }
  return rows.map(({ days, hours }) => ({ days: daysText(days), hours }));
}

/** Hours of a day in words, e.g. `12:00–14:00, 17:00–22:00`. */
function hoursText(hours: readonly { from: string; to: string }[]): string {
  if (hours.length === 0) return texts.closed;
  return hours
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({ from, to }) => (from === to ? texts.allDay : `${from}–${to}`))
    .join(', ');
}

/** The special days of the next two weeks, with what they change for collection or delivery. */
export function specialRows(
  { specialDays, collection, delivery }: Ordering,
  timeZone: string,
  now: Date,
): (HoursRow & { reason: string })[] {
  const today = dayIn(timeZone, now);
  const last = new Date(Date.parse(today) + SPECIAL_DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
  return specialDays
    .filter(({ day }) => day >= today && day <= last)
    .map((special) => ({
      // A day is not broken.
      days: new Date(special.day)
        .toLocaleDateString('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
        .replaceAll(' ', '\u00A0'),
      hours: specialHours(
        collection.isOffered ? hoursText(special.collection) : null,
        delivery.isOffered ? hoursText(special.delivery) : null,
      ),
      reason: special.reason,
    }));
}

/** The hours of a special day: of both kinds when they differ. null: a kind that is not offered. */
function specialHours(collection: string | null, delivery: string | null): string {
  if (collection === null || delivery === null || collection === delivery)
    return collection ?? delivery ?? texts.closed;
  return texts.both(collection, delivery);
}

/** What the head of the menu says about ordering now; null when the restaurant has no hours and takes no orders. */
export function openText({ collection, delivery }: Ordering, timeZone: string, now: Date): string | null {
  const offered = [collection, delivery].filter(({ isOffered }) => isOffered);
  const open = offered.filter(({ readyInMinutes }) => readyInMinutes !== null);
  if (open.length > 0) {
    const minutes = open.map(({ readyInMinutes }) => readyInMinutes ?? 0);
    return texts.open(Math.min(...minutes));
  }
  const isPaused = offered.some(({ closedReason }) => closedReason === 'PAUSED');
  if (offered.some(({ closedReason }) => closedReason === 'UNATTENDED')) return texts.unattended;
  const [opensAt] = offered.flatMap((kind) => kind.opensAt ?? []).toSorted();
  const opens = opensAt ? timeText(timeZone, new Date(opensAt), now) : null;
  if (isPaused) return opens ? texts.pausedUntil(opens) : texts.paused;
  const note = offered.find((kind) => kind.note)?.note ?? '';
  return opens ? texts.opens(opens, note) : null;
}

/** Fee and minimum of all zones in one sentence, before the diner's postcode is known. */
export function feeText(zones: readonly DeliveryZone[]): string {
  const range = (amounts: readonly number[]): string => {
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
    return least === most ? formatPence(least) : texts.from(formatPence(least));
  };
  const fees = zones.map(({ fee }) => fee);
  const minimums = zones.map(({ minimum }) => minimum);
  const free = Math.max(...fees) === 0 ? texts.freeDelivery : texts.freeToSome;
  const fee = Math.min(...fees) === 0 ? free : texts.delivery(range(fees));
  return Math.max(...minimums) === 0 ? fee : `${fee}, ${texts.minimum(range(minimums))}`;
}

/** Where a zone is, e.g. `SE1, SE11` or `within 3 km`. */
export const zoneText = ({ prefixes, radiusKm }: DeliveryZone): string =>
  prefixes ? prefixes.join(', ') : texts.within(radiusKm ?? 0);

/** The slots of one day. */
export type SlotDay = { label: string; times: { at: string; time: string }[] };

/**
 * Slots (RFC 3339) by their days, e.g. `Today` with `17:30` and `17:45`. A week has hundreds of slots, and creating a format takes
 * 90 times as long as using it.
 */
export function slotDays(slots: readonly string[], timeZone: string, now: Date): SlotDay[] {
  const labelFormat = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const today = dayIn(timeZone, now);
  const tomorrow = dayIn(timeZone, new Date(now.getTime() + DAY_MS));
  const days = new Map<string, SlotDay>();
  for (const at of slots) {
    const slot = new Date(at);
    const day = dayIn(timeZone, slot);
    const known = days.get(day);
    const named = { [today]: texts.today, [tomorrow]: texts.tomorrowDay }[day];
    const label = named ?? labelFormat.format(slot);
    const time = timeIn(timeZone, slot);
    if (known) known.times.push({ at, time });
    else days.set(day, { label, times: [{ at, time }] });
  }
  return [...days.values()];
}
