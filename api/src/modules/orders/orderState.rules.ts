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

/** An owner's answer to a placed order is the state it asks for. */
export type OrderAnswer = Extract<OrderState, 'ACCEPTED' | 'REJECTED'>;

const NEXT: Record<OrderState, readonly OrderState[]> = {
  PLACED: ['ACCEPTED', 'REJECTED', 'EXPIRED', 'CANCELLED'],
  ACCEPTED: ['PREPARING', 'CANCELLED'],
  PREPARING: ['READY', 'CANCELLED'],
  READY: ['OUT_FOR_DELIVERY', 'COMPLETED', 'CANCELLED'],
  OUT_FOR_DELIVERY: ['COMPLETED', 'CANCELLED'],
  COMPLETED: [],
  REJECTED: [],
  EXPIRED: [],
  CANCELLED: [],
};

const AFTER_ACCEPTANCE: readonly OrderState[] = [
  'ACCEPTED',
  'PREPARING',
  'READY',
  'OUT_FOR_DELIVERY',
  'COMPLETED',
];

/** Whether an order may go from one state to another (states: docs/architecture.md, "Order"). */
export const canMove = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to);

/**
 * What an answer does to an order in this state: `apply` it, `repeat` when it was answered so before, or `conflict`
 * when the order went another way.
 */
export function effectOf(answer: OrderAnswer, state: OrderState): 'apply' | 'repeat' | 'conflict' {
  if (canMove(state, answer)) return 'apply';
  const repeated = answer === 'ACCEPTED' ? AFTER_ACCEPTANCE.includes(state) : state === answer;
  return repeated ? 'repeat' : 'conflict';
}
