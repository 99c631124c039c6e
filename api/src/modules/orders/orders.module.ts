import { mailJob, type Module, perRequest, scoped, singleton } from '../../composition/module.ts';
import { DeliveryService } from '../ordering/delivery.service.ts';
import { SiteService } from '../sites/site.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { CheckoutService } from './checkout.service.ts';
import { MissedOrderService } from './missedOrder.service.ts';
import { Order, OrderCounter, OrderLine, OrderOutbox, OrderSlot } from './order.entity.ts';
import { OrderMailService } from './order.mail.ts';
import { OrderResolver } from './order.resolver.ts';
import { OrderAnswerService } from './orderAnswer.service.ts';
import { OrderEmailService } from './orderEmail.service.ts';
import { OrderLinks } from './orderLinks.ts';
import { emptyOrderOutbox } from './orderOutbox.repository.ts';
import { orderAccountPart } from './orderUpkeep.repository.ts';
import { OrderStatusService } from './orderStatus.service.ts';
import { OrderService } from './placeOrder.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** One mail about an order: one job each, so that a repeated job sends no other mail again. */
    mailOrder: {
      orderId: string;
      kind:
        | 'placed-owner'
        | 'placed-diner'
        | 'reminder-owner'
        | 'answered'
        | 'ready'
        | 'out-for-delivery'
        | 'expired-owner'
        | 'expired-diner'
        | 'cancelled-owner'
        | 'cancelled-diner';
    };
    /** Mails the link that confirms an address for orders. `mailId` identifies the mail. */
    mailOrderEmail: { mailId: string; restaurantId: string; email: string };
    /** Accepts an order of a demo restaurant, or marks it as ready. */
    moveDemoOrder: { orderId: string; to: 'ACCEPTED' | 'READY' };
    /** Expires orders whose time to answer is over, and reminds the restaurants of others. Scheduled. */
    expireOrders: object;
  }
}

/** Placing, answering, following, expiring and mailing orders. */
export const ordersModule = {
  entities: [Order, OrderLine, OrderCounter, OrderSlot, OrderOutbox],
  services: [
    singleton(OrderLinks, ({ secret, get }) => new OrderLinks(secret, get(SiteLinks))),
    scoped(CheckoutService, ({ database, clock, get }) => {
      return new CheckoutService(database, get(SiteService), () => get(DeliveryService), clock);
    }),
    scoped(OrderService, (parts) => {
      const { database, limiter, clock, get } = parts;
      const sites = get(SiteService);
      const checkout = get(CheckoutService);
      return new OrderService(database, () => parts.em, sites, checkout, get(OrderLinks), limiter, clock);
    }),
    perRequest(OrderAnswerService, 'em', OrderLinks, 'clock'),
    perRequest(MissedOrderService, 'em', 'clock'),
    perRequest(OrderStatusService, 'em', OrderLinks, 'events'),
    perRequest(OrderMailService, 'em', OrderLinks, SiteLinks, 'brandColours', 'limiter', 'mail', 'log'),
    perRequest(OrderEmailService, 'em', 'mail', 'limiter', SiteLinks, 'clock', 'secret'),
  ],
  resolvers: [perRequest(OrderResolver, 'get', SiteLinks)],
  access: {
    'Query.orderStatus': 'secret',
    'Mutation.placeOrder': 'public',
    'Mutation.acceptOrder': 'secret',
    'Mutation.rejectOrder': 'secret',
    'Mutation.markOrderReady': 'secret',
    'Mutation.advanceOrder': 'secret',
    'Mutation.cancelOrder': 'secret',
    'Subscription.orderStatusChanged': 'secret',
  },
  jobs: {
    mailOrder: mailJob((get, payload) => get(OrderMailService).send(payload)),
    mailOrderEmail: mailJob((get, payload) => get(OrderEmailService).send(payload)),
    moveDemoOrder: { run: (get, payload) => get(OrderAnswerService).moveDemo(payload) },
    expireOrders: { schedule: '* * * * *', run: (get) => get(MissedOrderService).settleDue() },
  },
  outboxes: [({ pool }) => emptyOrderOutbox(pool)],
  // Removal locks the sites against new orders, so it must run first: `modules.ts` lists orders last.
  accountParts: () => [orderAccountPart],
} satisfies Module;
