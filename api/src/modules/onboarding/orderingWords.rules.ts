import type { DeliveryZone } from '@forkfront/common/ordering.ts';
import type { WeeklyPeriod } from '@forkfront/common/weeklyHours.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A week in words: `Mon, Tue 12:00-14:30, Sat 12:00-23:00`. */
export const wordsOfHours = (hours: readonly WeeklyPeriod[]): string =>
  hours
    .map(({ days, from, to }) => `${days.map((day) => DAYS[day - 1]).join(', ')} ${from}-${to}`)
    .join(', ');

/** Areas in words: `we deliver to SE1, SE11 for £2.50`. Null for areas that a sentence does not say exactly: a radius, several minimums. */
export function wordsOfAreas(zones: readonly DeliveryZone[]): string | null {
  const [first] = zones;
  const isSame = zones.every(
    ({ minimum, freeOver }) => minimum === first?.minimum && freeOver === first.freeOver,
  );
  if (!first || !isSame) return null;
  const areas = zones.map(({ prefixes, fee }) => prefixes && `${prefixes.join(', ')} for ${pounds(fee)}`);
  if (areas.includes(null)) return null;
  return [
    `we deliver to ${areas.join(', ')}`,
    ...(first.minimum > 0 ? [`minimum order ${pounds(first.minimum)}`] : []),
    ...(first.freeOver === null ? [] : [`free over ${pounds(first.freeOver)}`]),
  ].join(', ');
}

const pounds = (pence: number): string => `£${(pence / 100).toFixed(2)}`;
