import { type Pool, DatabaseError } from 'pg';
import { prepareText, tablesFor } from '../../lib/preparedStatement.ts';
import { newId } from '../../lib/ids.ts';
import { dayIn, spanOfDay } from '@forkfront/common/zonedTime.ts';
import { dinerDigests } from '../promotions/promotionUse.repository.ts';
import type { RestaurantTables } from '../restaurants/restaurant.entity.ts';
import { ORDER_LIMIT } from '../sites/orderLimit.repository.ts';
import type { SlotCapacity } from '@forkfront/common/ordering.ts';
import { IF_MISSING, type IfMissing } from '@forkfront/common/ifMissing.ts';
import { BEFORE_FIRST_NUMBER, type OrderTables } from './order.entity.ts';
import type { OrderView } from './order.repository.ts';
import type { CheckedOrder } from './order.rules.ts';
import { FINAL_STATES, LONGEST_LIFE_DAYS } from '@forkfront/common/orderState.ts';
import type { BasketPrice } from '@forkfront/common/basketPrice.ts';
import type { OrderTimes } from './orderTimes.rules.ts';
import { SUPPLIED_AT } from './sales.repository.ts';
import type { RestaurantSnapshot } from './placeOrderReads.repository.ts';

const tables = tablesFor<RestaurantTables>();

/** An order, checked and priced with the result of `readRestaurant`. */
export interface NewOrder {
  snapshot: RestaurantSnapshot;
  /** The version of the published site that was priced. */
  siteVersion: number;
  order: CheckedOrder;
  price: BasketPrice;
  times: OrderTimes;
  /** The limits of the slot. */
  capacity: SlotCapacity;
  placedAt: Date;
  /** The calendar day in the restaurant's time zone, as `2026-11-20`. */
  day: string;
}

type Inserted = Pick<OrderView, 'id' | 'number'>;

/** The values of the statement that writes an order, as PostgreSQL gets them. */
interface InsertValues {
  restaurantId: string;
  status: RestaurantSnapshot['status'];
  package: RestaurantSnapshot['package'];
  siteVersion: number;
  isDemo: boolean;
  /** Orders of a month; null: no limit. */
  orderLimit: number | null;
  /** The restaurant may be inactive or full. */
  isTestMode: boolean;
  /** It counts for no month, no slot and no promotion, and takes no stock. */
  isTest: boolean;
  /** The calendar day of the order, as `2026-11-20`. */
  day: string;
  orderId: string;
  name: string;
  phone: string;
  email: string;
  note: string;
  ifMissing: IfMissing | null;
  idempotencyKey: string;
  bodyHash: string;
  fulfilment: CheckedOrder['fulfilment'];
  /** JSON; null for a collection. */
  deliveryAddress: string | null;
  placedAt: Date;
  scheduledFor: Date | null;
  dueAt: Date;
  answerFrom: Date;
  expiresAt: Date;
  /** When the day begins on which the diner expects the order, and when the next one does. */
  dueDayBegins: Date;
  dueDayEnds: Date;
  /** Start of the slot, what the order takes of it, and its limits; null: none. */
  slot: Date;
  items: number;
  slotOrders: number | null;
  slotItems: number | null;
  /** JSON: a list of `BasketPrice['lines']` with an id and a position each. */
  lines: string;
  /** Pence. */
  total: number;
  deliveryFee: number;
  discount: number;
  /** JSON; null without a promotion, as `promotionId`. */
  promotion: string | null;
  promotionId: string | null;
  /** How the uses of a promotion recognise the diner. */
  mailbox: string | null;
  phoneDigest: string | null;
}

type PlaceOf = (key: keyof InsertValues) => string;

/** Number of earlier orders in the month of this one. */
const MONTH_COUNT_BEFORE = `case
      when date_trunc('month', excluded.day::timestamp) > date_trunc('month', order_counters.day::timestamp) then 0
      else order_counters.month_count
    end`;

