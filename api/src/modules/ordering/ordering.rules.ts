import { DAY_MS } from '@forkfront/common/durations.ts';
import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { type FieldProblem, fail, ok, problemAt, type Result } from '../../lib/result.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import {
  type DeliveryZone,
  type FulfilmentSettings,
  type Location,
  type OrderingSettings,
  type SlotCapacity,
  type SpecialDay,
} from '@forkfront/common/ordering.ts';
import { specialDayProblems, weekProblems } from './hoursCheck.rules.ts';
import { messages } from './messages.ts';
import { unreachableProblems } from './reachable.rules.ts';
import { keptZones, rangeProblem, zoneProblems } from './zonesCheck.rules.ts';

type Patch<T> = { [Field in keyof T]?: T[Field] | null | undefined };

/** A change of an owner; a missing value leaves the stored one as it is. Lists are replaced as a whole. */
export type OrderingPatch = Patch<{
  /** IANA name. */
  timeZone: string;
  collection: Patch<FulfilmentSettings>;
  delivery: Patch<FulfilmentSettings>;
  specialDays: readonly SpecialDay[];
  daysAhead: number;
  capacity: SlotCapacity;
  onlyWhileBoardOpen: boolean;
  zones: readonly DeliveryZone[];
  answerMinutes: number;
  dinerDataMonths: number;
}> & {
  /** null removes it. */
  location?: Location | null | undefined;
};

/** How a restaurant takes orders, with its time zone (IANA name). */
export interface Ordering {
  settings: OrderingSettings;
  timeZone: string;
}

/** The settings after a change; the error names each wrong field of the patch. Saving a week sets `hasHours`. */
export function changedOrdering(
  stored: Ordering,
  patch: OrderingPatch,
  now: Date,
): Result<Ordering, FieldProblem[]> {
  const timeZone = patch.timeZone ?? stored.timeZone;
  const isZoneKnown = isTimeZone(timeZone);
  const today = dayIn(isZoneKnown ? timeZone : stored.timeZone, now);
  const settings = withPatch(stored.settings, patch);
  const special = patch.specialDays?.map(keptSpecialDay);
  if (special) settings.specialDays = [...lastNight(stored.settings, today, now), ...special];
  const hasRadius = settings.zones.some(({ radiusKm }) => radiusKm !== null);
  const isLocationUsed = patch.location === null && !patch.zones && hasRadius;
  const problems = [
    ...problemAt('timeZone', isZoneKnown ? null : messages.timeZoneUnknown),
    ...kindProblems('collection', patch.collection),
    ...kindProblems('delivery', patch.delivery),
    ...specialDayProblems(special ?? [], today),
    ...rangeProblem('daysAhead', patch.daysAhead, ORDERING_LIMITS.daysAhead),
    ...rangeProblem('capacity.orders', patch.capacity?.orders, ORDERING_LIMITS.capacity),
    ...rangeProblem('capacity.items', patch.capacity?.items, ORDERING_LIMITS.capacity),
    ...(patch.zones ? zoneProblems(settings.zones, settings.location !== null) : []),
    ...problemAt('postcode', isLocationUsed ? messages.postcodeUsed : null),
    ...rangeProblem('answerMinutes', patch.answerMinutes, ORDERING_LIMITS.answerMinutes),
    ...rangeProblem('dinerDataMonths', patch.dinerDataMonths, ORDERING_LIMITS.dinerDataMonths),
  ];
  if (problems.length > 0) return fail(problems);
  const days = special ?? settings.specialDays.filter(({ day }) => day >= today);
  const impossible = unreachableProblems(settings, patch, days);
  return impossible.length > 0 ? fail(impossible) : ok({ settings, timeZone });
}

function withPatch(stored: OrderingSettings, patch: OrderingPatch): OrderingSettings {
  const { collection, delivery, location = stored.location } = patch;
  const onlyWhileBoardOpen = patch.onlyWhileBoardOpen ?? stored.onlyWhileBoardOpen;
  const hasHours = stored.hasHours || collection?.periods != null || delivery?.periods != null;
  return {
    ...stored,
    hasHours,
    opensWithoutHours: stored.opensWithoutHours && !hasHours,
    collection: changedKind(stored.collection, collection ?? {}),
    delivery: changedKind(stored.delivery, delivery ?? {}),
    daysAhead: patch.daysAhead ?? stored.daysAhead,
    capacity: patch.capacity ?? stored.capacity,
    onlyWhileBoardOpen,
    unattendedSince: onlyWhileBoardOpen ? stored.unattendedSince : null,
    zones: patch.zones ? keptZones(patch.zones) : stored.zones,
    location,
    answerMinutes: patch.answerMinutes ?? stored.answerMinutes,
    dinerDataMonths: patch.dinerDataMonths ?? stored.dinerDataMonths,
  };
}

const changedKind = (
  stored: FulfilmentSettings,
  { isOffered, periods, prepMinutes, lastOrdersMinutes, leadMinutes }: Patch<FulfilmentSettings>,
): FulfilmentSettings => ({
  isOffered: isOffered ?? stored.isOffered,
  periods:
    periods?.map(({ days, from, to }) => ({
      days: [...new Set(days)].toSorted((a, b) => a - b),
      from,
      to,
    })) ?? stored.periods,
  prepMinutes: prepMinutes ?? stored.prepMinutes,
  lastOrdersMinutes: lastOrdersMinutes ?? stored.lastOrdersMinutes,
  leadMinutes: leadMinutes ?? stored.leadMinutes,
});

const kindProblems = (path: string, kind: OrderingPatch['collection']): FieldProblem[] =>
  kind
    ? [
        ...weekProblems(`${path}.periods`, kind.periods ?? []),
        ...(['prepMinutes', 'lastOrdersMinutes', 'leadMinutes'] as const).flatMap((name) =>
          rangeProblem(`${path}.${name}`, kind[name], ORDERING_LIMITS[name]),
        ),
      ]
    : [];

const keptSpecialDay = ({ day, reason, collection, delivery }: SpecialDay): SpecialDay => ({
  day,
  reason: oneLine(reason),
  collection: collection.map(({ from, to }) => ({ from, to })),
  delivery: delivery.map(({ from, to }) => ({ from, to })),
});

/** Yesterday's special hours, which owners no longer see: they may last beyond midnight. */
function lastNight({ specialDays }: OrderingSettings, today: string, now: Date): SpecialDay[] {
  const oldest = new Date(now.getTime() - 2 * DAY_MS).toISOString().slice(0, today.length);
  return specialDays.filter(({ day }) => day >= oldest && day < today);
}

/** Whether this names a time zone; offsets such as `+01:00` do not, because they have no summer time. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).format() !== '' && /^[a-z]/i.test(name);
  } catch {
    return false;
  }
}
