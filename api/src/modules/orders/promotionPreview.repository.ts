import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { mailboxIn } from './dinerMailbox.repository.ts';
import type { OrderTables } from './order.entity.ts';
import { WITHOUT_FOOD } from '@forkfront/common/orderState.ts';

/** The newest orders since a time, oldest first, without tests and those that ended without food. One statement. */
export async function pastOrders(em: SqlEntityManager, restaurantId: string, since: Date, limit: number) {
  const rows = await em
    .getKysely<OrderTables>()
    .selectFrom('orders as o')
    .select(['o.placed_at as placedAt', 'o.fulfilment', 'o.delivery_fee as deliveryFee', 'o.total'])
    .select((eb) => [
      mailboxIn(eb.ref('o.customer_email')).as('mailbox'),
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('orders as e')
              .select('e.id')
              .whereRef('e.restaurant_id', '=', 'o.restaurant_id')
              .where((of) =>
                of(mailboxIn(of.ref('e.customer_email')), '=', mailboxIn(of.ref('o.customer_email'))),
              )
              .where('e.is_test', '=', false)
              .where('e.state', 'not in', WITHOUT_FOOD)
              .whereRef('e.placed_at', '<', 'o.placed_at'),
          ),
        )
        .$castTo<boolean>()
        .as('isFirst'),
      jsonArrayFrom(
        eb
          .selectFrom('order_lines as l')
          .select(['l.product_id as productId', 'l.unit_price as unitPrice', 'l.quantity', 'l.options'])
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.position'),
      ).as('lines'),
    ])
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.is_test', '=', false)
    .where('o.state', 'not in', WITHOUT_FOOD)
    .where('o.placed_at', '>=', since)
    .orderBy('o.placed_at', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

/** An order as a promotion sees it. Pence; `total` is what the diner paid, `isFirst`: the diner had not ordered here before. */
export type PastOrder = Awaited<ReturnType<typeof pastOrders>>[number];
