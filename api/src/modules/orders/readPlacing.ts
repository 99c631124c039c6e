import type { Pool } from 'pg';
import type { SubscriptionStatus } from '../restaurants/restaurant.entity.ts';
import { ORDER_LIMIT } from '../sites/orderLimitSql.ts';
import type { CheckedOrder } from './order.rules.ts';
import type { MonthCount } from './orderLimit.rules.ts';
import type { PricedProduct } from './orderPricing.rules.ts';
import type { OrderViewRestaurant } from './orderView.ts';

/** All that placing an order has to know, as the owner's tables say at this moment. */
export interface Placing {
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

const SQL = `
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
    text: SQL,
    values: [order.slug, order.lines.map(({ productId }) => productId), order.idempotencyKey],
  });
  return rows[0] ?? null;
}
