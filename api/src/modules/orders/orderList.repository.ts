import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { otherDigits } from '@forkfront/common/phoneNumber.ts';
import { usersForNames } from '../accounts/account.repository.ts';
import type { RestaurantIds } from '../restaurants/member.repository.ts';
import { restaurantsForOrders } from '../restaurants/restaurant.repository.ts';
import type { OrderTables } from './order.entity.ts';
import { isDinerDataOver, orderRows, type StoredOrder, toStoredOrder } from './order.repository.ts';
import type { OrderMoveTables } from './orderMove.entity.ts';
import {
  type OrderFilter,
  type OrderPlace,
  type OrderSearch,
  orderSearch,
  SEARCHED_ORDERS,
  type TimeSpan,
} from './orderList.rules.ts';
import { FINAL_STATES, LONGEST_LIFE_DAYS } from '@forkfront/common/orderState.ts';
import { isSold, isSuppliedIn } from './sales.repository.ts';

/** A page of the list: `count` orders after or before a place; null: from the end of the list. */
export interface OrderPage {
  count: number;
  isForward: boolean;
  after: OrderPlace | null;
  before: OrderPlace | null;
}

type Where = ExpressionBuilder<OrderTables & { o: OrderTables['orders'] }, 'o'>;

const contains = (eb: Where, column: 'o.customer_name' | 'o.customer_email', text: string) =>
  eb(sql`position(${text} in lower(${eb.ref(column)}))`, '>', 0);

/** Whether the data of the diner is still kept: what is not shown cannot be searched. */
const keepsDiner = (em: EntityManager, eb: Where) =>
  eb.exists(
    eb
      .selectFrom(restaurantsForOrders(em))
      .select('r.id')
      .whereRef('r.id', '=', 'o.restaurant_id')
      .where(eb.not(isDinerDataOver(sql`now()`))),
  );

/** Whether a dish of the order, or its size, has the text in its name. */
const hasDish = (eb: Where, text: string) =>
  eb.exists(
    eb
      .selectFrom('order_lines as l')
      .select('l.id')
      .whereRef('l.order_id', '=', 'o.id')
      .where(
        sql`position(${text} in lower(${sql.ref('l.name')} || ' ' || ${sql.ref('l.size_name')}))`,
        '>',
        0,
      ),
  );

function matches(
  em: EntityManager,
  eb: Where,
  { text, digits, number, postcode }: OrderSearch,
): Expression<SqlBool> {
  const code = sql`lower(${eb.ref('o.promotion')} ->> 'code')`;
  const ofAddress = sql`replace(lower(${eb.ref('o.delivery_address')} ->> 'postcode'), ' ', '')`;
  const typed = eb.ref('o.customer_phone');
  const { others, values } = otherDigits();
  // The long table is only for numbers that were typed in another script.
  const ascii = sql`case when octet_length(${typed}) > length(${typed}) then translate(${typed}, ${others}, ${values}) else ${typed} end`;
  const phone = sql`regexp_replace(${ascii}, '[^0-9]', '', 'g')`;
  return eb.or([
    ...(number === null ? [] : [eb('o.number', '=', number)]),
    eb(sql`position(${text} in ${code})`, '>', 0),
    hasDish(eb, text),
    eb.and([
      eb.or([
        ...(postcode === null ? [] : [eb(sql`position(${postcode} in ${ofAddress})`, '=', 1)]),
        ...(digits === null ? [] : [eb(sql`position(${digits} in ${phone})`, '>', 0)]),
        contains(eb, 'o.customer_name', text),
        contains(eb, 'o.customer_email', text),
      ]),
      keepsDiner(em, eb),
    ]),
  ]);
}

/** Whether it is one of the newest orders of its restaurant. */
const isRecent = (em: EntityManager, eb: Where, restaurantId: string) =>
  eb(
    'o.placed_at',
    '>',
    eb.fn.coalesce(
      em
        .getKysely<OrderTables>()
        .selectFrom('orders as n')
        .select('n.placed_at')
        .where('n.restaurant_id', '=', restaurantId)
        .orderBy('n.placed_at', 'desc')
        .offset(SEARCHED_ORDERS)
        .limit(1),
      sql<Date>`'-infinity'::timestamptz`,
    ),
  );

