import { type Module, perRequest, singleton } from '../../composition/module.ts';
import { SiteService } from '../sites/site.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { Order, OrderCounter, OrderLine } from './order.entity.ts';
import { OrderMailService } from './order.mail.ts';
import { OrderReader } from './order.repository.ts';
import { OrderResolver } from './order.resolver.ts';
import { OrderAccountPart } from './orderAccountPart.ts';
import { OrderAnswerService } from './orderAnswer.service.ts';
import { OrderEmailService } from './orderEmail.service.ts';
import { OrderExpiryService } from './orderExpiry.service.ts';
import { OrderLinks } from './orderLinks.ts';
import { OrderStatusService } from './orderStatus.service.ts';
import { CommitFlush, OrderService } from './placeOrder.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** One mail about an order: one job each, so that a repeated job sends no other mail again. */
    mailOrder: {
      orderId: string;
      kind: 'placed-owner' | 'placed-diner' | 'answered' | 'ready' | 'expired-owner' | 'expired-diner';
    };
    /** Mails the link that confirms an address for orders. `mailId` identifies the mail. */
    mailOrderEmail: { mailId: string; restaurantId: string; email: string };
    /** Accepts an order of a demo restaurant, or marks it as ready. */
    moveDemoOrder: { orderId: string; to: 'ACCEPTED' | 'READY' };
    /** Expires orders without an answer. Scheduled. */
    expireOrders: object;
  }
}

/** Placing, answering, following, expiring and mailing orders. */
export const ordersModule = {
  entities: [Order, OrderLine, OrderCounter],
  services: [
    singleton(OrderLinks, ({ secret, get }) => new OrderLinks(secret, get(SiteLinks))),
    singleton(CommitFlush, ({ database }) => new CommitFlush(database.pool)),
    perRequest(OrderReader, 'em'),
    perRequest(
      OrderService,
      'database',
      CommitFlush,
      OrderReader,
      SiteService,
      OrderLinks,
      'limiter',
      'clock',
    ),
    perRequest(OrderAnswerService, 'em', OrderReader, OrderLinks, 'clock'),
    perRequest(OrderStatusService, OrderReader, OrderLinks, 'events'),
    perRequest(
      OrderMailService,
      OrderReader,
      OrderLinks,
      SiteLinks,
      'brandColours',
      'limiter',
      'mail',
      'log',
    ),
    perRequest(OrderEmailService, 'em', 'mail', 'limiter', SiteLinks, 'clock', 'secret'),
    perRequest(OrderExpiryService, 'em', 'clock'),
  ],
  resolvers: [perRequest(OrderResolver, OrderService, OrderAnswerService, OrderStatusService, SiteLinks)],
  access: {
    'Query.orderStatus': 'secret',
    'Mutation.placeOrder': 'public',
    'Mutation.acceptOrder': 'secret',
    'Mutation.rejectOrder': 'secret',
    'Mutation.markOrderReady': 'secret',
    'Subscription.orderStatusChanged': 'secret',
  },
  jobs: {
    mailOrder: { isMail: true, run: (get, payload) => get(OrderMailService).send(payload) },
    mailOrderEmail: { isMail: true, run: (get, payload) => get(OrderEmailService).send(payload) },
    moveDemoOrder: { run: (get, payload) => get(OrderAnswerService).moveDemo(payload) },
    expireOrders: { schedule: '* * * * *', run: (get) => get(OrderExpiryService).expireDue() },
  },
  // Removal locks the sites against new orders, so it must run first: `modules.ts` lists orders last.
  accountParts: () => [new OrderAccountPart()],
} satisfies Module;
