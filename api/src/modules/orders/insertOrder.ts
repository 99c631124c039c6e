import { DatabaseError, type ClientBase } from 'pg';
import { EVENTS_CHANNEL } from '../../gateways/events/announce.ts';
import { addJobsSql } from '../../gateways/jobs/addJobsSql.ts';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
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

type Inserted = Pick<OrderView, 'id' | 'number'>;

/** A clock that is behind never takes the day back: numbers stay unique within a day. */
const SQL = `
  with counter as (
    insert into order_counters (restaurant_id, day, last) values ($1, $2, 1)
    on conflict (restaurant_id) do update set
      last = case when excluded.day > order_counters.day then 1 else order_counters.last + 1 end,
      day = greatest(excluded.day, order_counters.day)
    returning restaurant_id, last
  ), placed as (
    insert into orders (
      id, restaurant_id, number, state, is_test, customer_name, customer_phone, customer_email, note, total,
      idempotency_key, body_hash, placed_at
    )
    select $3, restaurant_id, last, 'PLACED', $4, $5, $6, $7, $8, $9, $10, $11, $12 from counter
    returning id, number
  ), lines as (
    insert into order_lines (id, order_id, position, product_id, name, quantity, unit_price)
    select l.id, placed.id, l.position, l."productId", l.name, l.quantity, l."unitPrice"
    from placed, json_to_recordset($13) as l (
      id uuid, position int, "productId" uuid, name text, quantity int, "unitPrice" int
    )
  ), trial as (
    update restaurants set trial_order_count = trial_order_count + 1 where id = $1 and status = 'trialing'
  )
  select id, number,
    (select count(*) from ${addJobsSql("'mailOrder'", '$14')}) as jobs,
    pg_notify('${EVENTS_CHANNEL}', 'orderChanged:' || id) as announced
  from placed`;

/**
 * Writes an order with its number, its lines, the count of the trial, its mails and its event in one statement,
 * inside the caller's transaction.
 */
export async function insertOrder(client: ClientBase, placing: NewOrder): Promise<Inserted> {
  const { restaurantId, order, quote, isTest, placedAt, day } = placing;
  const id = newId();
  const lines = quote.lines.map((line, position) => ({ ...line, id: newId(), position }));
  const { rows } = await client.query<Inserted>({
    name: 'order_insert',
    text: SQL,
    values: [
      restaurantId,
      day,
      id,
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
      JSON.stringify(isTest ? [] : mailsOf(id)),
    ],
  });
  const [placed] = rows;
  if (!placed) throw new Error('The order was not written');
  return placed;
}

/** Whether `insertOrder` failed because the key was used since the caller looked. */
export const isKeyTaken = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === 'orders_restaurant_id_idempotency_key_unique';

const mailsOf = (orderId: string): JobPayloads['mailOrder'][] => [
  { orderId, kind: 'placed-owner' },
  { orderId, kind: 'placed-diner' },
];
