import { isDeepStrictEqual } from 'node:util';
import type { FulfilmentSettings } from '@forkfront/common/ordering.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import type { Ordering } from './ordering.rules.ts';

/** A part of the settings, as the activity log names it (spec §14.10). */
export type OrderingPart =
  | 'HOURS'
  | 'COLLECTION'
  | 'DELIVERY'
  | 'AREAS'
  | 'TIMES'
  | 'CAPACITY'
  | 'BOARD'
  | 'DINER_DATA';

/** Which parts of the settings a change has changed. Past days are none: a save removes them by itself. */
export function changedParts(before: Ordering, after: Ordering, now: Date): OrderingPart[] {
  const [old, fresh] = [partsOf(before, now), partsOf(after, now)];
  return fresh.flatMap(({ part, value }, at) => (isDeepStrictEqual(old[at]?.value, value) ? [] : [part]));
}

function partsOf({ settings, timeZone }: Ordering, now: Date): { part: OrderingPart; value: unknown }[] {
  const { collection, delivery, specialDays, zones, location, daysAhead, answerMinutes } = settings;
  const today = dayIn(timeZone, now);
  const days = specialDays.filter(({ day }) => day >= today);
  return [
    { part: 'HOURS', value: [timeZone, collection.periods, delivery.periods, days] },
    { part: 'COLLECTION', value: collection.isOffered },
    { part: 'DELIVERY', value: delivery.isOffered },
    { part: 'AREAS', value: [zones, location] },
    { part: 'TIMES', value: [timesOf(collection), timesOf(delivery), daysAhead, answerMinutes] },
    { part: 'CAPACITY', value: settings.capacity },
    { part: 'BOARD', value: settings.onlyWhileBoardOpen },
    { part: 'DINER_DATA', value: settings.dinerDataMonths },
  ];
}

const timesOf = ({ prepMinutes, lastOrdersMinutes, leadMinutes }: FulfilmentSettings) => [
  prepMinutes,
  lastOrdersMinutes,
  leadMinutes,
];
