import { IF_MISSING } from '@forkfront/common/ifMissing.ts';
import { HOUR_MS } from '@forkfront/common/durations.ts';
import {
  ORDER_STATES,
  WITHOUT_FOOD,
  type OrderProgress,
  type OrderState,
} from '@forkfront/common/orderState.ts';
import type { ChipTone } from '../../ui/Chip.tsx';
import { messages } from './messages.ts';

const TONES: Record<OrderState, ChipTone> = {
  PLACED: 'warning',
  ACCEPTED: 'info',
  PREPARING: 'info',
  READY: 'success',
  OUT_FOR_DELIVERY: 'success',
  COMPLETED: 'neutral',
  REJECTED: 'error',
  EXPIRED: 'error',
  CANCELLED: 'error',
};

const isKnown = (state: string): state is OrderState => ORDER_STATES.some((known) => known === state);

/** The name and the colour of a state. A state that this version does not know is shown as received, in grey. */
export const stateLook = (state: string): { label: string; tone: ChipTone } =>
  isKnown(state) ? { label: messages.states[state], tone: TONES[state] } : { label: state, tone: 'neutral' };

/** How an order is received; a kind that this version does not know is collected. */
export const kindOf = (fulfilment: string): 'COLLECTION' | 'DELIVERY' =>
  fulfilment === 'DELIVERY' ? 'DELIVERY' : 'COLLECTION';

/** What to do when a product is missing, in words; null for the order of a restaurant, and for what this version does not know. */
export function missingText(ifMissing: string | null | undefined): string | null {
  const known = IF_MISSING.find((way) => way === ifMissing);
  return known ? messages.missingWays[known] : null;
}

/** The groups of states that the list can be limited to. */
export const GROUPS = {
  waiting: ['PLACED'],
  kitchen: ['ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY'],
  done: ['COMPLETED'],
  unfulfilled: WITHOUT_FOOD,
} as const satisfies Record<string, readonly OrderState[]>;
export type OrderGroup = keyof typeof GROUPS;

/** The states of orders that still need somebody. */
export const OPEN_STATES = [...GROUPS.waiting, ...GROUPS.kitchen];

/** Whether an order brought no money. */
export const isUnpaid = (state: string): boolean => WITHOUT_FOOD.some((unpaid) => unpaid === state);

/** An offer with its code, e.g. `Spring (SPRING15)`. */
export const offerName = (
  promotion: { name: string; code?: string | null | undefined } | null | undefined,
): string => {
  if (!promotion) return messages.offer;
  return promotion.code ? `${promotion.name} (${promotion.code})` : promotion.name;
};

const PROGRESS: readonly OrderProgress[] = ['PREPARING', 'OUT_FOR_DELIVERY', 'READY', 'COMPLETED'];

/** What the buttons of an order offer, of the states that the server allows. */
export function answersOf(nextStates: readonly string[]): {
  canAccept: boolean;
  /** The usual one first. */
  progress: OrderProgress[];
  /** An order that waits is declined, a later one is cancelled; null: neither. */
  refusal: 'REJECTED' | 'CANCELLED' | null;
} {
  const can = (to: OrderState): boolean => nextStates.includes(to);
  return {
    canAccept: can('ACCEPTED'),
    progress: PROGRESS.filter(can),
    refusal: can('REJECTED') ? 'REJECTED' : can('CANCELLED') ? 'CANCELLED' : null,
  };
}

interface Timed {
  readonly readyAt: string | null | undefined;
  readonly dueAt: string | null | undefined;
  readonly scheduledFor: string | null | undefined;
}

/** When the customer expects an order: as promised, else as wanted; null when it is not known. */
export const dueTime = ({ readyAt, scheduledFor, dueAt }: Timed): string | null =>
  readyAt ?? scheduledFor ?? dueAt ?? null;

/** Allergens of an order line by how sure they are. */
export function allergensOf(answers: readonly { readonly allergen: string; readonly state: string }[]) {
  const of = (wanted: (state: string) => boolean) =>
    answers.filter(({ state }) => wanted(state)).map(({ allergen }) => allergen);
  return {
    contains: of((state) => state === 'CONTAINS'),
    mayContain: of((state) => state === 'MAY_CONTAIN'),
    // A state that this version does not know is not confirmed either.
    unconfirmed: of((state) => !['CONTAINS', 'MAY_CONTAIN', 'FREE_FROM'].includes(state)),
  };
}

/** An order that was due longer ago is handed over, even if nobody has said so. */
const LATE_MS = HOUR_MS;

/** The first time at which an open order is due; null without one. `now` in ms since 1970. */
export const nextDue = (orders: readonly Timed[], now: number): string | null =>
  orders
    .map(dueTime)
    .filter((time) => time !== null)
    .filter((time) => Date.parse(time) > now - LATE_MS)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;

/** An option of a line: how many of it each of the pieces has. */
export function optionText({ name, quantity }: { name: string; quantity: number }, pieces: number): string {
  if (quantity <= 1) return name;
  return pieces > 1 ? messages.optionEach(quantity, name) : `${quantity} × ${name}`;
}
