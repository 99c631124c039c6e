import { messages } from '../messages.ts';
import type { OrderStatus } from '../queries/orderStatusPage.ts';
import { clockTime } from './clockTime.rules.ts';

export type AnswerOutcome = {
  title: string;
  text: string;
  reason: string | null;
  /** The food is being made: the restaurant can say that it is ready. */
  canBeReady: boolean;
  /** The total is or was to be paid. */
  isCharged: boolean;
};

/** What became of the order, for its restaurant; null while it still waits for an answer. */
export function answerOutcome(
  order: Pick<OrderStatus, 'state' | 'readyAt' | 'placedAt' | 'rejectionReason' | 'customerName'>,
  timeZone: string,
): AnswerOutcome | null {
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
        reason: order.rejectionReason ?? null,
      };
    case 'EXPIRED':
      return { ...ended, title: done.expired, text: done.expiredText(customerName) };
    case 'CANCELLED':
      return { ...ended, title: done.cancelled, text: done.cancelledText };
    default:
      return { ...ended, title: done.finished, text: done.finishedText, isCharged: true };
  }
}
