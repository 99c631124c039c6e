import type { FieldErrors } from '../../../forms/fields.ts';
import { messages } from './messages.ts';
import type { OrderingOf } from './useUpdateOrdering.ts';

/** The server's limits (`ORDERING_LIMITS`). */
const LIMITS = {
  prepMinutes: [5, 180],
  lastOrdersMinutes: [0, 120],
  leadMinutes: [0, 2880],
  daysAhead: [0, 14],
  answerMinutes: [5, 20],
  dinerDataMonths: [1, 24],
  capacity: [1, 500],
} as const;

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

const isWhole = (text: string, [min, max]: readonly [number, number]): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

/** The errors of times, by field. Empty limits of the kitchen are right. */
export function timeErrors(values: TimeValues): FieldErrors {
  const fields: [string, string, readonly [number, number]][] = [
    ...(['collection', 'delivery'] as const).flatMap((kind) =>
      KIND_TIMES.map((name): [string, string, readonly [number, number]] => [
        `${kind}.${name}`,
        values[kind][name],
        LIMITS[name],
      ]),
    ),
    ['daysAhead', values.daysAhead, LIMITS.daysAhead],
    ['answerMinutes', values.answerMinutes, LIMITS.answerMinutes],
    ['dinerDataMonths', values.dinerDataMonths, LIMITS.dinerDataMonths],
    ...(['orders', 'items'] as const).flatMap((name): [string, string, readonly [number, number]][] =>
      values.capacity[name].trim() === ''
        ? []
        : [[`capacity.${name}`, values.capacity[name], LIMITS.capacity]],
    ),
  ];
  return Object.fromEntries(
    fields.flatMap(([path, text, limits]) =>
      isWhole(text, limits) ? [] : [[path, messages.number(...limits)]],
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
