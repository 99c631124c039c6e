import { type Pool, DatabaseError } from 'pg';
import { EVENTS_CHANNEL } from '../../gateways/events/events.gateway.ts';
import { addJobsSql, type JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import { newId } from '../../lib/ids.ts';
import type { SubscriptionStatus } from '../restaurants/restaurant.entity.ts';
import { ORDER_LIMIT, BEFORE_FIRST_NUMBER } from '../sites/orderLimitSql.ts';
import type { OrderViewRestaurant, OrderView } from './order.repository.ts';
import type { CheckedOrder, MonthCount } from './order.rules.ts';
import { DEMO_ANSWER_SECONDS } from './orderAnswer.service.ts';
import type { PricedProduct, Quote } from './orderPricing.rules.ts';

/** All that placing an order has to know, as the owner's tables say at this moment. */
interface Placing {
  restaurantId: string;
  restaurant: OrderViewRestaurant;
  status: SubscriptionStatus;
  /** Orders on a preview are tests. */
  isTest: boolean;
  isActive: boolean;
  /** Our own made-up restaurant. */
  isDemo: boolean;
  hasOwner: boolean;
  /** Orders a month; null without a limit. */
  orderLimit: number | null;
  /** What it has taken; null when nothing yet. */
  monthCount: MonthCount | null;
  /** Those of the ordered products that are on this restaurant's menu. */
  products: PricedProduct[];
  /** What the restaurant got before under the same key; null when nothing. */
  known: KnownOrder | null;
}

/** An order that is there already. */
export interface KnownOrder {
  orderId: string;
  bodyHash: string;
}

/** Raw SQL with a prepared plan: the hot path that the bench of orders measures (`npm run bench`). */
const PLACING_SQL = `
  select r.id as "restaurantId", r.status, r.status = 'unclaimed' as "isTest", r.is_active and r.suspended_at is null as "isActive", r.is_demo as "isDemo",
    r.owner_id is not null as "hasOwner",
    ${ORDER_LIMIT} as "orderLimit",
    (
      select json_build_object('day', c.day, 'count', c.month_count)
      from order_counters c where c.restaurant_id = r.id
    ) as "monthCount",
    json_build_object(
      'name', r.name, 'phone', r.phone, 'addressLine', r.address_line, 'slug', r.slug, 'timeZone', r.time_zone
    ) as restaurant,
    coalesce((
      select json_agg(
        json_build_object('id', p.id, 'name', p.name, 'price', p.price, 'isAvailable', p.is_available)
      )
      from products p where p.id = any($2::uuid[]) and p.restaurant_id = r.id
    ), '[]') as products,
    (
      select json_build_object('orderId', o.id, 'bodyHash', o.body_hash)
      from orders o where o.restaurant_id = r.id and o.idempotency_key = $3
    ) as known
  from restaurants r
  where r.slug = $1`;

/** Reads in one statement what an order needs; null when no restaurant has the slug. */
export async function readPlacing(pool: Pool, order: CheckedOrder): Promise<Placing | null> {
  const { rows } = await pool.query<Placing>({
    name: 'order_placing',
    text: PLACING_SQL,
    values: [order.slug, order.lines.map(({ productId }) => productId), order.idempotencyKey],
  });
  return rows[0] ?? null;
}

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

/** A demo restaurant answers automatically after a moment and sends no mails ($17); all others get their mails at once. */
const JOB_NAME = "case when $17 then 'moveDemoOrder' else 'mailOrder' end";
const JOB_RUN_AT = `case when $17 then now() + interval '${DEMO_ANSWER_SECONDS} seconds' end`;

/** How many orders the restaurant got before this one in the month to which this one is counted. */
const MONTH_COUNT_BEFORE = `case
      when date_trunc('month', excluded.day::timestamp) > date_trunc('month', order_counters.day::timestamp) then 0
      else order_counters.month_count
    end`;

/** Jobs of the order that brings the month to four fifths of the limit, or to the limit. */
const MARKS = `(
    select coalesce(json_agg(json_build_object(
      'restaurantId', c.restaurant_id, 'month', to_char(c.day, 'YYYY-MM'), 'kind', mark.kind
    )), '[]')
    from counter c
    join unchanged u on u.id = c.restaurant_id
    join (values ('orders-nearly-full', 0.8), ('orders-full', 1.0)) as mark (kind, share)
      on c.month_count = ceil(u.order_limit * mark.share)
  )`;
const MARK_KEY =
  "concat_ws(':', 'markOrderLimit', payload ->> 'restaurantId', payload ->> 'month', payload ->> 'kind')";

/**
 * One statement is one transaction: the order with its number and lines, the counts of the trial and of the month, its
 * mails and its event, or nothing. `unchanged` is where prices are settled: it finds no row when the menu or the site
 * is not what was read any more. It waits while the site's owner is being removed (OrderAccountPart). `counter` lets
 * the orders of a restaurant through one by one, and none past the month's limit. A clock that is behind never takes
 * the day back, so numbers stay unique within a day.
 *
 * Raw SQL with a prepared plan: the hot path that the bench of orders measures (`npm run bench`).
 */
const INSERT_SQL = `
  with quick as materialized (
    select set_config('synchronous_commit', 'off', true)
  ), line as materialized (
    select * from json_to_recordset($16) as line (
      id uuid, position int, "productId" uuid, name text, quantity int, "unitPrice" int
    )
  ), unchanged as (
    select r.id, ${ORDER_LIMIT} as order_limit from restaurants r, quick
    where r.id = $1 and r.is_active and r.status = $2 and $3 = (
      select count(*) from line join products p on p.id = line."productId"
      where p.restaurant_id = r.id and p.is_available and p.price = line."unitPrice" and p.name = line.name
    )
    for key share of r
  ), counter as (
    insert into order_counters (restaurant_id, day, last, month_count)
    select id, $4, ${BEFORE_FIRST_NUMBER} + 1, case when $6 then 0 else 1 end from unchanged where order_limit is null or order_limit > 0
    on conflict (restaurant_id) do update set
      last = case when excluded.day > order_counters.day then excluded.last else order_counters.last + 1 end,
      day = greatest(excluded.day, order_counters.day),
      month_count = ${MONTH_COUNT_BEFORE} + excluded.month_count
    where (${MONTH_COUNT_BEFORE} < (select order_limit from unchanged)) is not false
    returning restaurant_id, last, day, month_count
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
    (select count(*) from ${addJobsSql(JOB_NAME, '$15', MAIL_KEY, JOB_RUN_AT)}) as jobs,
    (select count(*) from ${addJobsSql("'markOrderLimit'", MARKS, MARK_KEY)}) as marks,
    pg_notify('${EVENTS_CHANNEL}', 'orderChanged:' || id) as announced
  from placed`;

/**
 * Writes an order. null when the menu, the site or the key is not what `readPlacing` saw any more, or the month is
 * full: nothing was written, look again. It commits without waiting for the disk: acknowledge it after
 * `CommitFlush.flushed`. Nobody acts on it earlier: the worker takes a job by a commit that does wait.
 */
export async function insertOrder(
  pool: Pool,
  { placing, order, quote, placedAt, day }: NewOrder,
): Promise<Inserted | null> {
  const { restaurantId, status, isTest, isDemo } = placing;
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
    JSON.stringify(jobsOf(id, placing)),
    JSON.stringify(lines),
    isDemo,
  ];
  try {
    const { rows } = await pool.query<Inserted>({ name: 'order_insert', text: INSERT_SQL, values });
    return rows[0] ?? null;
  } catch (error) {
    if (isKeyTaken(error)) return null;
    throw error;
  }
}

const isKeyTaken = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === 'orders_restaurant_id_idempotency_key_unique';

function jobsOf(
  orderId: string,
  { isTest, isDemo }: Placing,
): (JobPayloads['mailOrder'] | JobPayloads['moveDemoOrder'])[] {
  if (isTest) return [];
  if (isDemo) return [{ orderId, to: 'ACCEPTED' }];
  return [
    { orderId, kind: 'placed-owner' },
    { orderId, kind: 'placed-diner' },
  ];
}
