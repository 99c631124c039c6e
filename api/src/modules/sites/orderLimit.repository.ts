import { expressionBuilder, sql, type Expression } from 'kysely';
import type { CatalogueTables } from '../catalogue/catalogue.entity.ts';
import type { OrderTables } from '../orders/order.entity.ts';
import type { RestaurantTables } from '../restaurants/restaurant.entity.ts';

/** These expressions are parts of statements that call the restaurant `r`. */
const ofRestaurant = expressionBuilder<
  CatalogueTables & OrderTables & { r: RestaurantTables['restaurants'] },
  'r'
>();

const limitOf = (service: Expression<string>) =>
  ofRestaurant.selectFrom('services').select('order_limit').where('key', '=', service).$asScalar();

/** Orders a month on the free plan; null without a limit. */
export const FREE_ORDER_LIMIT = limitOf(sql.lit('restaurant-free'));

/** Orders a month on the plan of restaurant `r`; null without a limit. */
export const PLAN_ORDER_LIMIT = limitOf(sql<string>`'restaurant-' || lower(${sql.ref('r.package')})`);

/** Orders a month that restaurant `r` may take now; null without a limit, as in every trial. */
export const ORDER_LIMIT = ofRestaurant
  .case()
  .when('r.status', 'not in', [sql.lit('trialing' as const), sql.lit('unclaimed' as const)])
  .then(PLAN_ORDER_LIMIT)
  .end();

/**
 * Whether restaurant `r` has taken all orders of the month of its counter. When the month is over, the job
 * `startOrderMonths` resets the counter.
 */
export const ORDER_LIMIT_REACHED = ofRestaurant.fn.coalesce(
  ofRestaurant
    .selectFrom('order_counters as c')
    .select((eb) => eb('c.month_count', '>=', ORDER_LIMIT).$castTo<boolean>().as('reached'))
    .whereRef('c.restaurant_id', '=', 'r.id')
    .$asScalar(),
  sql.lit(false),
);
