import type { PushMessage } from '../../gateways/push/push.gateway.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { messages } from './messages.ts';
import type { OrderView } from '../orders/order.repository.ts';
import { momentOf, wantedText } from './orderMailParts.ts';
import type { OrderState } from '@forkfront/common/orderState.ts';

/** What a notification tells: a new order, one that waits for two minutes, one that nobody answered. */
export type OrderPushKind = 'placed' | 'waiting' | 'expired';

/** The state in which a notification is true. Another one is too late. */
const TRUE_IN: Record<OrderPushKind, OrderState> = {
  placed: 'PLACED',
  waiting: 'PLACED',
  expired: 'EXPIRED',
};

const TITLES: Record<OrderPushKind, (number: number, total: string) => string> = {
  placed: (number, total) => `New order ${number} · ${total}`,
  waiting: (number, total) => `Order ${number} is waiting · ${total}`,
  expired: (number, total) => `Order ${number} expired · ${total}`,
};

const EXPIRED_BODY = 'Nobody answered in time. The customer knows.';
const EXPIRED_TTL_SECONDS = 60 * 60;
/** For an order without an end of its time to answer. */
const LONGEST_TTL_SECONDS = 20 * 60;

/**
 * The notification about an order at the time `now`; null when it is not true any more, or was a test. It names nobody, because
 * it is shown on locked screens. A push service keeps it until the order expires. `path` is the order's page at the desk.
 */
export function orderPush(
  order: OrderView,
  kind: OrderPushKind,
  path: string,
  now: Date,
): PushMessage | null {
  const { id, number, total, state, isTest, expiresAt, fulfilment, restaurant } = order;
  if (isTest || state !== TRUE_IN[kind]) return null;
  const shared = { title: TITLES[kind](number, formatPence(total)), tag: id, path };
  if (kind === 'expired')
    return { ...shared, body: `${EXPIRED_BODY} ${restaurant.name}`, ttlSeconds: EXPIRED_TTL_SECONDS };
  const left = expiresAt ? Math.floor((expiresAt.getTime() - now.getTime()) / 1000) : LONGEST_TTL_SECONDS;
  if (left <= 0) return null;
  const wanted = `${messages.fulfilment[fulfilment]}, ${wantedText(order)}`;
  const until = expiresAt && kind === 'waiting' ? ` Answer by ${momentOf(order, expiresAt)}.` : '';
  return { ...shared, body: `${wanted}.${until} ${restaurant.name}`, ttlSeconds: left };
}
