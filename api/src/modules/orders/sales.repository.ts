import { type ExpressionBuilder, sql } from 'kysely';
import type { OrderTables } from './order.entity.ts';
import { LONGEST_LIFE_DAYS, SOLD_STATES } from '@forkfront/common/orderState.ts';

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

/**
 * Whether the diner gets an order from one time to before another; null: no limit. The index is by the time of placing. It is
 * `SUPPLIED_AT` in conditions of single columns, of which the database knows how many rows they leave.
 */
export function isSuppliedIn(
  eb: Where,
  { from, to }: { from: ReturnType<typeof sql<Date>> | null; to: ReturnType<typeof sql<Date>> | null },
) {
  const supplied = (comparison: '>=' | '<', time: ReturnType<typeof sql<Date>>) =>
    eb.or([
      eb('o.due_at', comparison, time),
      eb.and([eb('o.due_at', 'is', null), eb('o.placed_at', comparison, time)]),
    ]);
  return eb.and([
    ...(from === null
      ? []
      : [
          supplied('>=', from),
          eb('o.placed_at', '>=', sql<Date>`${from} - interval '${sql.lit(LONGEST_LIFE_DAYS)} days'`),
        ]),
    ...(to === null ? [] : [supplied('<', to), eb('o.placed_at', '<', to)]),
  ]);
}
