import { messages } from '../messages.ts';
import type { OrderState, OrderStatus } from '../queries/orderStatusPage.ts';

/** Time of day of an RFC 3339 instant in `timeZone`, `18:40`; with the weekday (`Tue 18:40`) on another day than `seenFrom`. */
export function clockTime(instant: string, timeZone: string, seenFrom: string = instant): string {
  const day = (moment: string): string =>
    new Date(moment).toLocaleDateString('en-GB', { timeZone, dateStyle: 'short' });
  return new Date(instant).toLocaleTimeString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    ...(day(instant) === day(seenFrom) ? {} : { weekday: 'short' }),
  });
}

export type OrderStep = { label: string; at: 'done' | 'now' | 'later' };

const REACHED: Partial<Record<OrderState, number>> = {
  PLACED: 0,
  ACCEPTED: 1,
  PREPARING: 1,
  READY: 2,
  OUT_FOR_DELIVERY: 2,
  COMPLETED: 3,
};
const WITHOUT_FOOD: readonly OrderState[] = ['REJECTED', 'EXPIRED', 'CANCELLED'];

/** The texts and the progress of an order for the diner. */
export function orderProgress(order: Pick<OrderStatus, 'state' | 'isTest' | 'restaurantName'>) {
  const texts = messages.status;
  const { state } = order;
  const reached = REACHED[state] ?? -1;
  const labels = [
    texts.steps.placed,
    state === 'PREPARING' ? texts.steps.preparing : texts.steps.accepted,
    state === 'OUT_FOR_DELIVERY' ? texts.steps.outForDelivery : texts.steps.ready,
  ];
  // Nobody answers a test order, so it expires.
  const isUnansweredTest = order.isTest && (state === 'PLACED' || state === 'EXPIRED');
  const words = isUnansweredTest ? texts.test : texts.states(order.restaurantName)[state];
  const stepOf = (label: string, index: number): OrderStep => ({
    label,
    at: index < reached ? 'done' : index === reached ? 'now' : 'later',
  });
  return {
    ...(words ?? texts.unknown),
    // Empty for an order that ended without food.
    steps: reached < 0 ? [] : labels.map(stepOf),
    // The order cannot change any more, so the page needs no live updates.
    isFinal: state === 'COMPLETED' || WITHOUT_FOOD.includes(state),
    // The order is accepted and not ready, so `readyAt` is shown.
    isAwaited: state === 'ACCEPTED' || state === 'PREPARING',
    // Whether the total is to be paid.
    isCharged: !WITHOUT_FOOD.includes(state),
  };
}

/** The outcome of an order for its owner, who can mark it as ready if `canBeReady`; null while it waits for an answer. */
export function answerOutcome(
  order: Pick<OrderStatus, 'state' | 'readyAt' | 'placedAt' | 'rejectionReason' | 'customerName'>,
  timeZone: string,
) {
  const { done } = messages.answer;
  const { customerName } = order;
  const ended = { reason: null, canBeReady: false, isCharged: false };
  switch (order.state) {
    case 'PLACED':
      return null;
    case 'ACCEPTED':
    case 'PREPARING': {
      const time = order.readyAt ? clockTime(order.readyAt, timeZone, order.placedAt) : null;
      const text = done.acceptedText(customerName, time);
      return { title: done.accepted, text, reason: null, canBeReady: true, isCharged: true };
    }
    case 'READY':
    case 'OUT_FOR_DELIVERY':
      return { ...ended, title: done.ready, text: done.readyText(customerName), isCharged: true };
    case 'REJECTED':
      return {
        ...ended,
        title: done.rejected,
        text: done.rejectedText(customerName),
        reason: order.rejectionReason,
      };
    case 'EXPIRED':
      return { ...ended, title: done.expired, text: done.expiredText(customerName) };
    case 'CANCELLED':
      return { ...ended, title: done.cancelled, text: done.cancelledText };
    default:
      return { ...ended, title: done.finished, text: done.finishedText, isCharged: true };
  }
}
