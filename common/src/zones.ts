import type { DeliveryZone, OrderingSettings } from './ordering.ts';
import { isOutcodeOf } from './postcodeDistricts.ts';

/** Outward code of a UK postcode, e.g. `SE1`, `W1A` or `GIR`. */
const OUTCODE = '(?:GIR|[A-Z]{1,2}\\d[A-Z\\d]?)';
const POSTCODE = new RegExp(`^(${OUTCODE})(\\d[A-Z]{2})$`);
/** What an owner enters: the letters of an area, an outward code, or one with the digit that follows. */
const PREFIX = new RegExp(`^(?:[A-Z]{1,2}|${OUTCODE}(?: \\d)?)$`);

const EARTH_KM = 6371;

/** A place on the map, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Which zone an address belongs to. `unchecked`: only zones by radius are left, and its place is not known. */
export type ZoneAnswer = { kind: 'zone'; zone: DeliveryZone } | { kind: 'outside' } | { kind: 'unchecked' };

const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Dash_Punctuation}]+/gu, '');

/** A UK postcode in its normal form, `SE1 7PB`, from every spelling of it; null for other texts. */
export function normalPostcode(text: string): string | null {
  const [, outward, inward] = POSTCODE.exec(compact(text)) ?? [];
  return outward && inward ? `${outward} ${inward}` : null;
}

/** The start of postcodes in its normal form, `SE1`, `SE1 7` or `SE`; null for other texts. */
export function normalPrefix(text: string): string | null {
  const written = text.normalize('NFKC').trim().toUpperCase().replace(/\s+/g, ' ');
  return PREFIX.test(written) ? written : null;
}

/** Whether a postcode in normal form belongs to a prefix: `SE1 7PB` to `SE1`, `SE1 7` and `SE`, and `SE10 9AB` to `SE` only. */
export const hasPrefix = (postcode: string, prefix: string): boolean =>
  prefix.includes(' ')
    ? postcode.startsWith(prefix)
    : isOutcodeOf(postcode.slice(0, postcode.indexOf(' ')), prefix);

/** The distance of two places in km, on the surface of the earth. */
export function distanceKm(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  const [dLat, dLon] = [lat2 - lat1, radians(to.longitude - from.longitude)];
  const half = Math.sin(dLat / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/**
 * The zone of a postcode in normal form: the one with the longest prefix, otherwise the smallest radius that contains
 * `point`, which is null when the place of the postcode is not known.
 */
export function zoneOf(
  { zones, location }: Pick<OrderingSettings, 'zones' | 'location'>,
  postcode: string,
  point: Point | null,
): ZoneAnswer {
  const byPrefix = longestPrefix(zones, postcode);
  if (byPrefix) return { kind: 'zone', zone: byPrefix };
  const byRadius = zones.flatMap((zone) => (zone.radiusKm === null ? [] : [{ zone, km: zone.radiusKm }]));
  if (byRadius.length === 0) return { kind: 'outside' };
  if (!point || !location) return { kind: 'unchecked' };
  const km = distanceKm(location, point);
  const [nearest] = byRadius.filter((zone) => km <= zone.km).toSorted((one, other) => one.km - other.km);
  return nearest ? { kind: 'zone', zone: nearest.zone } : { kind: 'outside' };
}

function longestPrefix(zones: readonly DeliveryZone[], postcode: string): DeliveryZone | null {
  const matches = zones.flatMap((zone) =>
    (zone.prefixes ?? []).filter((prefix) => hasPrefix(postcode, prefix)).map((prefix) => ({ zone, prefix })),
  );
  const [longest] = matches.toSorted((one, other) => other.prefix.length - one.prefix.length);
  return longest?.zone ?? null;
}

/** Pence that a delivery costs, for dishes of `subtotal` pence. */
export const deliveryFeeOf = ({ fee, freeOver }: DeliveryZone, subtotal: number): number =>
  freeOver !== null && subtotal >= freeOver ? 0 : fee;

/** Pence that the dishes miss until the minimum of the zone; 0 when it is reached. */
export const missingForMinimum = ({ minimum }: DeliveryZone, subtotal: number): number =>
  Math.max(0, minimum - subtotal);
