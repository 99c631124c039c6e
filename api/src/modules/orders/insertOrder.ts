import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../lib/ids.ts';
import type { CheckedOrder } from './order.rules.ts';
import type { Quote } from './orderPricing.rules.ts';
import type { OrderView } from './orderView.ts';

/** A checked and priced order of a restaurant. */
export interface NewOrder {
  restaurantId: string;
  order: CheckedOrder;
  quote: Quote;
  isTest: boolean;
  placedAt: Date;
  /** The restaurant's own calendar day, as `2026-11-20`. */
  day: string;
}

/** A clock that is behind never takes the day back: numbers stay unique within a day. */
const SQL = `
  with counter as (
    insert into order_counters (restaurant_id, day, last) values (?, ?, 1)
    on conflict (restaurant_id) do update set
      last = case when excluded.day > order_counters.day then 1 else order_counters.last + 1 end,
      day = greatest(excluded.day, order_counters.day)
    returning restaurant_id, last
  ), placed as (
    insert into orders (
      id, restaurant_id, number, state, is_test, customer_name, customer_phone, customer_email, note, total,
      idempotency_key, body_hash, placed_at
    )
    select ?, restaurant_id, last, 'PLACED', ?, ?, ?, ?, ?, ?, ?, ?, ? from counter
    returning id, number
  ), lines as (
    insert into order_lines (id, order_id, position, product_id, name, quantity, unit_price)
    select l.id, placed.id, l.position, l."productId", l.name, l.quantity, l."unitPrice"
    from placed, json_to_recordset(?) as l (
      id uuid, position int, "productId" uuid, name text, quantity int, "unitPrice" int
    )
  ), trial as (
    update restaurants set trial_order_count = trial_order_count + 1 where id = ? and status = 'trialing'
  )
  select id, number from placed`;

/**
 * Writes an order with its number, its lines and the count of the trial in one statement, inside the caller's
 * transaction. Throws UniqueConstraintViolationException when the key was used in the meantime.
 */
export async function insertOrder(
  em: SqlEntityManager,
  { restaurantId, order, quote, isTest, placedAt, day }: NewOrder,
): Promise<Pick<OrderView, 'id' | 'number'>> {
  const lines = quote.lines.map((line, position) => ({ ...line, id: newId(), position }));
  const [placed] = await em.execute<Pick<OrderView, 'id' | 'number'>[]>(SQL, [
    restaurantId,
    day,
    newId(),
    isTest,
    order.name,
    order.phone,
    order.email,
    order.note,
    quote.total,
    order.idempotencyKey,
    order.bodyHash,
    placedAt,
    JSON.stringify(lines),
    restaurantId,
  ]);
  if (!placed) throw new Error('The order was not written');
  return placed;
}
