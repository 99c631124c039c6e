/** Value of the counter of order numbers before the first order of a day, whose number is 101. */
export const BEFORE_FIRST_NUMBER = 100;

/** SQL: how many orders a month the catalogue gives to the free plan; null without a limit. */
export const FREE_ORDER_LIMIT = "(select order_limit from services where key = 'restaurant-free')";

/** SQL: how many orders a month the catalogue gives to the plan of restaurant `r`; null without a limit. */
export const PLAN_ORDER_LIMIT =
  "(select order_limit from services where key = 'restaurant-' || lower(r.package))";

/** SQL: how many orders a month restaurant `r` may take now: as many as its plan has. null without a limit, as in every trial. */
export const ORDER_LIMIT = `case when r.status not in ('trialing', 'unclaimed') then ${PLAN_ORDER_LIMIT} end`;

/**
 * SQL: whether restaurant `r` has taken all the orders of the month in which its counter stands. When the month is over
 * the counter is moved on (OrderMonths).
 */
export const ORDER_LIMIT_REACHED = `coalesce((
    select c.month_count >= ${ORDER_LIMIT} from order_counters c where c.restaurant_id = r.id
  ), false)`;
