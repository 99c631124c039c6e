import {
  FINAL_STATES,
  isWithoutFood,
  nextStates,
  type OrderProgress,
  type OrderState,
} from '@forkfront/common/orderState.ts';
import { momentText } from '@forkfront/common/zonedTime.ts';
import { messages } from '../messages.ts';
import type { OrderPageView } from '@forkfront/common/orderPage.ts';

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

/** The steps of an order, and how many of them are behind it; null for an order that ended without food. */
function stepsOf(state: OrderState, isDelivery: boolean): { labels: string[]; reached: number } | null {
  const { steps } = messages.status;
  const second =
    state === 'PREPARING'
      ? steps.preparing
      : state === 'READY' && isDelivery
        ? steps.ready.DELIVERY
        : steps.accepted;
  const labels = isDelivery
    ? [steps.placed, second, steps.outForDelivery, steps.delivered]
    : [steps.placed, second, steps.ready.COLLECTION];
  const reached: Partial<Record<OrderState, number>> = {
    PLACED: 0,
    ACCEPTED: 1,
    PREPARING: 1,
    READY: isDelivery ? 1 : 2,
    OUT_FOR_DELIVERY: 2,
    COMPLETED: labels.length,
  };
  const at = reached[state];
  return at === undefined ? null : { labels, reached: at };
}

type Progress = Pick<
  OrderPageView,
  'state' | 'isTest' | 'restaurantName' | 'fulfilment' | 'scheduledFor' | 'cancelledBy'
>;

/** The texts and the progress of an order for the diner. */
export function orderProgress(order: Progress) {
  const { state } = order;
  const way = stepsOf(state, order.fulfilment === 'DELIVERY');
  return {
    ...wordsOf(order),
    // Empty for an order that ended without food.
    steps: (way?.labels ?? []).map((label, index): OrderStep => {
      const reached = way?.reached ?? 0;
      return { label, at: index < reached ? 'done' : index === reached ? 'now' : 'later' };
    }),
    // The order cannot change any more, so the page needs no live updates.
    isFinal: FINAL_STATES.some((final) => final === state),
    // The order is accepted and has not arrived, so `readyAt` is shown.
    isAwaited:
      state === 'ACCEPTED' ||
      state === 'PREPARING' ||
      (order.fulfilment === 'DELIVERY' && (state === 'READY' || state === 'OUT_FOR_DELIVERY')),
    // Whether the total is to be paid.
    isCharged: !isWithoutFood(state),
  };
}

function wordsOf({ state, isTest, restaurantName, fulfilment, scheduledFor, cancelledBy }: Progress) {
  const texts = messages.status;
  // Nobody answers a test order, so it expires.
  if (isTest && (state === 'PLACED' || state === 'EXPIRED')) return texts.test;
  const words = texts.states(restaurantName)[state];
  if (state === 'PLACED' && scheduledFor) return { ...words, text: texts.scheduledPlaced };
  if (state === 'CANCELLED' && (cancelledBy === 'DINER' || cancelledBy === 'RESTAURANT'))
    return { ...words, text: texts.cancelledBy[cancelledBy] };
  const isDelivery = fulfilment === 'DELIVERY';
  return isDelivery && (state === 'ACCEPTED' || state === 'READY') ? texts.deliveryStates[state] : words;
}

/** The moves that the page of an order's owner offers, the usual one first. */
const OFFERED: readonly OrderProgress[] = ['READY', 'PREPARING', 'OUT_FOR_DELIVERY', 'COMPLETED'];

type Answered = Pick<
  OrderPageView,
  | 'state'
  | 'isTest'
  | 'readyAt'
  | 'placedAt'
  | 'rejectionReason'
  | 'customerName'
  | 'fulfilment'
  | 'cancelledBy'
>;

/**
 * The outcome of an order for its owner, with the moves that are next, the usual one first; null while it waits for an answer.
 * An order with moves can also be cancelled.
 */
export function answerOutcome(order: Answered, timeZone: string) {
  if (order.state === 'PLACED') return null;
  const next = nextStates(order);
  const moves = OFFERED.filter((to) => next.includes(to));
  return {
    reason: null,
    isCharged: !isWithoutFood(order.state),
    moves,
    ...outcomeTexts(order, timeZone),
    ...(order.isTest && order.state !== 'COMPLETED' && { text: messages.answer.done.test }),
  };
}

function outcomeTexts(
  order: Answered,
  timeZone: string,
): { title: string; text: string; reason?: string | null | undefined } {
  const { done } = messages.answer;
  const { customerName, rejectionReason: reason } = order;
  const kind = order.fulfilment;
  const time = order.readyAt ? momentText(new Date(order.readyAt), timeZone, new Date(order.placedAt)) : null;
  switch (order.state) {
    case 'ACCEPTED':
      return { title: done.accepted, text: done.acceptedText[kind](customerName, time) };
    case 'PREPARING':
      return { title: done.preparing, text: done.preparingText(time) };
    case 'READY':
      return { title: done.ready, text: done.readyText[kind](customerName) };
    case 'OUT_FOR_DELIVERY':
      return { title: done.onItsWay, text: done.onItsWayText(customerName) };
    case 'REJECTED':
      return { title: done.rejected, text: done.rejectedText(customerName), reason };
    case 'EXPIRED':
      return { title: done.expired, text: done.expiredText(customerName) };
    case 'CANCELLED': {
      const by = order.cancelledBy === 'DINER' ? 'DINER' : 'RESTAURANT';
      return { title: done.cancelled, text: done.cancelledText[by](customerName), reason };
    }
    default:
      return { title: done.finished, text: done.finishedText };
  }
}