/** The condition of the orders of a restaurant that match a filter, without test orders. */
function wanted(
  em: EntityManager,
  eb: Where,
  restaurantId: string,
  { states, fulfilment, search }: OrderFilter,
  span: TimeSpan,
) {
  const searched = orderSearch(search);
  return eb.and([
    eb('o.restaurant_id', '=', restaurantId),
    eb('o.is_test', '=', false),
    ...(states.length === 0 ? [] : [eb('o.state', 'in', states)]),
    ...(fulfilment === null ? [] : [eb('o.fulfilment', '=', fulfilment)]),
    isSuppliedIn(eb, {
      from: span.from && sql<Date>`${span.from}::timestamptz`,
      to: span.to && sql<Date>`${span.to}::timestamptz`,
    }),
    ...(searched === null ? [] : [matches(em, eb, searched)]),
    ...(searched === null || span.from !== null ? [] : [isRecent(em, eb, restaurantId)]),
  ]);
}

const isBeyond = (eb: Where, { placedAt, id }: OrderPlace, comparison: '<' | '>') =>
  eb(eb.refTuple('o.placed_at', 'o.id'), comparison, eb.tuple(placedAt, id));

/** One page of a restaurant's orders and whether there are more in its direction; newest first. One statement. */
export async function listOrders(
  em: EntityManager,
  restaurantId: string,
  filter: OrderFilter,
  span: TimeSpan,
  { count, isForward, after, before }: OrderPage,
): Promise<{ orders: StoredOrder[]; hasMore: boolean }> {
  const direction = isForward ? 'desc' : 'asc';
  const rows = await orderRows(em)
    .where((eb) => wanted(em, eb, restaurantId, filter, span))
    .$if(after !== null, (orders) => orders.where((eb) => (after ? isBeyond(eb, after, '<') : eb.val(true))))
    .$if(before !== null, (orders) =>
      orders.where((eb) => (before ? isBeyond(eb, before, '>') : eb.val(true))),
    )
    .orderBy('o.placed_at', direction)
    .orderBy('o.id', direction)
    .limit(count + 1)
    .execute();
  const orders = rows.slice(0, count).map(toStoredOrder);
  return { orders: isForward ? orders : orders.toReversed(), hasMore: rows.length > count };
}

/** How many orders match a filter, how many of them wait for an answer, how many are sold, and the total of the sold ones (pence). */
export const totalsOf = (em: EntityManager, restaurantId: string, filter: OrderFilter, span: TimeSpan) =>
  em
    .getKysely<OrderTables>()
    .selectFrom('orders as o')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
      eb
        .cast<number>(eb.fn.countAll().filterWhere('o.state', '=', sql.lit('PLACED' as const)), 'integer')
        .as('waiting'),
      eb.cast<number>(eb.fn.countAll().filterWhere(isSold(eb)), 'integer').as('sold'),
      eb.fn
        .coalesce(eb.cast<number>(eb.fn.sum('o.total').filterWhere(isSold(eb)), 'float8'), sql.lit(0))
        .as('total'),
    ])
    .where((eb) => wanted(em, eb, restaurantId, filter, span))
    .executeTakeFirstOrThrow();

/** One order of these restaurants; null for an unknown one. */
export async function findOrderOf(
  em: EntityManager,
  id: string,
  restaurants: RestaurantIds,
): Promise<StoredOrder | null> {
  const row = await orderRows(em)
    .where('o.id', '=', id)
    .where('o.restaurant_id', 'in', restaurants)
    .executeTakeFirst();
  return row ? toStoredOrder(row) : null;
}

/** The largest board. A busy restaurant has about 500 orders a day. */
const MAX_BOARD = 600;

