import { type Module, perRequest, scoped, singleton } from '../../composition/module.ts';
import { DeliveryService } from '../ordering/delivery.service.ts';
import { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { RestaurantService } from '../restaurants/restaurant.service.ts';
import { SiteService } from '../sites/site.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { BasketQuoteService } from './basketQuote.service.ts';
import { CodeTriesService } from './codeTries.service.ts';
import { DinerDataResolver } from './dinerData.resolver.ts';
import { DinerDataService } from './dinerData.service.ts';
import { MissedOrderService } from './missedOrder.service.ts';
import { Order, OrderCounter, OrderLine, OrderSlot } from './order.entity.ts';
import { OrderOutbox } from './orderOutbox.entity.ts';
import { OrderMove } from './orderMove.entity.ts';
import { OrderResolver } from './order.resolver.ts';
import { groceryOrderRoutes } from './groceryOrder.rest.ts';
import { GroceryOrderService } from './groceryOrder.service.ts';
import { OrderAnswerService } from './orderAnswer.service.ts';
import { OrderLinks } from './orderLinks.ts';
import { emptyOrderOutbox, tellWaitingOrders } from './orderOutbox.repository.ts';
import { orderAccountPart } from './orderUpkeep.repository.ts';
import { RestaurantPromotionPreviewResolver } from './promotionPreview.resolver.ts';
import { PromotionPreviewService } from './promotionPreview.service.ts';
import { OrderStatusService } from './orderStatus.service.ts';
import { type OrderOutcome, PlaceOrderService } from './placeOrder.service.ts';
import { TestModeService } from './testMode.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Accepts an order of a demo restaurant, or marks it as ready. */
    moveDemoOrder: { orderId: string; to: 'ACCEPTED' | 'READY' };
    /** Removes the data of diners from old orders. Scheduled. */
    removeOldDiners: object;
    /** Expires orders whose time to answer is over, and reminds the restaurants of others. Scheduled. */
    expireOrders: object;
  }
}

/**
 * Placing, answering, following and expiring orders. What is mailed about them is queued by the names of jobs (orderMails); what
 * staff see and do is orderDesk.
 */
export const ordersModule = {
  entities: [Order, OrderLine, OrderCounter, OrderSlot, OrderOutbox, OrderMove],
  services: [
    singleton(OrderLinks, ({ secrets, get }) => new OrderLinks(secrets, get(SiteLinks))),
    singleton(CodeTriesService, ({ limiter }) => new CodeTriesService(limiter)),
    scoped(
      BasketQuoteService,
      ({ database, clock, get }) =>
        new BasketQuoteService(
          database,
          get(SiteService),
          () => get(DeliveryService),
          clock,
          get(CodeTriesService),
        ),
    ),
    scoped(PlaceOrderService, (parts) => {
      const { database, limiter, metrics, clock, get } = parts;
      const em = () => parts.em;
      const [sites, quotes, links] = [get(SiteService), get(BasketQuoteService), get(OrderLinks)];
      const count = (outcome: OrderOutcome) => metrics.orders.inc({ outcome });
      return new PlaceOrderService(database, em, sites, quotes, links, limiter, clock, count);
    }),
    perRequest(OrderAnswerService, 'em', OrderLinks, 'clock'),
    scoped(
      GroceryOrderService,
      (parts) => new GroceryOrderService(() => parts.em, parts.get(PlaceOrderService)),
    ),
    perRequest(MissedOrderService, 'em', 'clock'),
    perRequest(DinerDataService, 'em', 'clock', RestaurantChanges),
    perRequest(OrderStatusService, 'em', 'database', OrderLinks, 'events'),
    perRequest(PromotionPreviewService, 'em', SiteService, 'clock'),
    perRequest(TestModeService, RestaurantService, OrderLinks, 'clock'),
  ],
  resolvers: [
    perRequest(OrderResolver, 'get', SiteLinks),
    perRequest(DinerDataResolver, DinerDataService),
    perRequest(RestaurantPromotionPreviewResolver, PromotionPreviewService),
  ],
  access: {
    'Query.orderStatus': 'secret',
    'Mutation.placeOrder': 'public',
    'Mutation.openTestMode': 'viewer',
    'Mutation.acceptOrder': 'secret',
    'Mutation.rejectOrder': 'secret',
    'Mutation.markOrderReady': 'secret',
    'Mutation.advanceOrder': 'secret',
    'Mutation.cancelOrder': 'secret',
    'Subscription.orderStatusChanged': 'secret',
    'Mutation.removeDiner': 'viewer',
  },
  groceryRoutes: groceryOrderRoutes,
  jobs: {
    moveDemoOrder: { run: (get, payload) => get(OrderAnswerService).moveDemo(payload) },
    removeOldDiners: { schedule: '40 3 * * *', run: (get) => get(DinerDataService).sweep() },
    expireOrders: { schedule: '* * * * *', run: (get) => get(MissedOrderService).settleDue() },
  },
  outboxes: [({ database, clock }) => emptyOrderOutbox(database.pool, clock())],
  waiting: [({ database, clock }) => tellWaitingOrders(database.pool, clock())],
  // Removal locks the sites against new orders, so it must run first: `modules.ts` lists no other module with a part after orders.
  accountParts: () => [orderAccountPart],
} satisfies Module;
