import { isDeepStrictEqual } from 'node:util';
import type { DeliveryZone } from '@forkfront/common/ordering.ts';
import type { WeeklyPeriod } from '@forkfront/common/weeklyHours.ts';
import { type FieldProblem, problemAt } from '../../lib/result.ts';
import { containsAddress } from '../accounts/misleadingName.rules.ts';
import { weekProblems } from '../ordering/hoursCheck.rules.ts';
import { keptZones, zoneProblems } from '../ordering/zonesCheck.rules.ts';
import { NOTHING_SAID, offersNothing } from './draftSite.rules.ts';
import { messages } from './messages.ts';
import type { DraftOrdering } from './onboarding.rules.ts';

/** When and how orders are taken, as entered beside the chat. null and undefined leave a value as it is. */
export interface OrderingEdit {
  /** The week; empty removes the hours. */
  hours?: readonly WeeklyPeriod[] | null | undefined;
  /** The week of deliveries; empty: that of `hours`. */
  deliveryHours?: readonly WeeklyPeriod[] | null | undefined;
  collection?: boolean | null | undefined;
  /** All areas with their ids; empty: no delivery. */
  zones?: readonly DeliveryZone[] | null | undefined;
}

/** Everything that is wrong with entered hours and ways, under the names that the fields have in the editor. */
export function orderingProblems(known: DraftOrdering | null, edit: OrderingEdit): FieldProblem[] {
  const zones = keptZones(edit.zones ?? []);
  const problems = [
    ...weekProblems('hours', edit.hours ?? []),
    ...weekProblems('deliveryHours', edit.deliveryHours ?? []),
    ...zoneProblems(zones, false),
    ...zones.flatMap(({ name }, at) =>
      problemAt(`zones.${at}.name`, containsAddress(name) ? messages.noWebAddress : null),
    ),
  ];
  const hasWays = edit.collection != null || edit.zones != null;
  if (problems.length > 0 || !hasWays) return problems;
  return problemAt('collection', offersNothing(entered(known, edit)) ? messages.noWayToOrder : null);
}

/** What is known after checked values were entered, and which of them are new. */
export function changedOrdering(
  known: DraftOrdering | null,
  edit: OrderingEdit,
): { ordering: DraftOrdering | null; touched: (keyof DraftOrdering)[] } {
  const [before, after] = [known ?? NOTHING_SAID, entered(known, edit)];
  const facts = ['hours', 'deliveryHours', 'collection', 'zones'] as const;
  const touched = facts.filter((fact) => !isDeepStrictEqual(before[fact], after[fact]));
  return { ordering: touched.length > 0 ? after : known, touched };
}

function entered(known: DraftOrdering | null, edit: OrderingEdit): DraftOrdering {
  const before = known ?? NOTHING_SAID;
  const week = (periods: OrderingEdit['hours'], old: WeeklyPeriod[] | null) =>
    periods ? (periods.length > 0 ? [...periods] : null) : old;
  return {
    hours: week(edit.hours, before.hours),
    deliveryHours: week(edit.deliveryHours, before.deliveryHours),
    collection: edit.collection ?? before.collection,
    zones: edit.zones ? keptZones(edit.zones) : before.zones,
  };
}
