import { MINUTE_MS } from '@forkfront/common/durations.ts';
import { Temporal } from 'temporal-polyfill';
import type { FieldProblem } from '../../lib/result.ts';
import { minuteOf } from '@forkfront/common/zonedTime.ts';
import { KIND, type Opening, openingsOf } from '@forkfront/common/openings.ts';
import { type Fulfilment, FULFILMENTS } from '@forkfront/common/fulfilment.ts';
import type { OrderingSettings, SpecialDay } from '@forkfront/common/ordering.ts';
import { WEEKDAYS } from '@forkfront/common/weeklyHours.ts';
import { messages } from './messages.ts';

const DAY_MINUTES = 24 * 60;
/** A week without special days and without a change of the clocks. */
const TIME_ZONE = 'UTC';
const MONDAY = '2026-01-05';

/** The fields that the owner changes. Their problems are shown beside them. */
interface Changed {
  collection?: object | null | undefined;
  delivery?: object | null | undefined;
  specialDays?: readonly object[] | null | undefined;
  daysAhead?: number | null | undefined;
  zones?: readonly object[] | null | undefined;
}

/**
 * Settings that are right one by one and make orders impossible together: hours that are over before the first order, orders
 * that take longer than the kitchen is open, a lead time beyond the last day that can be chosen. `days`: the special days to look
 * at; those of the change if it has any.
 */
export function unreachableProblems(
  settings: OrderingSettings,
  changed: Changed,
  days: readonly SpecialDay[],
): FieldProblem[] {
  return FULFILMENTS.flatMap((fulfilment) => {
    const kind = KIND[fulfilment];
    if (!settings[kind].isOffered || settings[kind].periods.length === 0) return [];
    const isKindChanged = changed[kind] != null;
    const isLengthChanged = ['isOffered', 'lastOrdersMinutes', 'prepMinutes'].some((name) =>
      has(changed[kind], name),
    );
    const [first] = [
      ...(isKindChanged ? weekProblems(settings, fulfilment, changed) : []),
      ...(isKindChanged || changed.daysAhead != null ? leadProblems(settings, fulfilment, changed) : []),
      ...(isLengthChanged || changed.specialDays
        ? specialDayProblems(settings, fulfilment, changed, days)
        : []),
    ];
    const zones =
      fulfilment === 'DELIVERY' && (isKindChanged || changed.zones) ? zoneProblems(settings, changed) : [];
    return first ? [first] : zones.slice(0, 1);
  });
}

/** The openings of these days, from the day before them on. */
const openingsFrom = (
  settings: OrderingSettings,
  fulfilment: Fulfilment,
  day: string,
  days: number,
): Opening[] =>
  openingsOf(
    { settings, timeZone: TIME_ZONE, fulfilment },
    Temporal.PlainDate.from(day).subtract({ days: 1 }),
    days + 2,
  );

const weekOf = (settings: OrderingSettings, fulfilment: Fulfilment): Opening[] =>
  openingsFrom({ ...settings, specialDays: [] }, fulfilment, MONDAY, WEEKDAYS.length);

const has = (changes: object | null | undefined, name: string): boolean =>
  changes != null && (changes as Record<string, unknown>)[name] != null;

/** What is wrong with one opening; null when it takes orders. */
function openingProblem(settings: OrderingSettings, fulfilment: Fulfilment, opening: Opening, day: string) {
  const { lastOrdersMinutes, prepMinutes } = settings[KIND[fulfilment]];
  const hours = `${timeOf(opening.opens)}–${timeOf(opening.closes)}`;
  if (opening.ends <= opening.opens)
    return { field: 'lastOrdersMinutes', message: messages.neverOpens(day, hours, lastOrdersMinutes) };
  if (opening.opens + prepMinutes * MINUTE_MS > opening.closes)
    return { field: 'prepMinutes', message: messages.prepTooLong(day, hours, prepMinutes) };
  return null;
}

function weekProblems(settings: OrderingSettings, fulfilment: Fulfilment, changed: Changed): FieldProblem[] {
  const kind = KIND[fulfilment];
  return weekOf(settings, fulfilment).flatMap((opening) => {
    const weekday = (new Date(opening.opens).getUTCDay() + 6) % 7;
    const problem = openingProblem(settings, fulfilment, opening, WEEKDAYS[weekday] ?? '');
    if (!problem) return [];
    const at = settings[kind].periods.findIndex(
      ({ days, from }) => days.includes(weekday + 1) && from === timeOf(opening.opens),
    );
    const isWeek = has(changed[kind], 'periods') && !has(changed[kind], problem.field);
    const path = isWeek ? `${kind}.periods.${Math.max(0, at)}.from` : `${kind}.${problem.field}`;
    return [{ path, message: problem.message }];
  });
}

function leadProblems(settings: OrderingSettings, fulfilment: Fulfilment, changed: Changed): FieldProblem[] {
  const kind = KIND[fulfilment];
  const { periods, leadMinutes, lastOrdersMinutes } = settings[kind];
  const ends = periods.map(
    ({ from, to }) => minuteOf(to) + (minuteOf(to) <= minuteOf(from) ? DAY_MINUTES : 0) - lastOrdersMinutes,
  );
  if (leadMinutes <= settings.daysAhead * DAY_MINUTES + Math.max(...ends)) return [];
  const isLead =
    has(changed[kind], 'leadMinutes') || (!has(changed[kind], 'periods') && changed.daysAhead == null);
  const other = has(changed[kind], 'periods') ? `${kind}.periods.0.from` : 'daysAhead';
  return [
    { path: isLead ? `${kind}.leadMinutes` : other, message: messages.leadTooLong(settings.daysAhead) },
  ];
}

function specialDayProblems(
  settings: OrderingSettings,
  fulfilment: Fulfilment,
  changed: Changed,
  days: readonly SpecialDay[],
): FieldProblem[] {
  const kind = KIND[fulfilment];
  return days.flatMap(({ day, [kind]: hours }, index) =>
    openingsFrom(settings, fulfilment, day, 1).flatMap((opening) => {
      const at = hours.findIndex(({ from }) => opening.opens === Date.parse(`${day}T${from}:00Z`));
      const problem = at < 0 ? null : openingProblem(settings, fulfilment, opening, messages.dayOf(day));
      if (!problem) return [];
      const path = changed.specialDays
        ? `specialDays.${index}.${kind}.${at}.from`
        : `${kind}.${problem.field}`;
      return [{ path, message: problem.message }];
    }),
  );
}

/** Areas that no delivery could reach in any opening of the week. */
function zoneProblems(settings: OrderingSettings, changed: Changed): FieldProblem[] {
  const longest = Math.max(
    ...weekOf(settings, 'DELIVERY').map(({ opens, closes }) => (closes - opens) / MINUTE_MS),
  );
  const { prepMinutes } = settings.delivery;
  return settings.zones.flatMap(({ name, extraMinutes }, at) => {
    if (prepMinutes + extraMinutes <= longest) return [];
    const path = changed.zones ? `zones.${at}.extraMinutes` : 'delivery.prepMinutes';
    return [{ path, message: messages.areaTooFar(name, prepMinutes + extraMinutes) }];
  });
}

const timeOf = (at: number): string =>
  new Date(at).toISOString().slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length);
