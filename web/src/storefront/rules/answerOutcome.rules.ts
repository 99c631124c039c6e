import { messages } from '../messages.ts';
import type { OrderStatus } from '../queries/orderStatusPage.ts';
import { clockTime } from './clockTime.rules.ts';

export type AnswerOutcome = { title: string; text: string; reason: string | null };

/** What became of the order, for its restaurant; null while it still waits for an answer. */
export function answerOutcome(
  order: Pick<OrderStatus, 'state' | 'readyAt' | 'placedAt' | 'rejectionReason'>,
  timeZone: string,
): AnswerOutcome | null {
  const { done } = messages.answer;
  switch (order.state) {
    case 'PLACED':
      return null;
    case 'ACCEPTED':
    case 'PREPARING':
    case 'READY':
    case 'OUT_FOR_DELIVERY': {
      const time = order.readyAt ? clockTime(order.readyAt, timeZone, order.placedAt) : null;
      return { title: done.accepted, text: done.acceptedText(time), reason: null };
    }
    case 'REJECTED':
      return { title: done.rejected, text: done.rejectedText, reason: order.rejectionReason ?? null };
    case 'EXPIRED':
      return { title: done.expired, text: done.expiredText, reason: null };
    case 'CANCELLED':
      return { title: done.cancelled, text: done.cancelledText, reason: null };
    default:
      return { title: done.finished, text: done.finishedText, reason: null };
  }
}
