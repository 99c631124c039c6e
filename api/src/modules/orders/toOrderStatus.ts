import type { SiteLinks } from '../sites/siteLinks.ts';
import { OrderStatusType } from './order.type.ts';
import type { OrderView } from './orderView.ts';

/** An order as GraphQL shows it; of a wider view it takes only what a diner may see. */
export function toOrderStatus(view: OrderView, links: SiteLinks): OrderStatusType {
  const { restaurant } = view;
  return Object.assign(new OrderStatusType(), {
    number: view.number,
    state: view.state,
    isTest: view.isTest,
    placedAt: view.placedAt,
    readyAt: view.readyAt,
    rejectionReason: view.rejectionReason,
    total: view.total,
    lines: view.lines,
    customerName: view.customerName,
    note: view.note,
    restaurantName: restaurant.name,
    restaurantPhone: restaurant.phone,
    storefrontUrl: links.siteUrl(restaurant.slug),
  });
}
