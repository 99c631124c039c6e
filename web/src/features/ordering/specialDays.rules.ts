import type { FieldErrors } from '../../forms/fields.ts';
import { messages } from './messages.ts';
import type { OrderingOf } from './useUpdateOrdering.ts';
import { type Hours, weekErrors, withMoreHours } from './week.rules.ts';

/** A special day in the form. */
export interface DayDraft {
  /** Stays the same while the row is edited. */
  readonly key: string;
  readonly day: string;
  readonly reason: string;
  readonly collection: readonly Hours[];
  readonly delivery: readonly Hours[];
  /** Delivery has the hours of collection. */
  readonly isSame: boolean;
}

type SentHours = OrderingOf['specialDays'][number]['collection'];

const rowsOf = (key: string, hours: SentHours): Hours[] =>
  hours.map(({ from, to }, at) => ({ key: `${key}-${at}`, from, to }));

const hoursOf = (rows: readonly Hours[]) => rows.map(({ from, to }) => ({ from, to }));

export const draftsOf = (days: OrderingOf['specialDays']): DayDraft[] =>
  days
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ day, reason, collection, delivery }) => ({
      key: day,
      day,
      reason,
      collection: rowsOf(day, collection),
      delivery: rowsOf(day, delivery),
      isSame: JSON.stringify(collection) === JSON.stringify(delivery),
    }));

let added = 0;

/** A new special day, closed. */
export const newDay = (day = '', reason = ''): DayDraft => ({
  key: `new-${(added += 1)}`,
  day,
  reason,
  collection: [],
  delivery: [],
  isSame: true,
});

/** The day closed, or with hours to start from. */
export const withClosed = (draft: DayDraft, isClosed: boolean): DayDraft => ({
  ...draft,
  collection: isClosed ? [] : withMoreHours([]),
  delivery: [],
  isSame: true,
});

export const specialDayInput = (drafts: readonly DayDraft[]) =>
  drafts.map(({ day, reason, collection, delivery, isSame }) => ({
    day,
    reason: reason.trim(),
    collection: hoursOf(collection),
    delivery: hoursOf(isSame ? collection : delivery),
  }));

/** Errors of the hours of one day; nothing follows the day that they could overlap with. */
function hoursErrors(path: string, hours: readonly Hours[]): FieldErrors {
  const empty = [[], [], [], [], [], []];
  return Object.fromEntries(
    Object.entries(weekErrors(path, [hours, ...empty])).map(([field, text]) => [
      field,
      text === messages.timeMissing ? text : messages.overlapOfDay,
    ]),
  );
}

/** The errors of special days, by field: `specialDays.0.day`. `today` as `2026-11-23`. */
export function specialDayErrors(drafts: readonly DayDraft[], today: string): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [at, { day, collection, delivery, isSame }] of drafts.entries()) {
    const path = `specialDays.${at}`;
    if (day === '') errors[`${path}.day`] = messages.dayMissing;
    else if (day < today) errors[`${path}.day`] = messages.dayPast;
    else if (drafts.findIndex((other) => other.day === day) < at) errors[`${path}.day`] = messages.dayTwice;
    Object.assign(errors, hoursErrors(`${path}.collection`, collection));
    if (!isSame) Object.assign(errors, hoursErrors(`${path}.delivery`, delivery));
  }
  return errors;
}
