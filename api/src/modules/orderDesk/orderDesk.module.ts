import { type Module, perRequest, singleton } from '../../composition/module.ts';
import { BoardReads } from './boardReads.ts';
import { toOrderDesk, toOrderType } from './orderDesk.graphql.ts';
import {
  DeskOrdersResolver,
  OrderDeskResolver,
  OrderTotalsResolver,
  RestaurantOrdersResolver,
  UserDesksResolver,
} from './orderDesk.resolver.ts';
import { orderDeskRoutes } from './orderDesk.rest.ts';
import { OrderDeskService } from './orderDesk.service.ts';

/** What the staff of restaurants see of orders and do with them: lists, the board, moves. The moves are made by orders. */
export const orderDeskModule = {
  services: [
    singleton(BoardReads, ({ database }) => new BoardReads(() => database.orm.em.fork())),
    perRequest(OrderDeskService, 'em', BoardReads, 'events', 'limiter', 'clock'),
  ],
  resolvers: [
    perRequest(RestaurantOrdersResolver, OrderDeskService),
    perRequest(DeskOrdersResolver, OrderDeskService),
    perRequest(UserDesksResolver, OrderDeskService),
    perRequest(OrderTotalsResolver, OrderDeskService),
    perRequest(OrderDeskResolver, OrderDeskService),
  ],
  access: {
    'Mutation.moveOrder': 'viewer',
    'Mutation.delayOrder': 'viewer',
    'Mutation.undoOrderMove': 'viewer',
    'Mutation.resendOrderMail': 'viewer',
    'Subscription.orderChanged': 'viewer',
  },
  nodes: {
    async OrderDesk(get, id, viewer) {
      const found = viewer && (await get(OrderDeskService).desk(viewer.id, id));
      return found && toOrderDesk(found);
    },
    async Order(get, id, viewer) {
      const found = viewer && (await get(OrderDeskService).find(viewer.id, id));
      return found && toOrderType(found);
    },
  },
  routes: orderDeskRoutes,
} satisfies Module;
