import { MINUTE_MS } from './durations.ts';
import { Temporal } from 'temporal-polyfill';
import { KIND, openingsOf, specialDayOf, type Opening } from './openings.ts';
import type { Fulfilment } from './fulfilment.ts';
import { SLOT_MINUTES, type FulfilmentSettings, type OrderingSettings } from './ordering.ts';
import type { WeeklyPeriod } from './weeklyHours.ts';

const SLOT_MS = SLOT_MINUTES * MINUTE_MS;
/** How far ahead the next opening is looked for, in days: longer than special days close a restaurant in a row. */
const LOOK_AHEAD_DAYS = 60;
/** What is looked at first, from yesterday on: an opening that never ends lasts at least until tomorrow at this time. */
const NEAR_DAYS = 4;

/** What to find out: whether and when orders of one kind are taken. */
export interface HoursQuestion {
  settings: OrderingSettings;
  /** IANA name. */
  timeZone: string;
  fulfilment: Fulfilment;
  now: Date;
  /** Minutes that the zone of a delivery adds; 0 by default. */
  extraMinutes?: number;
}

/** Why no order can be placed for now. */
export type ClosedReason = 'NOT_OFFERED' | 'NO_HOURS' | 'PAUSED' | 'UNATTENDED' | 'SPECIAL_DAY' | 'CLOSED';

/** Whether an order can be placed for as soon as possible. */
export interface OrderNow {
  /** Minutes until it would be ready, or delivered; null: no order can be placed. */
  readyInMinutes: number | null;
  /** null while orders can be placed. */
  reason: ClosedReason | null;
  /** What the owner wrote to the special day that is the reason; otherwise empty. */
  note: string;
  /** When orders for now begin again; null while they can be placed, and when nothing is known. */
  opensAt: Date | null;
  /** When this answer ends by itself, e.g. with the last orders or the busy mode; null: never. */
  until: Date | null;
}

/** Monday to Thursday 12:00 to 21:00, Friday and Saturday until 22:00, Sunday until 20:00: a start for a restaurant without hours. */
export const SUGGESTED_WEEK: readonly WeeklyPeriod[] = [
  { days: [1, 2, 3, 4], from: '12:00', to: '21:00' },
  { days: [5, 6], from: '12:00', to: '22:00' },
  { days: [7], from: '12:00', to: '20:00' },
];

/**
 * Whether an order of this kind can be placed now. A pause wins over everything, a special day over the week. A kitchen
 * without an open board is closed only while it would be open; its slots stay.
 */
export function orderNow(question: HoursQuestion): OrderNow {
  const { settings, timeZone, now } = question;
  const kind = settingsOf(question);
  const at = now.getTime();
  if (!kind.isOffered) return closed('NOT_OFFERED');
  const pausedUntil = endOfPause(question);
  if (pausedUntil === Infinity) return closed('PAUSED');
  if (!opensAtAll(settings)) return closed('NO_HOURS');
  if (!settings.hasHours) {
    if (pausedUntil > at) return closed('PAUSED', pausedUntil);
    return open(question, Infinity);
  }
  const next = nextOpening(question, Math.max(at, pausedUntil));
  const opensAt = next && Math.max(next.opens, pausedUntil, at);
  if (pausedUntil > at) return { ...closed('PAUSED', opensAt), until: new Date(pausedUntil) };
  if (next && opensAt === at) return open(question, next.ends);
  const special = specialDayOf(settings, dayOf(timeZone, at).toString());
  return special ? { ...closed('SPECIAL_DAY', opensAt), note: special.reason } : closed('CLOSED', opensAt);
}

/** The same answer for a delivery whose area adds so many minutes. */
export const laterBy = (answer: OrderNow, minutes: number): OrderNow => ({
  ...answer,
  readyInMinutes: answer.readyInMinutes === null ? null : answer.readyInMinutes + minutes,
});

/** `orderNow` for each kind of order. */
export const ordersNow = (
  settings: OrderingSettings,
  timeZone: string,
  now: Date,
): Record<Fulfilment, OrderNow> => ({
  COLLECTION: orderNow({ settings, timeZone, now, fulfilment: 'COLLECTION' }),
  DELIVERY: orderNow({ settings, timeZone, now, fulfilment: 'DELIVERY' }),
});

/**
 * The slots that a scheduled order can choose from: their starts, the earliest first. A slot is ready to be prepared
 * after opening and not after the last orders. No slot falls into the hour that a clock change leaves out, and none
 * is offered twice when an hour repeats. `leadMinutes`: instead of those of the settings.
 */
