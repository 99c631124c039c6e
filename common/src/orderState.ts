import { MINUTE_MS, SECOND_MS } from './durations.ts';
import type { Fulfilment } from './fulfilment.ts';

export const ORDER_STATES = [
  'PLACED',
  'ACCEPTED',
  'PREPARING',
  'READY',
  'OUT_FOR_DELIVERY',
  'COMPLETED',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Who moves an order: a person, or the clock when nobody answers. */
export const ORDER_MOVERS = ['RESTAURANT', 'DINER', 'CLOCK'] as const;
export type OrderMover = (typeof ORDER_MOVERS)[number];

/** A restaurant's move, named by the state that it sets. */
export type OrderMove = Exclude<OrderState, 'PLACED' | 'EXPIRED'>;

/** The moves of an accepted order, which need no details. */
export const ORDER_PROGRESS = ['PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED'] as const;
export type OrderProgress = (typeof ORDER_PROGRESS)[number];

const KITCHEN: readonly OrderMover[] = ['RESTAURANT'];

/** The states that an order may go to, and who may make the move (spec §13.1). */
const MOVES: Record<OrderState, Partial<Record<OrderState, readonly OrderMover[]>>> = {
  PLACED: { ACCEPTED: KITCHEN, REJECTED: KITCHEN, EXPIRED: ['CLOCK'], CANCELLED: ['DINER', 'RESTAURANT'] },
  // A diner may cancel for a moment: `cancellableUntil`.
  ACCEPTED: { PREPARING: KITCHEN, READY: KITCHEN, CANCELLED: ['DINER', 'RESTAURANT'] },
  PREPARING: { READY: KITCHEN, CANCELLED: KITCHEN },
  READY: { OUT_FOR_DELIVERY: KITCHEN, COMPLETED: KITCHEN, CANCELLED: KITCHEN },
  OUT_FOR_DELIVERY: { COMPLETED: KITCHEN, CANCELLED: KITCHEN },
  COMPLETED: {},
  REJECTED: {},
  EXPIRED: {},
  CANCELLED: {},
};

/** The states that nobody can leave. */
export const FINAL_STATES: readonly OrderState[] = ORDER_STATES.filter(
  (state) => Object.keys(MOVES[state]).length === 0,
);

/** An order is answered and handed over within so many days after it was placed: more than the days that can be ordered ahead. */
export const LONGEST_LIFE_DAYS = 16;

/** The states of orders that ended without food, and so without money. */
export const WITHOUT_FOOD = ['REJECTED', 'EXPIRED', 'CANCELLED'] as const satisfies readonly OrderState[];

/** The states of sold orders: the restaurant has accepted them, and nobody has cancelled them. Every number of sales counts these. */
export const SOLD_STATES: readonly OrderState[] = ORDER_STATES.filter(
  (state) => state !== 'PLACED' && !isWithoutFood(state),
);

/** Whether an order ended without food. */
export function isWithoutFood(state: string): boolean {
  return WITHOUT_FOOD.some((one) => one === state);
}

/** The way of an order that is not refused. */
const WAY: readonly OrderState[] = ['PLACED', 'ACCEPTED', ...ORDER_PROGRESS];

/** Whether this person, or the clock, may move an order from one state to another. Only deliveries go out for delivery. */
export const canMove = (from: OrderState, to: OrderState, by: OrderMover, fulfilment: Fulfilment): boolean =>
  (MOVES[from][to]?.includes(by) ?? false) && (to !== 'OUT_FOR_DELIVERY' || fulfilment === 'DELIVERY');

/**
 * What a person's move does to an order: `apply` changes it, `repeat` was made before, `conflict` contradicts its state. A
 * state that was passed was made before.
 */
export function effectOf(
  to: OrderMove,
  { state, fulfilment }: { state: OrderState; fulfilment: Fulfilment },
  by: OrderMover = 'RESTAURANT',
): 'apply' | 'repeat' | 'conflict' {
  if (canMove(state, to, by, fulfilment)) return 'apply';
  if (state === to) return 'repeat';
  const isPossible = to !== 'OUT_FOR_DELIVERY' || fulfilment === 'DELIVERY';
  return isPossible && WAY.includes(to) && WAY.indexOf(state) > WAY.indexOf(to) ? 'repeat' : 'conflict';
}

/** The states that a restaurant may move an order to. */
export const nextStates = ({
  state,
  fulfilment,
}: {
  state: OrderState;
  fulfilment: Fulfilment;
}): OrderState[] => ORDER_STATES.filter((to) => canMove(state, to, 'RESTAURANT', fulfilment));

/** The minutes by which staff can delay an order. */
export const DELAYS = [5, 10, 15, 20, 30] as const;
/** How many minutes an order can be later than it was first promised. */
export const MAX_DELAY_MINUTES = 180;

/** The minutes by which an order can be delayed now; none when the kitchen does not make it. */
export const delaysOf = ({ state }: { state: OrderState }): readonly number[] =>
  state === 'ACCEPTED' || state === 'PREPARING' ? DELAYS : [];

/**
 * The new time of an order that needs some minutes more: after the promised time, or from now when that is over. null: more than
 * `MAX_DELAY_MINUTES` after the time first promised.
 */
export function delayedTime(
  minutes: number,
  { promised, firstPromised, now }: { promised: Date; firstPromised: Date; now: Date },
): Date | null {
  const time = Math.max(promised.getTime(), now.getTime()) + minutes * MINUTE_MS;
  return time > firstPromised.getTime() + MAX_DELAY_MINUTES * MINUTE_MS ? null : new Date(time);
}

/** How long staff can undo their own move of an order. Its mail waits as long. */
export const UNDO_MS = 10 * SECOND_MS;
/** How long a diner may cancel an order that was accepted at once. */
export const GRACE_MS = 60 * SECOND_MS;
/** How long a restaurant had to answer an order that has no time of its own. */
export const OLD_ANSWER_MS = 10 * 60 * SECOND_MS;

interface Cancellable {
  state: OrderState;
  placedAt: Date;
  expiresAt?: Date | null | undefined;
}

/** Until when the diner may cancel: until the order is accepted, at least for 60 seconds. null: not any more. */
export function cancellableUntil({ state, placedAt, expiresAt }: Cancellable): Date | null {
  const after = (ms: number) => new Date(placedAt.getTime() + ms);
  if (state === 'PLACED') return expiresAt ?? after(OLD_ANSWER_MS);
  return state === 'ACCEPTED' ? after(GRACE_MS) : null;
}