/**
 * The number of an order: the next one of the day that no other order has which is open, or handed over on the day on which this one
 * is expected, so that nobody mistakes one for the other. Orders wait for each other at the counter; the last number of the day before
 * may belong to an order that this one cannot see yet. A value, not `not exists`: PostgreSQL would join all candidates with all
 * orders of the restaurant. A sorted range, not `number = n`: of the indexes that begin with the restaurant only one has this order, so
 * PostgreSQL takes it also while it knows nothing of the table. Otherwise a connection that was opened on a new database would read all
 * orders of the restaurant for each order.
 */
const nextNumber = (place: PlaceOf) => `(
      select n from (
        select generate_series(first, first + 100000) as n
        from (select case when excluded.day > order_counters.day then excluded.last else order_counters.last + 1 end as first) f
      ) candidates
      where n <> order_counters.last and (
        select true from orders o where o.restaurant_id = order_counters.restaurant_id and o.number between n and n
          and o.placed_at > ${place('placedAt')}::timestamptz - interval '${LONGEST_LIFE_DAYS} days'
          and (o.state not in (${FINAL_STATES.map((state) => `'${state}'`).join(', ')})
            or (${SUPPLIED_AT} >= ${place('dueDayBegins')} and ${SUPPLIED_AT} < ${place('dueDayEnds')}))
        order by o.number, o.placed_at limit 1
      ) is null limit 1
    )`;

/** Whether the slot has a place; an order that is larger than the capacity gets an empty slot. */
const hasRoom = (place: PlaceOf) => `(order_slots.orders = 0 and order_slots.items = 0) or (
        (${place('slotOrders')}::int is null or order_slots.orders < ${place('slotOrders')})
        and (${place('slotItems')}::int is null or order_slots.items + excluded.items <= ${place('slotItems')}))`;

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
const usePromotion = (place: PlaceOf) => `, promotion as (
    update promotions p set uses = case when p.uses < p.use_limit is not false then p.uses + 1 else ${FULL} end
    from counter where p.id = ${place('promotionId')} and p.restaurant_id = counter.restaurant_id and not ${place('isTest')}
    returning p.id, p.restaurant_id, p.diner_limit
  ), promotion_use as (
    insert into promotion_uses (
      order_id, restaurant_id, promotion_id, used_at, saving, value, mailbox, phone, mailbox_use, phone_use
    )
    select ${place('orderId')}, p.restaurant_id, p.id, ${place('dueAt')}, ${place('discount')}, ${place('total')},
      ${place('mailbox')}::text, ${place('phoneDigest')}::text,
      ${useOf('mailbox', place('mailbox'))}, ${useOf('phone', place('phoneDigest'))}
    from promotion p
  )`;

/**
 * Parts of the statement for an order of a grocery shop: it takes its pieces from the stock that is counted, or nothing is written
 * when one has too few. The stock is locked in the order of the products, as all changes do. A test takes nothing.
 */
const takeStock = (place: PlaceOf) => `, wanted as (
    select line."productId" as product_id, sum(line.quantity)::int as pieces
    from json_to_recordset(${place('lines')}) as line ("productId" uuid, quantity int) group by 1
  ), stock_to_take as (
    select s.product_id, s.restaurant_id, w.pieces
    from counter, stock_items s join wanted w on w.product_id = s.product_id
    where s.restaurant_id = counter.restaurant_id and s.stock is not null and not ${place('isTest')}
    order by s.product_id for no key update of s
  ), stock_taken as (
    update stock_items s set
      stock = case when s.stock >= t.pieces then s.stock - t.pieces else ${FULL} end, version = s.version + 1,
      changed_at = ${place('placedAt')}
    from stock_to_take t where s.product_id = t.product_id
  ), reservations as (
    insert into stock_reservations (order_id, product_id, restaurant_id, quantity, taken)
    select ${place('orderId')}, product_id, restaurant_id, pieces, pieces from stock_to_take
  )`;

/** The columns of a row with the expression of each. */
type Row<Table extends keyof OrderTables> = Partial<Record<keyof OrderTables[Table], string>>;

/** An insert of a row that is selected `from` a part of the statement. */
const insertInto = <Table extends keyof OrderTables>(table: Table, row: Row<Table>, from: string): string =>
  `insert into ${table} (${Object.keys(row).join(', ')}) select ${Object.values(row).join(', ')} from ${from}`;

