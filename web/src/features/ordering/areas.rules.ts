import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import type { FieldErrors } from '../../forms/fields.ts';
import { parsePence, priceText } from '@forkfront/common/money.ts';
import { messages } from './messages.ts';
import type { OrderingOf } from './useUpdateOrdering.ts';

export const AREA_AMOUNTS = ['fee', 'minimum', 'freeOver'] as const;

/** An area of delivery in the form: texts as typed. */
export interface AreaDraft {
  /** Stays the same while the area is edited. */
  readonly key: string;
  /** null: not saved yet. */
  readonly id: string | null;
  readonly name: string;
  readonly kind: 'prefixes' | 'radius';
  readonly prefixes: string;
  readonly radiusKm: string;
  readonly fee: string;
  readonly minimum: string;
  /** Empty: never free. */
  readonly freeOver: string;
  readonly extraMinutes: string;
}

type Zone = OrderingOf['zones'][number];

export const areasOf = (zones: readonly Zone[]): AreaDraft[] =>
  zones.map(({ id, name, prefixes, radiusKm, fee, minimum, freeOver, extraMinutes }) => ({
    key: id,
    id,
    name,
    kind: prefixes ? 'prefixes' : 'radius',
    prefixes: prefixes?.join(', ') ?? '',
    radiusKm: String(radiusKm ?? ''),
    fee: priceText(fee),
    minimum: priceText(minimum),
    freeOver: freeOver == null ? '' : priceText(freeOver),
    extraMinutes: String(extraMinutes),
  }));

let added = 0;

/** A new area by postcodes. */
export const newArea = (): AreaDraft => ({
  key: `new-${(added += 1)}`,
  id: null,
  name: '',
  kind: 'prefixes',
  prefixes: '',
  radiusKm: '3',
  fee: '2.50',
  minimum: '15.00',
  freeOver: '',
  extraMinutes: '0',
});

/** The beginnings of postcodes in a list as typed. */
export const prefixesOf = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((prefix) => prefix.trim())
    .filter((prefix) => prefix !== '');

/** The areas for the API. Call it with areas without errors. */
export const areaInput = (areas: readonly AreaDraft[]) =>
  areas.map(({ id, kind, ...area }) => ({
    id,
    name: area.name.trim(),
    prefixes: kind === 'prefixes' ? prefixesOf(area.prefixes).map((prefix) => prefix.toUpperCase()) : null,
    radiusKm: kind === 'radius' ? kmOf(area.radiusKm) : null,
    fee: parsePence(area.fee) ?? 0,
    minimum: parsePence(area.minimum) ?? 0,
    freeOver: area.freeOver.trim() === '' ? null : parsePence(area.freeOver),
    extraMinutes: Number(area.extraMinutes),
  }));

const isAmount = (text: string): boolean => {
  const pence = parsePence(text);
  return pence !== null && pence >= 0 && pence <= ORDERING_LIMITS.money;
};

/** The errors of areas, by field: `zones.0.fee`. The server checks postcodes. */
export function areaErrors(areas: readonly AreaDraft[]): FieldErrors {
  const { radiusKm, extraMinutes } = ORDERING_LIMITS;
  const names = areas.map(({ name }) => name.trim().toLowerCase());
  const errors: Record<string, string> = {};
  for (const [at, area] of areas.entries()) {
    const path = `zones.${at}`;
    const name = names[at] ?? '';
    if (name === '') errors[`${path}.name`] = messages.nameMissing;
    else if (names.indexOf(name) < at) errors[`${path}.name`] = messages.nameTwice;
    if (area.kind === 'prefixes' && prefixesOf(area.prefixes).length === 0)
      errors[`${path}.prefixes`] = messages.prefixesMissing;
    const km = kmOf(area.radiusKm);
    if (area.kind === 'radius' && (km === null || km < radiusKm.min || km > radiusKm.max))
      errors[`${path}.radiusKm`] = messages.number(radiusKm.min, radiusKm.max);
    for (const amount of AREA_AMOUNTS)
      if (!isAmount(area[amount]) && (amount !== 'freeOver' || area.freeOver.trim() !== ''))
        errors[`${path}.${amount}`] = messages.amount;
    if (!/^\d{1,3}$/.test(area.extraMinutes.trim()) || Number(area.extraMinutes) > extraMinutes.max)
      errors[`${path}.extraMinutes`] = messages.number(extraMinutes.min, extraMinutes.max);
  }
  return errors;
}

/** The distance of an area as people type it, `2.5` or `2,5`; null for other texts. */
function kmOf(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  return /^\d{1,3}(?:\.\d{0,2})?$/.test(typed) ? Number(typed) : null;
}
