import { messages } from '../messages.ts';
import type { OrderState, OrderStatus } from '../queries/orderStatusPage.ts';

export type OrderStep = { label: string; at: 'done' | 'now' | 'later' };

export type OrderProgress = {
  headline: string;
  text: string;
  /** Empty when the order ended without food. */
  steps: OrderStep[];
  /** Nothing will change any more: no live updates needed. */
  isFinal: boolean;
  /** The diner is waiting for food that was accepted: `readyAt` means something. */
  isAwaited: boolean;
  /** The total is or was to be paid. */
  isCharged: boolean;
};

const REACHED: Partial<Record<OrderState, number>> = {
  PLACED: 0,
  ACCEPTED: 1,
  PREPARING: 1,
  READY: 2,
  OUT_FOR_DELIVERY: 2,
  COMPLETED: 3,
};
const WITHOUT_FOOD: readonly OrderState[] = ['REJECTED', 'EXPIRED', 'CANCELLED'];

/** What the diner reads about an order's state, and how far it has come. */
export function orderProgress(
  order: Pick<OrderStatus, 'state' | 'isTest' | 'restaurantName'>,
): OrderProgress {
  const texts = messages.status;
  const { state } = order;
  const reached = REACHED[state];
  const labels = [
    texts.steps.placed,
    state === 'PREPARING' ? texts.steps.preparing : texts.steps.accepted,
    state === 'OUT_FOR_DELIVERY' ? texts.steps.outForDelivery : texts.steps.ready,
  ];
  // Nobody answers a test, so it expires like an order that nobody answered.
  const isUnansweredTest = order.isTest && (state === 'PLACED' || state === 'EXPIRED');
  const words = isUnansweredTest ? texts.test : texts.states(order.restaurantName)[state];
  return {
    ...(words ?? texts.unknown),
    steps:
      reached === undefined
        ? []
        : labels.map((label, index) => ({
            label,
            at: index < reached ? 'done' : index === reached ? 'now' : 'later',
          })),
    isFinal: state === 'COMPLETED' || WITHOUT_FOOD.includes(state),
    isAwaited: state === 'ACCEPTED' || state === 'PREPARING',
    isCharged: !WITHOUT_FOOD.includes(state),
  };
}