/** The row of an order; `counter` has given it its number. */
const orderRow = (place: PlaceOf): Row<'orders'> => ({
  id: place('orderId'),
  restaurant_id: 'restaurant_id',
  number: 'last',
  state: `'PLACED'`,
  is_test: place('isTest'),
  customer_name: place('name'),
  customer_phone: place('phone'),
  customer_email: place('email'),
  note: place('note'),
  if_missing: place('ifMissing'),
  idempotency_key: place('idempotencyKey'),
  body_hash: place('bodyHash'),
  placed_at: place('placedAt'),
  fulfilment: place('fulfilment'),
  delivery_address: place('deliveryAddress'),
  scheduled_for: place('scheduledFor'),
  due_at: place('dueAt'),
  answer_from: place('answerFrom'),
  expires_at: place('expiresAt'),
  slot_items: `case when ${place('isTest')} then null else ${place('items')}::int end`,
  total: place('total'),
  delivery_fee: place('deliveryFee'),
  discount: place('discount'),
  promotion: `${place('promotion')}::jsonb`,
});

/** The rows of its lines, from the JSON of `lines`. */
const LINE_ROW: Row<'order_lines'> = {
  id: 'line.id',
  order_id: 'placed.id',
  position: 'line.position',
  product_id: 'line."productId"',
  name: 'line.name',
  quantity: 'line.quantity',
  unit_price: 'line."unitPrice"',
  size_id: 'line."sizeId"',
  size_name: 'line."sizeName"',
  options: 'line.options',
  allergens: 'line.allergens',
  vat_class: 'line."vatClass"',
  is_alcohol: 'line."isAlcohol"',
  note: 'line.note',
  discount: 'line.discount',
};

/**
 * Writes an order in one statement, which is the whole transaction: number, lines, counts of the month and of the trial,
 * a place in its slot and a row of the outbox, or nothing. `unchanged` finds no row when the site has another version than the
 * one that was priced, was closed, or has another plan or limit than `snapshot` says; it waits while the owner's account is
 * removed (orderAccountPart). In test mode the restaurant may be inactive or full.
 * `counter` serialises the orders of a restaurant and allows none above the month's limit. A test has a number, and
 * counts for no month and no trial. A clock that is behind does not set the day back, so numbers stay unique within a day
 * (`nextNumber`). SQL text with a prepared plan, because `npm run bench` measures it (decision 112).
 */
const insertText = (place: PlaceOf, more: string) => `
  with unchanged as (
    select r.id from restaurants r join published_sites s on s.restaurant_id = r.id
    where r.id = ${place('restaurantId')} and r.suspended_at is null and r.status = ${place('status')}
      and r.package = ${place('package')} and s.version = ${place('siteVersion')}
      and (${place('isTestMode')} or (r.is_active and (${LIMIT_NOW}) is not distinct from ${place('orderLimit')}))
    for key share of r
  ), counter as (
    insert into order_counters (restaurant_id, day, last, month_count, trial_count)
    select id, ${place('day')}, ${BEFORE_FIRST_NUMBER} + 1, case when ${place('isTest')} then 0 else 1 end,
      case when ${place('status')} = 'trialing' and not ${place('isTest')} then 1 else 0 end
    from unchanged where ${place('orderLimit')}::int is null or ${place('orderLimit')} > 0
    on conflict (restaurant_id) do update set
      last = ${nextNumber(place)},
      day = greatest(excluded.day, order_counters.day),
      month_count = ${MONTH_COUNT_BEFORE} + excluded.month_count,
      trial_count = order_counters.trial_count + excluded.trial_count
    where (${MONTH_COUNT_BEFORE} < ${place('orderLimit')}) is not false
    returning restaurant_id, last, day, month_count
  ), placed as (
    ${insertInto('orders', orderRow(place), 'counter')}
    returning id, number
  ), slot as (
    insert into order_slots (restaurant_id, starts_at, orders, items)
    select restaurant_id, ${place('slot')}, 1, ${place('items')} from counter where not ${place('isTest')}
    on conflict (restaurant_id, starts_at) do update set
      orders = case when ${hasRoom(place)} then order_slots.orders + 1 else ${FULL} end,
      items = order_slots.items + excluded.items
  ), lines as (
    ${insertInto(
      'order_lines',
      LINE_ROW,
      `placed, json_to_recordset(${place('lines')}) as line (
      id uuid, position int, "productId" uuid, name text, quantity int, "unitPrice" int, "sizeId" uuid, "sizeName" text,
      options jsonb, allergens text, "vatClass" text, "isAlcohol" boolean, note text, discount int
    )`,
    )}
  ), outbox as (
    insert into order_outbox (order_id, restaurant_id, is_demo, day, month_count, order_limit)
    select ${place('orderId')}, restaurant_id, ${place('isDemo')}, day, month_count, ${place('orderLimit')}
    from counter where not ${place('isTest')}
  )${more}
  select id, number from placed`;

