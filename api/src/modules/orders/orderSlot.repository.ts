import type { Pool } from 'pg';
import { type Parameter, prepare, tablesFor } from '../../lib/preparedStatement.ts';
import type { OrderTables } from './order.entity.ts';
import type { SlotUse } from './orderTimes.rules.ts';

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