export function slotsOf(question: HoursQuestion, leadMinutes = settingsOf(question).leadMinutes): Date[] {
  const { settings, timeZone, now } = question;
  const kind = settingsOf(question);
  if (!kind.isOffered || !settings.hasHours) return [];
  const today = dayOf(timeZone, now.getTime());
  const earliest = earliestDue(question, leadMinutes);
  const slots: number[] = [];
  for (const opening of openingsOf(question, today.subtract({ days: 1 }), settings.daysAhead + 2)) {
    const first = Math.max(opening.opens + cookingMs(question, opening.opens), earliest);
    const labels = opening.hasClockChange ? new Set<string>() : null;
    for (let slot = Math.ceil(first / SLOT_MS) * SLOT_MS; slot <= opening.ends; slot += SLOT_MS) {
      const label = labels && localTimeOf(timeZone, slot);
      if (label !== null) {
        if (labels?.has(label)) continue;
        labels?.add(label);
      }
      slots.push(slot);
    }
  }
  return slots.map((slot) => new Date(slot));
}

/** Whether a scheduled order can be placed for this slot. */
export const isSlotOffered = (question: HoursQuestion, slot: Date): boolean =>
  slotsOf(question).some((offered) => offered.getTime() === slot.getTime());

/** The last orders of the opening in which the kitchen is now; null while it is closed, and for a site without hours. */
export function lastOrdersNow(question: HoursQuestion): Date | null {
  const at = question.now.getTime();
  const opening = question.settings.hasHours ? nextOpening(question, at) : null;
  return opening && opening.opens <= at ? new Date(opening.ends) : null;
}

/** When the kitchen starts with an order that is due then; not before now. */
export function kitchenStart(question: HoursQuestion, dueAt: Date): Date {
  const withoutBusyMode = dueAt.getTime() - usualMs(question);
  const starts = dueAt.getTime() - cookingMs(question, withoutBusyMode);
  return new Date(Math.max(starts, question.now.getTime()));
}

const settingsOf = ({ settings, fulfilment }: HoursQuestion): FulfilmentSettings =>
  settings[KIND[fulfilment]];

/** Whether the kitchen ever takes orders: a site that needs hours and has none never does. */
export const opensAtAll = ({ hasHours, opensWithoutHours }: OrderingSettings): boolean =>
  hasHours || opensWithoutHours;

const dateOrNull = (at: number | null): Date | null =>
  at === null || !Number.isFinite(at) ? null : new Date(at);

const closed = (reason: ClosedReason, opensAt: number | null = null): OrderNow => ({
  readyInMinutes: null,
  reason,
  note: '',
  opensAt: dateOrNull(opensAt),
  until: dateOrNull(opensAt),
});

function open(question: HoursQuestion, ends: number): OrderNow {
  if (question.settings.unattendedSince !== null) return { ...closed('UNATTENDED'), until: dateOrNull(ends) };
  const now = question.now.getTime();
  const busyUntil = question.settings.busy ? Date.parse(question.settings.busy.until) : -Infinity;
  const until = busyUntil > now ? Math.min(ends, busyUntil) : ends;
  const readyInMinutes = cookingMs(question, now) / MINUTE_MS;
  return { readyInMinutes, reason: null, note: '', opensAt: null, until: dateOrNull(until) };
}

/** When the pause of this kind ends, in ms; -Infinity without one, Infinity when a person has to end it. */
function endOfPause({ settings, fulfilment, now }: HoursQuestion): number {
  const ends = settings.pauses
    .filter((pause) => pause.fulfilment === fulfilment)
    .map(({ until }) => (until === null ? Infinity : Date.parse(until)))
    .filter((until) => until > now.getTime());
  return Math.max(-Infinity, ...ends);
}

/** How long an order takes that the kitchen starts at this time. */
function cookingMs(question: HoursQuestion, startsAt: number): number {
  const { busy } = question.settings;
  const isBusy = busy !== null && startsAt < Date.parse(busy.until);
  return usualMs(question) + (isBusy ? busy.minutes * MINUTE_MS : 0);
}

/** How long an order takes while the kitchen is not busy. */
const usualMs = (question: HoursQuestion): number =>
  (settingsOf(question).prepMinutes + (question.extraMinutes ?? 0)) * MINUTE_MS;

/** The earliest time for which a scheduled order can be placed; Infinity while a person has paused it. */
function earliestDue(question: HoursQuestion, leadMinutes: number): number {
  const now = question.now.getTime();
  const starts = Math.max(now, endOfPause(question));
  if (starts === Infinity) return Infinity;
  return Math.max(now + leadMinutes * MINUTE_MS, starts + cookingMs(question, starts));
}

/** The first opening that takes orders at or after a time; null when there is none for weeks. */
function nextOpening(question: HoursQuestion, at: number): Opening | null {
  const yesterday = dayOf(question.timeZone, at).subtract({ days: 1 });
  // Almost always the next opening is near, so the far days are looked at only when it is not.
  for (const days of [NEAR_DAYS, LOOK_AHEAD_DAYS]) {
    const found = openingsOf(question, yesterday, days).find(({ opens, ends }) => ends > Math.max(at, opens));
    if (found) return found;
  }
  return null;
}

const dayOf = (timeZone: string, at: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();

const localTimeOf = (timeZone: string, at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainTime().toString();
