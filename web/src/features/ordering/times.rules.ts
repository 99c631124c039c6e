import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import type { FieldErrors } from '../../forms/fields.ts';
import { messages } from './messages.ts';
import type { OrderingOf } from './useUpdateOrdering.ts';

export const KIND_TIMES = ['prepMinutes', 'lastOrdersMinutes', 'leadMinutes'] as const;

/** Numbers as typed. */
export type KindTimes = Record<(typeof KIND_TIMES)[number], string>;

export interface TimeValues {
  collection: KindTimes;
  delivery: KindTimes;
  daysAhead: string;
  capacity: { orders: string; items: string; exemptSectionIds: readonly string[] };
  onlyWhileBoardOpen: boolean;
  answerMinutes: string;
  dinerDataMonths: string;
  timeZone: string;
}

const kindOf = (kind: OrderingOf['collection']): KindTimes => ({
  prepMinutes: String(kind.prepMinutes),
  lastOrdersMinutes: String(kind.lastOrdersMinutes),
  leadMinutes: String(kind.leadMinutes),
});

/** The saved times as the form holds them. */
export const timesOf = (ordering: OrderingOf): TimeValues => ({
  collection: kindOf(ordering.collection),
  delivery: kindOf(ordering.delivery),
  daysAhead: String(ordering.daysAhead),
  capacity: {
    orders: String(ordering.capacity.orders ?? ''),
    items: String(ordering.capacity.items ?? ''),
    exemptSectionIds: ordering.capacity.exemptSectionIds,
  },
  onlyWhileBoardOpen: ordering.onlyWhileBoardOpen,
  answerMinutes: String(ordering.answerMinutes),
  dinerDataMonths: String(ordering.dinerDataMonths),
  timeZone: ordering.timeZone,
});

interface Limits {
  readonly min: number;
  readonly max: number;
}

const isWhole = (text: string, { min, max }: Limits): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

/** The errors of times, by field. Empty limits of the kitchen are right. */
export function timeErrors(values: TimeValues): FieldErrors {
  const fields: [string, string, Limits][] = [
    ...(['collection', 'delivery'] as const).flatMap((kind) =>
      KIND_TIMES.map((name): [string, string, Limits] => [
        `${kind}.${name}`,
        values[kind][name],
        ORDERING_LIMITS[name],
      ]),
    ),
    ['daysAhead', values.daysAhead, ORDERING_LIMITS.daysAhead],
    ['answerMinutes', values.answerMinutes, ORDERING_LIMITS.answerMinutes],
    ['dinerDataMonths', values.dinerDataMonths, ORDERING_LIMITS.dinerDataMonths],
    ...(['orders', 'items'] as const).flatMap((name): [string, string, Limits][] =>
      values.capacity[name].trim() === ''
        ? []
        : [[`capacity.${name}`, values.capacity[name], ORDERING_LIMITS.capacity]],
    ),
  ];
  return Object.fromEntries(
    fields.flatMap(([path, text, limits]) =>
      isWhole(text, limits) ? [] : [[path, messages.number(limits.min, limits.max)]],
    ),
  );
}

const optional = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const kindInput = (kind: KindTimes) => ({
  prepMinutes: Number(kind.prepMinutes),
  lastOrdersMinutes: Number(kind.lastOrdersMinutes),
  leadMinutes: Number(kind.leadMinutes),
});

const inputOf = ({ capacity, ...values }: TimeValues) => ({
  collection: kindInput(values.collection),
  delivery: kindInput(values.delivery),
  daysAhead: Number(values.daysAhead),
  capacity: {
    orders: optional(capacity.orders),
    items: optional(capacity.items),
    exemptSectionIds: [...capacity.exemptSectionIds].toSorted(),
  },
  onlyWhileBoardOpen: values.onlyWhileBoardOpen,
  answerMinutes: Number(values.answerMinutes),
  dinerDataMonths: Number(values.dinerDataMonths),
  timeZone: values.timeZone,
});

/** The settings that differ from the saved ones. */
export function timeChanges(values: TimeValues, saved: TimeValues): Partial<ReturnType<typeof inputOf>> {
  const before = new Map<string, unknown>(Object.entries(inputOf(saved)));
  return Object.fromEntries(
    Object.entries(inputOf(values)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
    ),
  );
}
