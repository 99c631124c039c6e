import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { type Parameter, prepare, tablesFor } from '../../lib/preparedStatement.ts';
import { SLOT_MINUTES } from '@forkfront/common/ordering.ts';
import type { OrderTables } from './order.entity.ts';
import type { SlotUse } from '@forkfront/common/orderTimes.ts';

const tables = tablesFor<OrderTables>();

const used = prepare('order_slots_used', (parameter: Parameter<{ restaurantId: string; from: Date }>) =>
  tables
    .selectFrom('order_slots')
    .select(['starts_at as startsAt', 'orders', 'items'])
    .where('restaurant_id', '=', parameter('restaurantId'))
    .where('starts_at', '>=', parameter('from')),
);

/** What the kitchen of a restaurant has to have ready in each slot from a time on; slots without orders have no row. */
export const readSlotUse = (pool: Pool, restaurantId: string, from: Date): Promise<SlotUse[]> =>
  used(pool, { restaurantId, from });

/** The slot of the kitchen in which an order is due. */
export const slotOf = (dueAt: string) =>
  sql<Date>`date_bin(${sql.lit(`${SLOT_MINUTES} minutes`)}::interval, ${sql.ref(dueAt)}, timestamptz 'epoch')`;

/** The slot of an order and what it takes of it; no row when it takes no place. */
const placeOf = (orderId: string) =>
  tables
    .selectFrom('orders')
    .select(['restaurant_id', slotOf('due_at').as('starts_at'), 'slot_items as items'])
    .select(sql<number>`1`.as('orders'))
    .where('id', '=', orderId)
    .where('slot_items', 'is not', null);

/** Gives the place of an order in its slot back; nothing when it took none. */
export async function giveSlotBack(em: SqlEntityManager, orderId: string): Promise<void> {
  await em
    .getKysely<OrderTables>()
    .updateTable('order_slots as s')
    .from(placeOf(orderId).as('g'))
    .set(lessOf('g'))
    .whereRef('s.restaurant_id', '=', 'g.restaurant_id')
    .whereRef('s.starts_at', '=', 'g.starts_at')
    .execute();
}

/** Takes the place of an order in its slot again. The slot may then hold more than its capacity: the kitchen decided so. */
export async function takeSlotAgain(em: SqlEntityManager, orderId: string): Promise<void> {
  await em
    .getKysely<OrderTables>()
    .updateTable('order_slots as s')
    .from(placeOf(orderId).as('g'))
    .set({
      orders: sql<number>`s.orders + ${sql.ref('g.orders')}`,
      items: sql<number>`s.items + ${sql.ref('g.items')}`,
    })
    .whereRef('s.restaurant_id', '=', 'g.restaurant_id')
    .whereRef('s.starts_at', '=', 'g.starts_at')
    .execute();
}

/** The row `s` of a slot without what the row `given` gives back. */
export const lessOf = (given: string) => ({
  orders: sql<number>`greatest(s.orders - ${sql.ref(`${given}.orders`)}, 0)`,
  items: sql<number>`greatest(s.items - ${sql.ref(`${given}.items`)}, 0)`,
});
