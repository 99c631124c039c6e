import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { type FieldProblem, problemAt } from '../../lib/result.ts';
import { type DeliveryZone } from '@forkfront/common/ordering.ts';
import { normalPrefix } from '@forkfront/common/zones.ts';
import { messages } from './messages.ts';

/** Areas as they are stored: prefixes in capitals, each once. */
export const keptZones = (zones: readonly DeliveryZone[]): DeliveryZone[] =>
  zones.map(({ name, prefixes, ...zone }) => ({
    ...zone,
    name: oneLine(name),
    prefixes: prefixes && [...new Set(prefixes.map(keptPrefix))].filter((prefix) => prefix !== ''),
  }));

const keptPrefix = (prefix: string): string => normalPrefix(prefix) ?? oneLine(prefix);

/** Everything that is wrong with areas as they are stored. `hasLocation`: whether distances can be measured. */
export function zoneProblems(zones: readonly DeliveryZone[], hasLocation: boolean): FieldProblem[] {
  const { zones: max } = ORDERING_LIMITS;
  if (zones.length > max) return problemAt('zones', messages.tooMany(max, 'delivery areas'));
  return zones.flatMap((zone, at) => {
    const before = zones.slice(0, at);
    return [
      ...nameProblem(zone.name, before),
      ...placeProblems(zone, before, hasLocation),
      ...amountProblems(zone),
    ].map(({ path, message }) => ({ path: `zones.${at}.${path}`, message }));
  });
}

function nameProblem(name: string, before: readonly DeliveryZone[]): FieldProblem[] {
  const { zoneName } = ORDERING_LIMITS;
  if (name === '') return problemAt('name', messages.zoneNameRequired);
  if (name.length > zoneName) return problemAt('name', messages.tooLong(zoneName));
  const isTwice = before.some((zone) => zone.name.toLowerCase() === name.toLowerCase());
  return problemAt('name', isTwice ? messages.zoneNameTwice : null);
}

function placeProblems(
  { prefixes, radiusKm }: DeliveryZone,
  before: readonly DeliveryZone[],
  hasLocation: boolean,
): FieldProblem[] {
  if ((prefixes === null) === (radiusKm === null)) return problemAt('prefixes', messages.zoneKind);
  if (prefixes) return problemAt('prefixes', prefixesProblem(prefixes, before));
  if (!hasLocation) return problemAt('radiusKm', messages.postcodeFirst);
  return rangeProblem('radiusKm', radiusKm, ORDERING_LIMITS.radiusKm);
}

function prefixesProblem(prefixes: readonly string[], before: readonly DeliveryZone[]): string | null {
  const { prefixes: max } = ORDERING_LIMITS;
  if (prefixes.length === 0) return messages.prefixesMissing;
  if (prefixes.length > max) return messages.tooMany(max, 'postcode areas');
  const wrong = prefixes.find((prefix) => normalPrefix(prefix) === null);
  if (wrong !== undefined) return messages.prefixInvalid(wrong);
  for (const prefix of prefixes) {
    const other = before.find((zone) => zone.prefixes?.includes(prefix));
    if (other) return messages.prefixTwice(prefix, other.name);
  }
  return null;
}

function amountProblems({ fee, minimum, freeOver, extraMinutes }: DeliveryZone): FieldProblem[] {
  const { money } = ORDERING_LIMITS;
  const wrongAmount = messages.amount((money / 100).toLocaleString('en-GB'));
  const amount = (path: string, value: number | null) =>
    problemAt(path, value === null || (value >= 0 && value <= money) ? null : wrongAmount);
  return [
    ...amount('fee', fee),
    ...amount('minimum', minimum),
    ...amount('freeOver', freeOver),
    ...rangeProblem('extraMinutes', extraMinutes, ORDERING_LIMITS.extraMinutes),
  ];
}

/** The problem of a number outside its limits; null is inside. */
export const rangeProblem = (
  path: string,
  value: number | null | undefined,
  { min, max }: { min: number; max: number },
): FieldProblem[] =>
  problemAt(path, value == null || (value >= min && value <= max) ? null : messages.number(min, max));
