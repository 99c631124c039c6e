import type { EntityManager } from '@mikro-orm/postgresql';
import { isUuid } from '../../lib/ids.ts';
import { fail, ok, type Outcome, notFound, conflict } from '../../lib/result.ts';
import { isShop } from '../groceries/stockReservation.repository.ts';
import { messages } from './messages.ts';
import { type OrderView, orderRows, toStoredOrder } from './order.repository.ts';
import type { PlaceOrder } from './order.rules.ts';
import type { PlaceOrderService } from './placeOrder.service.ts';

/** The orders that programs of grocery shops place and follow. The caller has the key of the grocery API. */
export class GroceryOrderService {
  constructor(
    /** Called to find an order only: placing one needs no EntityManager. */
    private readonly em: () => EntityManager,
    private readonly orders: PlaceOrderService,
  ) {}

  /** Places an order and takes its pieces from the stock. Another total, and a closed shop, are conflicts. */
  async place(
    request: PlaceOrder,
    ip: string,
  ): Promise<
    Outcome<{ order: OrderView; statusUrl: string }, 'validation' | 'notFound' | 'conflict' | 'rateLimited'>
  > {
    const placed = await this.orders.placeByProgram(request, ip);
    if (placed.ok) return placed;
    const { error } = placed;
    return error.kind === 'totalChanged' || error.kind === 'closed' ? conflict(error.message) : fail(error);
  }

  /** An order of a grocery shop. */
  async find(id: string): Promise<Outcome<OrderView, 'notFound'>> {
    const row = isUuid(id)
      ? await orderRows(this.em())
          .where('o.id', '=', id)
          .where((eb) => isShop(eb.ref('o.restaurant_id')))
          .executeTakeFirst()
      : undefined;
    return row ? ok(toStoredOrder(row).view) : notFound(messages.orderUnknown);
  }
}
