/** What a counter of order numbers stands at before the first order of a day, whose number is 101. */
export const BEFORE_FIRST_NUMBER = 100;

/** SQL: how many orders a month the catalogue gives to the free plan; null without a limit. */
export const FREE_ORDER_LIMIT = "(select order_limit from services where key = 'restaurant-free')";

/**
 * SQL: how many orders a month restaurant `r` may take now: as many as the free plan has. null without a limit, as in every
 * trial and paid plan.
 */
export const ORDER_LIMIT = `case when r.package = 'FREE' and r.status not in ('trialing', 'unclaimed')
    then ${FREE_ORDER_LIMIT}
  end`;

/**
 * SQL: whether restaurant `r` has taken all the orders of the month in which its counter stands. When the month is over
 * the counter is moved on (OrderMonths).
 */
export const ORDER_LIMIT_REACHED = `coalesce((
    select c.month_count >= ${ORDER_LIMIT} from order_counters c where c.restaurant_id = r.id
  ), false)`;
