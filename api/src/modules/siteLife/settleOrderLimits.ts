import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { idArray } from '../../lib/idArray.ts';
import { BEFORE_FIRST_NUMBER, ORDER_LIMIT, ORDER_LIMIT_REACHED } from '../sites/orderLimitSql.ts';
import { publishSites } from '../sites/publishSites.ts';
import { addNotices } from './addNotices.ts';

const THIS_MONTH = "date_trunc('month', ?::timestamptz at time zone r.time_zone)";
const COUNTED_MONTH = "date_trunc('month', c.day::timestamp)";

// A counter that is locked is being moved on by an order.
const MOVE_ON = `
  update order_counters c set day = stale.today, last = ${BEFORE_FIRST_NUMBER}, month_count = 0
  from (
    select c.restaurant_id, (?::timestamptz at time zone r.time_zone)::date as today
    from order_counters c join restaurants r on r.id = c.restaurant_id
    where c.restaurant_id = any(?::uuid[]) and ${COUNTED_MONTH} < ${THIS_MONTH}
    for update of c skip locked
  ) stale
  where c.restaurant_id = stale.restaurant_id`;

const NEAR_LIMIT = `
  select r.id as restaurant_id, to_char(c.day, 'YYYY-MM') as period,
    case when c.month_count >= ${ORDER_LIMIT} then 'orders-full' else 'orders-nearly-full' end as kind
  from restaurants r join order_counters c on c.restaurant_id = r.id
  where r.id = any(?::uuid[]) and r.owner_id is not null and c.month_count >= ceil(${ORDER_LIMIT} * 0.8)
    and ${COUNTED_MONTH} = ${THIS_MONTH}`;

const SHOWN_WRONG = `
  select r.id from restaurants r join published_sites s on s.restaurant_id = r.id
  where r.id = any(?::uuid[]) and (s.document ->> 'orderLimitReached')::boolean is distinct from ${ORDER_LIMIT_REACHED}`;

/**
 * Brings these sites up to the limit of orders that counts for them now, after their plan or the month has changed:
 * last month's counters start anew, owners who are near the limit are told, and what diners see is published where it
 * says otherwise. Returns the slugs of the published, to be forgotten after the commit.
 */
export async function settleOrderLimits(
  em: SqlEntityManager,
  restaurantIds: readonly string[],
  now: Date,
): Promise<string[]> {
  if (restaurantIds.length === 0) return [];
  const ids = idArray(restaurantIds);
  await em.execute(MOVE_ON, [now, ids, now]);
  await addNotices(em, NEAR_LIMIT, [ids, now], now);
  const wrong = await em.execute<{ id: string }[]>(SHOWN_WRONG, [ids]);
  return wrong.length > 0
    ? publishSites(
        em,
        wrong.map(({ id }) => id),
      )
    : [];
}
