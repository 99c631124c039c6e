import { type Pool, DatabaseError } from 'pg';
import { tablesFor } from '../../lib/preparedStatement.ts';
import { newId } from '../../lib/ids.ts';
import { dayAfter, dayIn, instantIn } from '@forkfront/common/zonedTime.ts';
import { dinerDigests } from '../promotions/promotionUse.repository.ts';
import type { RestaurantTables } from '../restaurants/restaurant.entity.ts';
import { ORDER_LIMIT } from '../sites/orderLimit.repository.ts';
import type { SlotCapacity } from '@forkfront/common/ordering.ts';
import { BEFORE_FIRST_NUMBER, IF_MISSING, type IfMissing } from './order.entity.ts';
import type { OrderView } from './order.repository.ts';
import type { CheckedOrder } from './order.rules.ts';
import { FINAL_STATES, LONGEST_LIFE_DAYS } from '@forkfront/common/orderState.ts';
import type { PricedOrder } from './orderTotal.rules.ts';
import type { OrderTimes } from './orderTimes.rules.ts';
import { SUPPLIED_AT } from './sales.repository.ts';
import type { Placing } from './placing.repository.ts';

const tables = tablesFor<RestaurantTables>();

/** An order, checked and priced with the result of `readPlacing`. */
export interface NewOrder {
  placing: Placing;
  /** The version of the published site that was priced. */
  siteVersion: number;
  order: CheckedOrder;
  price: PricedOrder;
  times: OrderTimes;
  /** The limits of the slot. */
  capacity: SlotCapacity;
  placedAt: Date;
  /** The calendar day in the restaurant's time zone, as `2026-11-20`. */
  day: string;
}

type Inserted = Pick<OrderView, 'id' | 'number'>;

/** Number of earlier orders in the month of this one. */
const MONTH_COUNT_BEFORE = `case
      when date_trunc('month', excluded.day::timestamp) > date_trunc('month', order_counters.day::timestamp) then 0
      else order_counters.month_count
    end`;

/**
 * The number of an order: the next one of the day that no other order has which is open, or handed over on the same day ($32 to
 * $33), so that nobody mistakes one for the other. Orders wait for each other at the counter; the last number of the day before
 * may belong to an order that this one cannot see yet. A value, not `not exists`: PostgreSQL would join all candidates with all
 * orders of the restaurant.
 */
const NEXT_NUMBER = `(
      select n from (
        select generate_series(first, first + 100000) as n
        from (select case when excluded.day > order_counters.day then excluded.last else order_counters.last + 1 end as first) f
      ) candidates
      where n <> order_counters.last and (
        select true from orders o where o.restaurant_id = order_counters.restaurant_id and o.number = n
          and o.placed_at > $15::timestamptz - interval '${LONGEST_LIFE_DAYS} days'
          and (o.state not in (${FINAL_STATES.map((state) => `'${state}'`).join(', ')})
            or (${SUPPLIED_AT} >= $32 and ${SUPPLIED_AT} < $33))
        limit 1
      ) is null limit 1
    )`;

/** Whether the slot has a place; an order that is larger than the capacity gets an empty slot. */
const HAS_ROOM = `(order_slots.orders = 0 and order_slots.items = 0) or (
        ($28::int is null or order_slots.orders < $28) and ($29::int is null or order_slots.items + excluded.items <= $29))`;
/** The limit of restaurant `r` as it is now. */
const LIMIT_NOW = tables.selectNoFrom(ORDER_LIMIT.as('limit')).compile().sql;
/** Violates a CHECK, which undoes the whole statement. */
const FULL = -1;

/**
 * Which use of a promotion by this diner it is; null without a limit, and FULL when the diner has no use left. Of two orders at
 * the same time, one has to look again.
 */
const useOf = (column: 'mailbox' | 'phone', digest: string) => `(
      select case when p.diner_limit is null then null
        when count(*) filter (where not u.is_given_back) >= p.diner_limit then ${FULL}
        else coalesce(max(u.${column}_use), 0) + 1 end
      from promotion_uses u where u.promotion_id = p.id and u.${column} = ${digest}::text)`;

/** Parts of the statement for an order with a promotion: it takes a use, or nothing is written when none is left. */
const USE_PROMOTION = `, promotion as (
    update promotions p set uses = case when p.uses < p.use_limit is not false then p.uses + 1 else ${FULL} end
    from counter where p.id = $36 and p.restaurant_id = counter.restaurant_id and not $6
    returning p.id, p.restaurant_id, p.diner_limit
  ), promotion_use as (
    insert into promotion_uses (
      order_id, restaurant_id, promotion_id, used_at, saving, value, mailbox, phone, mailbox_use, phone_use
    )
    select $7, p.restaurant_id, p.id, $19, $35, $12, $37::text, $38::text, ${useOf('mailbox', '$37')}, ${useOf('phone', '$38')}
    from promotion p
  )`;

