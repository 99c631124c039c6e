import { type ExpressionBuilder, sql } from 'kysely';
import type { OrderTables } from './order.entity.ts';
import { LONGEST_LIFE_DAYS, SOLD_STATES } from './orderState.rules.ts';

/*
 * The one definition of orders and sales (decision 98): an order is sold when the restaurant has accepted it and nobody has cancelled
 * it, on the day on which its diner gets it. Its value is its total. Dashboard, desk and reports count nothing else. Orders are `o`.
 */

/** When the diner gets an order, as SQL: what was promised when it was placed; of older orders when they were placed. */
export const SUPPLIED_AT = 'coalesce(o.due_at, o.placed_at)';

type Where = ExpressionBuilder<{ o: OrderTables['orders'] }, 'o'>;

/** Whether an order is sold. */
export const isSold = (eb: Where) =>
  eb(
    'o.state',
    'in',
    SOLD_STATES.map((state) => sql.lit(state)),
  );

/** Whether the diner gets an order from one time to before another; null: no limit. The index is by the time of placing. */
export function isSuppliedIn(
  eb: Where,
  { from, to }: { from: ReturnType<typeof sql<Date>> | null; to: ReturnType<typeof sql<Date>> | null },
) {
  const suppliedAt = sql<Date>`${sql.raw(SUPPLIED_AT)}`;
  return eb.and([
    ...(from === null
      ? []
      : [
          eb(suppliedAt, '>=', from),
          eb('o.placed_at', '>=', sql<Date>`${from} - interval '${sql.lit(LONGEST_LIFE_DAYS)} days'`),
        ]),
    ...(to === null ? [] : [eb(suppliedAt, '<', to), eb('o.placed_at', '<', to)]),
  ]);
}
