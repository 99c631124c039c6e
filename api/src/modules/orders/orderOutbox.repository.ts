import { sql } from 'kysely';
import type { Pool } from 'pg';
import { announcement, EVENTS_CHANNEL } from '../../gateways/events/events.gateway.ts';
import { type Parameter, prepare, tablesFor } from '../../lib/preparedStatement.ts';
import { hasDevices } from '../devices/pushDevice.repository.ts';
import { hasUsedUp } from '../promotions/promotionUse.repository.ts';
import type { OrderOutboxTables } from './orderOutbox.entity.ts';

/** How long a demo restaurant takes to accept an order. */
const DEMO_ANSWER_SECONDS = 8;
/** Whether somebody gets a notification, for an order of the CTE `taken`. */
const HAS_DEVICES = hasDevices(sql.ref('taken.restaurant_id')).compile(tablesFor<object>()).sql;
/** Whether an order of the CTE `taken` took the last use of its promotion. */
const HAS_USED_UP = hasUsedUp(sql.ref('taken.order_id')).compile(tablesFor<object>()).sql;
/** Orders that one statement takes from the outbox. */
const BATCH = 100;
/** An order that waited longer for a worker has its whole time to answer from then on. */
const LATE_SECONDS = 10;
/** How long orders wait for a worker before other processes tell the boards (ms). */
const TELL_AFTER_MS = 2_000;

/**
 * Takes up to $1 orders from the outbox and queues their jobs: the mails to both sides, the notification when the
 * restaurant has devices, or the automatic answer of a demo restaurant, and the mark when the order reached four fifths of its month's limit, or the limit. A site shows when the last use of a promotion is taken. The rows are deleted in the
 * transaction that queues, so each job is queued exactly once; several workers skip each other's rows. The boards of these
 * restaurants get an event. An empty outbox does not call the queue, so no worker wakes up. An order that waited for a worker gets its whole
 * time to answer from $2, the present time. Otherwise it could expire seconds after the kitchen heard of it.
 */
const EMPTY_SQL = `
  with taken as (
    delete from order_outbox where order_id = any(array(
      select order_id from order_outbox order by order_id limit $1 for update skip locked
    ))
    returning *
  ), given_time as (
    update orders o
    set answer_from = $2, expires_at = o.expires_at + ($2::timestamptz - o.answer_from), changed_at = now()
    from taken
    where o.id = taken.order_id and o.state = 'PLACED' and o.expires_at is not null
      and o.answer_from < $2::timestamptz - interval '${LATE_SECONDS} seconds'
  ), job as (
    select 'mailPlacedOrder' as name, json_build_object('orderId', order_id) as payload, null::timestamptz as run_at
    from taken where not is_demo
    union all
    select 'pushOrder', json_build_object('orderId', order_id, 'kind', 'placed'), null
    from taken where not is_demo and ${HAS_DEVICES}
    union all
    select 'moveDemoOrder', json_build_object('orderId', order_id, 'to', 'ACCEPTED'),
      now() + interval '${DEMO_ANSWER_SECONDS} seconds'
    from taken where is_demo
    union all
    select 'markOrderLimit',
      json_build_object('restaurantId', restaurant_id, 'month', to_char(day, 'YYYY-MM'), 'kind', kind), null
    from taken join (values ('orders-nearly-full', 0.8), ('orders-full', 1.0)) as mark (kind, share)
      on month_count = ceil(order_limit * share)
    union all
    select 'showUsedUp', json_build_object('restaurantId', restaurant_id), null
    from (select distinct restaurant_id from taken where ${HAS_USED_UP}) used
  ), spec as (
    select array_agg(
      (name, payload, null, run_at, null, null, null, null)::graphile_worker.job_spec
    ) as all_jobs from job having count(*) > 0
  )
  select (select count(*)::int from taken) as taken,
    (select count(*)::int from spec, lateral graphile_worker.add_jobs(spec.all_jobs)) as queued,
    (select count(pg_notify('${EVENTS_CHANNEL}', 'ordersOfRestaurant:' || restaurant_id)) from (select distinct restaurant_id from taken) r) as told`;

/** Queues the jobs of the oldest orders in the outbox. Whether there may be more. */
export async function emptyOrderOutbox(pool: Pool, now: Date): Promise<boolean> {
  const { rows } = await pool.query<{ taken: number }>({
    name: 'order_outbox_empty',
    text: EMPTY_SQL,
    values: [BATCH, now],
  });
  return rows[0]?.taken === BATCH;
}

/** The ids of orders begin with the time at which they were placed (UUID version 7). */
const idAt = (time: number): string => {
  const hex = Math.max(0, time).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
};

const timeOfId = (id: string): number => parseInt(id.slice(0, 13).replace('-', ''), 16);

const tellWaiting = prepare('order_outbox_tell', (parameter: Parameter<{ before: string; limit: number }>) =>
  tablesFor<OrderOutboxTables>()
    .with('told', (db) =>
      db
        .updateTable('order_outbox')
        .set({ told_at: sql<Date>`now()` })
        .where('order_id', 'in', (eb) =>
          eb
            .selectFrom('order_outbox')
            .select('order_id')
            .where('told_at', 'is', null)
            .where('order_id', '<', parameter('before'))
            .orderBy('order_id')
            .limit(parameter('limit'))
            .forUpdate()
            .skipLocked(),
        )
        .returning('restaurant_id'),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom(eb.selectFrom('told').select('restaurant_id').distinct().as('r'))
        .select(sql`count(${announcement('ordersOfRestaurant', 'restaurant_id')})`.as('count'))
        .as('told'),
      eb.selectFrom('order_outbox').select('order_id').orderBy('order_id').limit(1).as('oldest'),
    ]),
);

/**
 * Tells the boards of restaurants about orders that wait for a worker for two seconds, once for each order: a kitchen with an open board
 * sees them without a worker. Returns how long the oldest order waits (ms); 0 for none.
 */
export async function tellWaitingOrders(pool: Pool, now: Date): Promise<number> {
  const [found] = await tellWaiting(pool, { before: idAt(now.getTime() - TELL_AFTER_MS), limit: BATCH });
  return found?.oldest ? Math.max(0, now.getTime() - timeOfId(found.oldest)) : 0;
}