/**
 * Parts of the statement for an order of a grocery shop: it takes its pieces from the stock that is counted, or nothing is written
 * when one has too few. The stock is locked in the order of the products, as all changes do. A test takes nothing.
 */
const TAKE_STOCK = `, wanted as (
    select line."productId" as product_id, sum(line.quantity)::int as pieces
    from json_to_recordset($24) as line ("productId" uuid, quantity int) group by 1
  ), stock_to_take as (
    select s.product_id, s.restaurant_id, w.pieces
    from counter, stock_items s join wanted w on w.product_id = s.product_id
    where s.restaurant_id = counter.restaurant_id and s.stock is not null and not $6
    order by s.product_id for no key update of s
  ), stock_taken as (
    update stock_items s set
      stock = case when s.stock >= t.pieces then s.stock - t.pieces else ${FULL} end, version = s.version + 1, changed_at = $15
    from stock_to_take t where s.product_id = t.product_id
  ), reservations as (
    insert into stock_reservations (order_id, product_id, restaurant_id, quantity, taken)
    select $7, product_id, restaurant_id, pieces, pieces from stock_to_take
  )`;

/**
 * Writes an order in one statement, which is the whole transaction: number, lines, counts of the month and of the trial,
 * a place in its slot and a row of the outbox, or nothing. `unchanged` finds no row when the site has another version than the
 * one that was priced, was closed, or has another plan or limit than `placing` says; it waits while the owner's account is
 * removed (orderAccountPart). In test mode ($30) the restaurant may be inactive or full.
 * `counter` serialises the orders of a restaurant and allows none above the month's limit ($16). A test ($6) has a number, and
 * counts for no month and no trial. A clock that is behind does not set the day back, so numbers stay unique within a day
 * (`NEXT_NUMBER`). SQL text with a prepared plan, because `npm run bench` measures it.
 */
const insertSql = (hasPromotion: boolean, isShop: boolean) => `
  with unchanged as (
    select r.id from restaurants r join published_sites s on s.restaurant_id = r.id
    where r.id = $1 and r.suspended_at is null and r.status = $2 and r.package = $3 and s.version = $4
      and ($30 or (r.is_active and (${LIMIT_NOW}) is not distinct from $16))
    for key share of r
  ), counter as (
    insert into order_counters (restaurant_id, day, last, month_count, trial_count)
    select id, $5, ${BEFORE_FIRST_NUMBER} + 1, case when $6 then 0 else 1 end, case when $2 = 'trialing' and not $6 then 1 else 0 end
    from unchanged where $16::int is null or $16 > 0
    on conflict (restaurant_id) do update set
      last = ${NEXT_NUMBER},
      day = greatest(excluded.day, order_counters.day),
      month_count = ${MONTH_COUNT_BEFORE} + excluded.month_count,
      trial_count = order_counters.trial_count + excluded.trial_count
    where (${MONTH_COUNT_BEFORE} < $16) is not false
    returning restaurant_id, last, day, month_count
  ), placed as (
    insert into orders (
      id, restaurant_id, number, state, is_test, customer_name, customer_phone, customer_email, note, total,
      idempotency_key, body_hash, placed_at, fulfilment, scheduled_for, due_at, answer_from, expires_at, delivery_address,
      delivery_fee, if_missing, slot_items${hasPromotion ? ', promotion, discount' : ''}
    )
    select $7, restaurant_id, last, 'PLACED', $6, $8, $9, $10, $11, $12, $13, $14, $15, $17, $18, $19, $20, $21, $22, $23, $31,
      case when $6 then null else $27::int end${hasPromotion ? ', $34::jsonb, $35' : ''}
    from counter
    returning id, number
  ), slot as (
    insert into order_slots (restaurant_id, starts_at, orders, items) select restaurant_id, $26, 1, $27 from counter where not $6
    on conflict (restaurant_id, starts_at) do update set
      orders = case when ${HAS_ROOM} then order_slots.orders + 1 else ${FULL} end,
      items = order_slots.items + excluded.items
  ), lines as (
    insert into order_lines (
      id, order_id, position, product_id, name, quantity, unit_price, size_id, size_name, options, allergens, vat_class,
      is_alcohol, note, discount
    )
    select line.id, placed.id, line.position, line."productId", line.name, line.quantity, line."unitPrice", line."sizeId",
      line."sizeName", line.options, line.allergens, line."vatClass", line."isAlcohol", line.note, line.discount
    from placed, json_to_recordset($24) as line (
      id uuid, position int, "productId" uuid, name text, quantity int, "unitPrice" int, "sizeId" uuid, "sizeName" text,
      options jsonb, allergens text, "vatClass" text, "isAlcohol" boolean, note text, discount int
    )
  ), outbox as (
    insert into order_outbox (order_id, restaurant_id, is_demo, day, month_count, order_limit)
    select $7, restaurant_id, $25, day, month_count, $16 from counter where not $6
  )${hasPromotion ? USE_PROMOTION : ''}${isShop ? TAKE_STOCK : ''}
  select id, number from placed`;

