import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Pool, DatabaseError } from 'pg';
import { type Parameter, prepare, tablesFor } from '../../lib/preparedStatement.ts';
import { EVENTS_CHANNEL } from '../../gateways/events/events.gateway.ts';
import { addJobsSql, type JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import { newId } from '../../lib/ids.ts';
import type { RestaurantTables } from '../restaurants/restaurant.entity.ts';
import { ORDER_LIMIT } from '../sites/orderLimit.repository.ts';
import type { SiteTables } from '../sites/site.entity.ts';
import { BEFORE_FIRST_NUMBER, type OrderTables } from './order.entity.ts';
import { type OrderView, RESTAURANT_OF_ORDER } from './order.repository.ts';
import type { CheckedOrder } from './order.rules.ts';
import { DEMO_ANSWER_SECONDS } from './orderAnswer.service.ts';
import type { Quote } from './orderPricing.rules.ts';

const tables = tablesFor<OrderTables & RestaurantTables & SiteTables>();

interface Wanted {
  slug: string;
  idempotencyKey: string;
}

const placing = prepare('order_placing', (parameter: Parameter<Wanted>) =>
  tables
    .selectFrom('restaurants as r')
    .innerJoin('published_sites as s', 's.restaurant_id', 'r.id')
    .select([
      'r.id as restaurantId',
      's.version as siteVersion',
      'r.status',
      'r.package',
      'r.is_demo as isDemo',
    ])
    .select((eb) => [
      // Orders on a preview are tests.
      eb('r.status', '=', sql.lit('unclaimed' as const))
        .$castTo<boolean>()
        .as('isTest'),
      eb
        .and([eb.ref('r.is_active'), eb('r.suspended_at', 'is', null)])
        .$castTo<boolean>()
        .as('isActive'),
      eb('r.owner_id', 'is not', null).$castTo<boolean>().as('hasOwner'),
      ORDER_LIMIT.as('orderLimit'),
      jsonObjectFrom(
        eb
          .selectFrom('order_counters as c')
          .select(['c.day', 'c.month_count as count'])
          .whereRef('c.restaurant_id', '=', 'r.id'),
      ).as('monthCount'),
      RESTAURANT_OF_ORDER.as('restaurant'),
      jsonObjectFrom(
        eb
          .selectFrom('orders as o')
          .select(['o.id as orderId', 'o.body_hash as bodyHash'])
          .whereRef('o.restaurant_id', '=', 'r.id')
          .where('o.idempotency_key', '=', parameter('idempotencyKey')),
      ).as('known'),
    ])
    .where('r.slug', '=', parameter('slug')),
);

/**
 * What an order needs to know of its restaurant now: the version of the published site, and the order that it already got
 * under the same key (`known`). `orderLimit` and `monthCount` count orders of a month; null: no limit, no order yet.
 */
type Placing = Awaited<ReturnType<typeof placing>>[number];

/** An order that was placed before under the same key. */
export type KnownOrder = NonNullable<Placing['known']>;

/** Reads in one statement what an order needs; null when no restaurant has the slug. */
export async function readPlacing(pool: Pool, order: CheckedOrder): Promise<Placing | null> {
  const [found] = await placing(pool, order);
  return found ?? null;
}

/** An order, checked and priced with the result of `readPlacing`. */
export interface NewOrder {
  placing: Placing;
  order: CheckedOrder;
  quote: Quote;
  placedAt: Date;
  /** The calendar day in the restaurant's time zone, as `2026-11-20`. */
  day: string;
}

type Inserted = Pick<OrderView, 'id' | 'number'>;

/** Identifies each mail of an order in the queue. */
const MAIL_KEY = "concat_ws(':', 'mailOrder', payload ->> 'orderId', payload ->> 'kind')";

/** A demo restaurant answers automatically after a moment and sends no mails ($17); all others get their mails at once. */
const JOB_NAME = "case when $17 then 'moveDemoOrder' else 'mailOrder' end";
const JOB_RUN_AT = `case when $17 then now() + interval '${DEMO_ANSWER_SECONDS} seconds' end`;

/** Number of earlier orders in the month of this one. */
const MONTH_COUNT_BEFORE = `case
      when date_trunc('month', excluded.day::timestamp) > date_trunc('month', order_counters.day::timestamp) then 0
      else order_counters.month_count
    end`;

/** Jobs when this order reaches four fifths of the limit, or the limit. */
const MARKS = `(
    select coalesce(json_agg(json_build_object(
      'restaurantId', c.restaurant_id, 'month', to_char(c.day, 'YYYY-MM'), 'kind', mark.kind
    )), '[]')
    from counter c
    join (values ('orders-nearly-full', 0.8), ('orders-full', 1.0)) as mark (kind, share)
      on c.month_count = ceil($19 * mark.share)
  )`;
const MARK_KEY =
  "concat_ws(':', 'markOrderLimit', payload ->> 'restaurantId', payload ->> 'month', payload ->> 'kind')";

/**
 * Writes an order in one statement, which is the whole transaction: number, lines, counts of the trial and of the month,
 * jobs and event, or nothing. `unchanged` finds no row when the site has another version than the one that was priced, or its plan has changed; it waits
 * while the owner's account is removed (orderAccountPart). `counter` serialises the orders of a restaurant and allows none
 * above the month's limit ($19). A clock that is behind does not set the day back, so numbers stay unique within a day.
 * SQL text with a prepared plan, because `npm run bench` measures it.
 */
const INSERT_SQL = `
  with quick as materialized (
    select set_config('synchronous_commit', 'off', true)
  ), line as materialized (
    select * from json_to_recordset($16) as line (
      id uuid, position int, "productId" uuid, name text, quantity int, "unitPrice" int, "sizeId" uuid, "sizeName" text,
      options jsonb, allergens text, "vatClass" text, "isAlcohol" boolean, note text
    )
  ), unchanged as (
    select r.id from quick, restaurants r join published_sites s on s.restaurant_id = r.id
    where r.id = $1 and r.is_active and r.status = $2 and r.package = $18 and s.version = $3
    for key share of r
  ), counter as (
    insert into order_counters (restaurant_id, day, last, month_count)
    select id, $4, ${BEFORE_FIRST_NUMBER} + 1, case when $6 then 0 else 1 end from unchanged where $19::int is null or $19 > 0
    on conflict (restaurant_id) do update set
      last = case when excluded.day > order_counters.day then excluded.last else order_counters.last + 1 end,
      day = greatest(excluded.day, order_counters.day),
      month_count = ${MONTH_COUNT_BEFORE} + excluded.month_count
    where (${MONTH_COUNT_BEFORE} < $19) is not false
    returning restaurant_id, last, day, month_count
  ), placed as (
    insert into orders (
      id, restaurant_id, number, state, is_test, customer_name, customer_phone, customer_email, note, total,
      idempotency_key, body_hash, placed_at
    )
    select $5, restaurant_id, last, 'PLACED', $6, $7, $8, $9, $10, $11, $12, $13, $14 from counter
    returning id, restaurant_id, number
  ), lines as (
    insert into order_lines (
      id, order_id, position, product_id, name, quantity, unit_price, size_id, size_name, options, allergens, vat_class,
      is_alcohol, note
    )
    select line.id, placed.id, line.position, line."productId", line.name, line.quantity, line."unitPrice", line."sizeId",
      line."sizeName", line.options, line.allergens, line."vatClass", line."isAlcohol", line.note
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
 * Writes an order. null, and nothing written, when the menu, the site or the key has changed since `readPlacing`, or the
 * month is full: read again. The commit does not wait for the disk: call `flushCommits` before the acknowledgement.
 * Workers do not act on the order earlier, because taking a job is a commit that waits.
 */
export async function insertOrder(
  pool: Pool,
  { placing, order, quote, placedAt, day }: NewOrder,
): Promise<Inserted | null> {
  const { restaurantId, siteVersion, status, isTest, isDemo, orderLimit } = placing;
  const id = newId();
  const lines = quote.lines.map((line, position) => ({ ...line, id: newId(), position }));
  const values = [
    restaurantId,
    status,
    siteVersion,
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
    placing.package,
    orderLimit,
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

const flush = prepare('commit_flush', () =>
  tables.selectNoFrom(sql`pg_logical_emit_message(true, 'flush', '')`.as('flushed')),
);

/** Commits a transaction that waits for the disk, and with it for everything that was committed before. */
export async function flushCommits(pool: Pool): Promise<void> {
  await flush(pool, {});
}
