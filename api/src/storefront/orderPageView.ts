import type { OrderPageView } from '@forkfront/common/orderPage.ts';
import { cancellableUntil } from '@forkfront/common/orderState.ts';
import type { OrderView } from '../modules/orders/order.repository.ts';
import { vatReceiptOf } from '@forkfront/common/vat.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** An order for its pages. `storefrontUrl`: of its site, without a trailing slash. */
export const orderPageView = (order: OrderView, storefrontUrl: string): OrderPageView => ({
  number: order.number,
  state: order.state,
  isTest: order.isTest,
  placedAt: order.placedAt.toISOString(),
  fulfilment: order.fulfilment,
  scheduledFor: instant(order.scheduledFor),
  dueAt: instant(order.dueAt),
  readyAt: instant(order.readyAt),
  deliveryAddress: order.deliveryAddress,
  deliveryFee: order.deliveryFee,
  rejectionReason: order.rejectionReason,
  cancelledBy: order.cancelledBy,
  cancellableUntil: instant(cancellableUntil(order)),
  discount: order.discount,
  promotion: order.promotion,
  total: order.total,
  vatReceipt: vatReceiptOf(order),
  lines: order.lines,
  customerName: order.customerName,
  note: order.note,
  ifMissing: order.ifMissing,
  restaurantName: order.restaurant.name,
  restaurantPhone: order.restaurant.phone,
  storefrontUrl,
});
