import { DatabaseError, type Pool } from 'pg';
import { EVENTS_CHANNEL } from '../../gateways/events/announce.ts';
import { addJobsSql } from '../../gateways/jobs/addJobsSql.ts';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import { newId } from '../../lib/ids.ts';
import type { CheckedOrder } from './order.rules.ts';
import type { Quote } from './orderPricing.rules.ts';
import type { OrderView } from './orderView.ts';
import type { Placing } from './readPlacing.ts';

/** An order, checked and priced by what `readPlacing` saw. */
export interface NewOrder {
  placing: Placing;
  order: CheckedOrder;
  quote: Quote;
  placedAt: Date;
  /** The restaurant's own calendar day, as `2026-11-20`. */
  day: string;
}

type Inserted = Pick<OrderView, 'id' | 'number'>;

/** Tells the mails of an order apart in the queue. */
const MAIL_KEY = "concat_ws(':', 'mailOrder', payload ->> 'orderId', payload ->> 'kind')";

/**
 * One statement is one transaction: the order with its number and lines, the count of the trial, its mails and its
 * event, or nothing. `unchanged` is where prices are settled: it finds no row when the menu or the site is not what
 * was read any more. It waits while the site's owner is being removed (OrderAccountPart). A clock that is behind never
 * takes the day back, so numbers stay unique within a day.
 */
const SQL = `
  with quick as materialized (
    select set_config('synchronous_commit', 'off', true)
  ), line as materialized (
    select * from json_to_recordset($16) as line (
      id uuid, position int, "productId" uuid, name text, quantity int, "unitPrice" int
    )
  ), unchanged as (
    select r.id from restaurants r, quick
    where r.id = $1 and r.is_active and r.status = $2 and $3 = (
      select count(*) from line join products p on p.id = line."productId"
      where p.restaurant_id = r.id and p.is_available and p.price = line."unitPrice" and p.name = line.name
    )
    for key share of r
  ), counter as (
    insert into order_counters (restaurant_id, day, last) select id, $4, 1 from unchanged
    on conflict (restaurant_id) do update set
      last = case when excluded.day > order_counters.day then 1 else order_counters.last + 1 end,
      day = greatest(excluded.day, order_counters.day)
    returning restaurant_id, last
  ), placed as (
    insert into orders (
      id, restaurant_id, number, state, is_test, customer_name, customer_phone, customer_email, note, total,
      idempotency_key, body_hash, placed_at
    )
    select $5, restaurant_id, last, 'PLACED', $6, $7, $8, $9, $10, $11, $12, $13, $14 from counter
    returning id, restaurant_id, number
  ), lines as (
    insert into order_lines (id, order_id, position, product_id, name, quantity, unit_price)
    select line.id, placed.id, line.position, line."productId", line.name, line.quantity, line."unitPrice"
    from placed, line
  ), trial as (
    update restaurants r set trial_order_count = r.trial_order_count + 1
    from placed where r.id = placed.restaurant_id and r.status = 'trialing'
  )
  select id, number,
    (select count(*) from ${addJobsSql("'mailOrder'", '$15', MAIL_KEY)}) as jobs,
    pg_notify('${EVENTS_CHANNEL}', 'orderChanged:' || id) as announced
  from placed`;

/**
 * Writes an order. null when the menu, the site or the key is not what `readPlacing` saw any more: nothing was
 * written, look again. It commits without waiting for the disk: acknowledge it after `CommitFlush.flushed`. Nobody
 * acts on it earlier: the worker takes a job by a commit that does wait.
 */
export async function insertOrder(
  pool: Pool,
  { placing, order, quote, placedAt, day }: NewOrder,
): Promise<Inserted | null> {
  const { restaurantId, status, isTest } = placing;
  const id = newId();
  const lines = quote.lines.map((line, position) => ({ ...line, id: newId(), position }));
  const values = [
    restaurantId,
    status,
    lines.length,
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
    JSON.stringify(isTest ? [] : mailsOf(id)),
    JSON.stringify(lines),
  ];
  try {
    const { rows } = await pool.query<Inserted>({ name: 'order_insert', text: SQL, values });
    return rows[0] ?? null;
  } catch (error) {
    if (isKeyTaken(error)) return null;
    throw error;
  }
}

const isKeyTaken = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === 'orders_restaurant_id_idempotency_key_unique';

const mailsOf = (orderId: string): JobPayloads['mailOrder'][] => [
  { orderId, kind: 'placed-owner' },
  { orderId, kind: 'placed-diner' },
];
