import { mailJob, type Module, perRequest, scoped } from '../../composition/module.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { PushDeviceService } from '../devices/pushDevice.service.ts';
import { OrderLinks } from '../orders/orderLinks.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { OrderEmailService } from './orderEmail.service.ts';
import { OrderMailService } from './orderMail.service.ts';
import type { OrderPushKind } from './orderPush.rules.ts';
import { OrderPushService } from './orderPush.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** The mails of a new order to both sides. */
    mailPlacedOrder: { orderId: string };
    /** One mail about an order. */
    mailOrder: {
      orderId: string;
      kind:
        | 'placed-owner'
        | 'placed-diner'
        | 'reminder-owner'
        | 'answered'
        | 'delayed'
        | 'ready'
        | 'out-for-delivery'
        | 'expired-owner'
        | 'expired-diner'
        | 'cancelled-owner'
        | 'cancelled-diner';
      /** Distinguishes mails of one kind: a new id when staff send a mail again, the id of the move for `delayed`. */
      copy?: string;
    };
    /** A notification on the devices of the owner and the staff; with `deviceId` again on one of them. */
    pushOrder: { orderId: string; kind: OrderPushKind; deviceId?: string };
    /** Mails the link that confirms an address for orders. `mailId` identifies the mail. */
    mailOrderEmail: { mailId: string; restaurantId: string; email: string };
  }
}

/** Mails and notifications about orders, and the addresses that get them. */
export const orderMailsModule = {
  services: [
    perRequest(
      OrderMailService,
      'em',
      'database',
      OrderLinks,
      SiteLinks,
      'brandColours',
      'limiter',
      'mail',
      'clock',
      'log',
    ),
    scoped(OrderPushService, ({ em, clock, get }) => {
      const pathOf = (id: string) => `/orders/${toGlobalId('Order', id)}`;
      return new OrderPushService(em, get(PushDeviceService), clock, pathOf);
    }),
    perRequest(OrderEmailService, 'em', 'mail', 'limiter', SiteLinks, 'clock', 'secrets'),
  ],
  jobs: {
    mailPlacedOrder: mailJob((get, payload) => get(OrderMailService).sendPlaced(payload)),
    mailOrder: mailJob((get, payload) => get(OrderMailService).send(payload)),
    // It waits for other servers, as mails do.
    pushOrder: mailJob((get, payload) => get(OrderPushService).send(payload)),
    mailOrderEmail: mailJob((get, payload) => get(OrderEmailService).send(payload)),
  },
} satisfies Module;