const insertOf = (name: string, more: (place: PlaceOf) => string) =>
  prepareText<InsertValues, Inserted>(name, (place) => insertText(place, more(place)));

const INSERTS = {
  restaurant: {
    plain: insertOf('order_insert', () => ''),
    withPromotion: insertOf('order_insert_promotion', usePromotion),
  },
  shop: {
    plain: insertOf('order_insert_shop', takeStock),
    withPromotion: insertOf('order_insert_shop_promotion', (place) => usePromotion(place) + takeStock(place)),
  },
};

/**
 * Writes an order; it is on disk when this resolves. null, and nothing written, when the site has changed since it was
 * read, the key is used, or the month, the slot, the promotion or the stock has no room: see `readConflict`, and read the site again. A test order queues nothing.
 */
export async function insertOrder(pool: Pool, newOrder: NewOrder): Promise<Inserted | null> {
  const { snapshot, price } = newOrder;
  const insert =
    INSERTS[snapshot.isShop ? 'shop' : 'restaurant'][price.promotion ? 'withPromotion' : 'plain'];
  try {
    const [inserted] = await insert(pool, valuesOf(newOrder));
    return inserted ?? null;
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}

function valuesOf({
  snapshot,
  siteVersion,
  order,
  price,
  times,
  capacity,
  placedAt,
  day,
}: NewOrder): InsertValues {
  const { restaurantId, status, isDemo, orderLimit, isTest, restaurant } = snapshot;
  const { name, phone, email, note, idempotencyKey, bodyHash, fulfilment, scheduledFor } = order;
  const { dueAt, answerFrom, expiresAt, slot, items } = times;
  const { total, deliveryFee, discount, promotion } = price;
  const [dueDayBegins, dueDayEnds] = spanOfDay(restaurant.timeZone, dayIn(restaurant.timeZone, dueAt));
  const digests = promotion && dinerDigests(restaurantId, order);
  return {
    restaurantId,
    status,
    package: snapshot.package,
    siteVersion,
    isDemo,
    orderLimit,
    isTestMode: order.testerId !== null,
    isTest,
    day,
    orderId: newId(),
    name,
    phone,
    email,
    note,
    ifMissing: ifMissingOf(snapshot, order),
    idempotencyKey,
    bodyHash,
    fulfilment,
    deliveryAddress: order.deliveryAddress && JSON.stringify(order.deliveryAddress),
    placedAt,
    scheduledFor,
    dueAt,
    answerFrom,
    expiresAt,
    dueDayBegins,
    dueDayEnds,
    slot,
    items,
    slotOrders: capacity.orders,
    slotItems: capacity.items,
    lines: JSON.stringify(price.lines.map((line, position) => ({ ...line, id: newId(), position }))),
    total,
    deliveryFee,
    discount,
    promotion: promotion && JSON.stringify(promotion),
    promotionId: promotion?.id ?? null,
    mailbox: digests?.mailbox ?? null,
    phoneDigest: digests?.phone ?? null,
  };
}

/** What to do when a product is missing; null for the order of a restaurant. */
export const ifMissingOf = (
  { isShop }: Pick<RestaurantSnapshot, 'isShop'>,
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
