import { normaliseEmail } from '@forkfront/common/email.ts';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Pool } from 'pg';
import { type Parameter, prepare, tablesFor } from '../../lib/preparedStatement.ts';
import {
  type DinerDigests,
  dinerDigests,
  usedByDiner,
  usedUp,
} from '../promotions/promotionUse.repository.ts';
import { isShop } from '../groceries/stockReservation.repository.ts';
import type { RestaurantTables } from '../restaurants/restaurant.entity.ts';
import { ORDER_LIMIT } from '../sites/orderLimit.repository.ts';
import type { PromotionUsage } from '@forkfront/common/discount.ts';
import { mailboxIn } from './dinerMailbox.repository.ts';
import type { OrderTables } from './order.entity.ts';
import { RESTAURANT_OF_ORDER } from './order.repository.ts';
import { WITHOUT_FOOD } from '@forkfront/common/orderState.ts';

const tables = tablesFor<OrderTables & RestaurantTables>();

const snapshot = prepare('order_restaurant', (parameter: Parameter<{ slug: string }>) =>
  tables
    .selectFrom('restaurants as r')
    .select([
      'r.id as restaurantId',
      'r.status',
      'r.package',
      'r.is_demo as isDemo',
      'r.is_active as isActive',
    ])
    .select((eb) => [
      // Orders on a preview are tests.
      eb('r.status', '=', sql.lit('unclaimed' as const))
        .$castTo<boolean>()
        .as('isTest'),
      eb('r.suspended_at', 'is not', null).$castTo<boolean>().as('isSuspended'),
      eb('r.owner_id', 'is not', null).$castTo<boolean>().as('hasOwner'),
      ORDER_LIMIT.as('orderLimit'),
      isShop(eb.ref('r.id')).as('isShop'),
      RESTAURANT_OF_ORDER.as('restaurant'),
    ])
    .where('r.slug', '=', parameter('slug')),
);

/** What an order needs to know of its restaurant. `orderLimit`: orders of a month; null: no limit. */
export type RestaurantSnapshot = Awaited<ReturnType<typeof snapshot>>[number];

/** Reads what orders need of the restaurant with this slug; null for an unknown slug. */
export async function readSnapshot(pool: Pool, slug: string): Promise<RestaurantSnapshot | null> {
  const [found] = await snapshot(pool, { slug });
  return found ?? null;
}

const conflict = prepare(
  'order_conflict',
  (parameter: Parameter<{ restaurantId: string; idempotencyKey: string }>) =>
    tables.selectNoFrom((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('order_counters as c')
          .select(['c.day', 'c.month_count as count'])
          .where('c.restaurant_id', '=', parameter('restaurantId')),
      ).as('monthCount'),
      jsonObjectFrom(
        eb
          .selectFrom('orders as o')
          .select(['o.id as orderId', 'o.body_hash as bodyHash'])
          .where('o.restaurant_id', '=', parameter('restaurantId'))
          .where('o.idempotency_key', '=', parameter('idempotencyKey')),
      ).as('known'),
    ]),
);

/** The restaurant's orders of the month, null before the first; and the order that it got under the same key, null without. */
type Conflict = Awaited<ReturnType<typeof conflict>>[number];

/** An order that was placed before under the same key. */
export type KnownOrder = NonNullable<Conflict['known']>;

/** Reads why an order may not have been written: it was placed before, or the month is full. */
export async function readConflict(
  pool: Pool,
  restaurantId: string,
  idempotencyKey: string,
): Promise<Conflict> {
  const [found] = await conflict(pool, { restaurantId, idempotencyKey });
  return found ?? { monthCount: null, known: null };
}

const promotionUsage = prepare(
  'order_promotions',
  (parameter: Parameter<{ restaurantId: string; email: string } & DinerDigests>) =>
    tables.selectNoFrom((eb) => [
      usedUp(parameter('restaurantId')).as('usedUp'),
      usedByDiner(parameter('restaurantId'), { mailbox: parameter('mailbox'), phone: parameter('phone') }).as(
        'usedByDiner',
      ),
      eb
        .not(
          eb.exists(
            eb
              .selectFrom('orders as o')
              .select('o.id')
              .where('o.restaurant_id', '=', parameter('restaurantId'))
              .where((of) => of(mailboxIn(of.ref('o.customer_email')), '=', mailboxIn(parameter('email'))))
              .where('o.is_test', '=', false)
              .where(
                'o.state',
                'not in',
                WITHOUT_FOOD.map((state) => sql.lit(state)),
              ),
          ),
        )
        .$castTo<boolean>()
        .as('isFirstOrder'),
    ]),
);

/** Reads what earlier orders say about the promotions of a restaurant and a diner. */
export async function readPromotionUsage(
  pool: Pool,
  restaurantId: string,
  diner: { email: string; phone: string },
): Promise<PromotionUsage> {
  const digests = dinerDigests(restaurantId, diner);
  const email = normaliseEmail(diner.email);
  const [found] = await promotionUsage(pool, { restaurantId, email, ...digests });
  return found ?? { usedUp: [], usedByDiner: [], isFirstOrder: true };
}