const INSERT = { name: 'order_insert', text: insertSql(false, false) };
const INSERT_WITH_PROMOTION = { name: 'order_insert_promotion', text: insertSql(true, false) };
const INSERT_OF_SHOP = { name: 'order_insert_shop', text: insertSql(false, true) };
const INSERT_OF_SHOP_WITH_PROMOTION = { name: 'order_insert_shop_promotion', text: insertSql(true, true) };

/**
 * Writes an order; it is on disk when this resolves. null, and nothing written, when the site has changed since it was
 * read, the key is used, or the month, the slot, the promotion or the stock has no room: see `readStanding`, and read the site again. A test order queues nothing.
 */
export async function insertOrder(
  pool: Pool,
  { placing, siteVersion, order, price, times, capacity, placedAt, day }: NewOrder,
): Promise<Inserted | null> {
  const lines = price.lines.map((line, position) => ({ ...line, id: newId(), position }));
  const values = [
    placing.restaurantId,
    placing.status,
    placing.package,
    siteVersion,
    day,
    placing.isTest,
    newId(),
    order.name,
    order.phone,
    order.email,
    order.note,
    price.total,
    order.idempotencyKey,
    order.bodyHash,
    placedAt,
    placing.orderLimit,
    order.fulfilment,
    order.scheduledFor,
    times.dueAt,
    times.answerFrom,
    times.expiresAt,
    order.deliveryAddress && JSON.stringify(order.deliveryAddress),
    price.deliveryFee,
    JSON.stringify(lines),
    placing.isDemo,
    times.slot,
    times.items,
    capacity.orders,
    capacity.items,
    order.testerId !== null,
    ifMissingOf(placing, order),
    ...spanOfDay(placing.restaurant.timeZone, times.dueAt),
  ];
  const { promotion } = price;
  const digests = dinerDigests(placing.restaurantId, order);
  const ofPromotion = promotion && [
    JSON.stringify(promotion),
    price.discount,
    promotion.id,
    digests.mailbox,
    digests.phone,
  ];
  try {
    const { rows } = await pool.query<Inserted>(
      ofPromotion
        ? {
            ...(placing.isShop ? INSERT_OF_SHOP_WITH_PROMOTION : INSERT_WITH_PROMOTION),
            values: [...values, ...ofPromotion],
          }
        : { ...(placing.isShop ? INSERT_OF_SHOP : INSERT), values },
    );
    return rows[0] ?? null;
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

/** When the day of a time begins in a time zone, and when the next one does. */
function spanOfDay(timeZone: string, at: Date): [Date, Date] {
  const day = dayIn(timeZone, at);
  return [instantIn(timeZone, day, '00:00'), instantIn(timeZone, dayAfter(day), '00:00')];
}

/** What to do when a product is missing; null for the order of a restaurant. */
export const ifMissingOf = (
  { isShop }: Pick<Placing, 'isShop'>,
  { ifMissing }: Pick<CheckedOrder, 'ifMissing'>,
): IfMissing | null => (isShop ? (ifMissing ?? IF_MISSING[0]) : null);

/** The key, the last place of the slot, the last use of the promotion, or the last piece of a product. */
const TAKEN = [
  'orders_restaurant_id_idempotency_key_unique',
  'order_slots_orders_check',
  'promotions_uses_check',
  'promotion_uses_mailbox_unique',
  'promotion_uses_mailbox_use_check',
  'promotion_uses_phone_use_check',
  'promotion_uses_phone_unique',
  'stock_items_stock_check',
];

const isTaken = (error: unknown): boolean =>
  error instanceof DatabaseError && TAKEN.includes(error.constraint ?? '');