/** A restaurant's orders that are not finished, or were finished in the last 12 hours, newest first. */
export async function boardOrders(em: EntityManager, restaurantId: string): Promise<StoredOrder[]> {
  const rows = await orderRows(em)
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.is_test', '=', false)
    .where('o.placed_at', '>', sql<Date>`now() - interval '${sql.lit(LONGEST_LIFE_DAYS)} days'`)
    .where((eb) =>
      eb.or([
        eb('o.state', 'not in', FINAL_STATES),
        eb('o.changed_at', '>', sql<Date>`now() - interval '12 hours'`),
      ]),
    )
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(MAX_BOARD)
    .execute();
  return rows.map(toStoredOrder);
}

/** Where an order is in the order of changes. The text has the microseconds that a `Date` loses. */
export interface ChangePlace {
  changedAt: string;
  id: string;
}

/** An order that was placed or changed. */
export interface ChangedOrder extends StoredOrder {
  /** The number of the transaction that changed it last. The time does not tell two changes apart: they can have the same one. */
  change: string;
  changePlace: ChangePlace;
}

/** Orders of a restaurant that were placed or changed since a time, or that follow a place; oldest change first. */
export async function ordersChangedSince(
  em: EntityManager,
  restaurantId: string,
  after: Date | ChangePlace,
  limit: number,
): Promise<ChangedOrder[]> {
  const since = after instanceof Date ? after : sql<Date>`${after.changedAt}::timestamptz`;
  const rows = await orderRows(em)
    .select([sql<string>`o.xmin`.as('change'), sql<string>`o.changed_at::text`.as('exactly')])
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.is_test', '=', false)
    // Orders are placed at most so long before they are due; the index is by this column.
    .where(
      'o.placed_at',
      '>',
      sql<Date>`${since}::timestamptz - interval '${sql.lit(LONGEST_LIFE_DAYS)} days'`,
    )
    .where((eb) =>
      after instanceof Date
        ? eb('o.changed_at', '>', after)
        : eb(eb.refTuple('o.changed_at', 'o.id'), '>', eb.tuple(since, eb.val(after.id))),
    )
    .orderBy('o.changed_at')
    .orderBy('o.id')
    .limit(limit)
    .execute();
  return rows.map(({ change, exactly, ...row }) => ({
    ...toStoredOrder(row),
    change,
    changePlace: { changedAt: exactly, id: row.id },
  }));
}

/** The moves and delays of these orders with the name of who made them, oldest first. Without the order's placing, which is no move. */
export const movesOf = (em: EntityManager, orderIds: readonly string[]) =>
  em
    .getKysely<OrderMoveTables>()
    .selectFrom('order_moves as m')
    .leftJoin(usersForNames(em), 'u.id', 'm.user_id')
    .select(['m.order_id as orderId', 'm.to_state as toState', 'm.made_by as madeBy', 'm.made_at as madeAt'])
    .select(['m.undone_at as undoneAt', 'm.delayed_to as delayedTo', 'm.before', 'u.name as memberName'])
    .where('m.order_id', 'in', orderIds)
    .orderBy('m.made_at')
    .orderBy('m.id')
    .execute();

/** The time of the database if a restaurant is one of these; null if it is not. */
export async function watchStart(
  em: EntityManager,
  restaurantId: string,
  restaurants: RestaurantIds,
): Promise<Date | null> {
  const { now, may } = await em
    .getKysely<OrderTables>()
    .selectNoFrom((eb) => [
      sql<Date>`now()`.as('now'),
      eb(eb.val(restaurantId), 'in', restaurants).$castTo<boolean>().as('may'),
    ])
    .executeTakeFirstOrThrow();
  return may ? now : null;
}

/** The time by which changes of orders are dated. */
export async function databaseTime(em: EntityManager): Promise<Date> {
  const { now } = await em
    .getKysely<OrderTables>()
    .selectNoFrom(sql<Date>`now()`.as('now'))
    .executeTakeFirstOrThrow();
  return now;
}
