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

/** An owner's answer, named by the state that it sets. */
export type OrderAnswer = Extract<OrderState, 'ACCEPTED' | 'REJECTED' | 'READY'>;

const NEXT: Record<OrderState, readonly OrderState[]> = {
  PLACED: ['ACCEPTED', 'REJECTED', 'EXPIRED', 'CANCELLED'],
  ACCEPTED: ['PREPARING', 'READY', 'CANCELLED'],
  PREPARING: ['READY', 'CANCELLED'],
  READY: ['OUT_FOR_DELIVERY', 'COMPLETED', 'CANCELLED'],
  OUT_FOR_DELIVERY: ['COMPLETED', 'CANCELLED'],
  COMPLETED: [],
  REJECTED: [],
  EXPIRED: [],
  CANCELLED: [],
};

/** States in which the same answer is a repeat. */
const GIVEN: Record<OrderAnswer, readonly OrderState[]> = {
  ACCEPTED: ['ACCEPTED', 'PREPARING', 'READY', 'OUT_FOR_DELIVERY', 'COMPLETED'],
  REJECTED: ['REJECTED'],
  READY: ['READY', 'OUT_FOR_DELIVERY', 'COMPLETED'],
};

/** Whether an order may go from one state to another (states: docs/architecture.md, "Order"). */
export const canMove = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to);

/**
 * What an answer does to an order in this state: `apply` changes it, `repeat` was given before, `conflict` contradicts it.
 */
export function effectOf(answer: OrderAnswer, state: OrderState): 'apply' | 'repeat' | 'conflict' {
  if (canMove(state, answer)) return 'apply';
  return GIVEN[answer].includes(state) ? 'repeat' : 'conflict';
}
