import { domainToUnicode } from 'node:url';
import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type ExpressionBuilder, sql, type UpdateQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { announcement } from '../../gateways/events/events.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import { forgetUsers } from '../promotions/promotionUse.repository.ts';
import { idsOfOwner, restaurantsForOrders, sitesOfOwner } from '../restaurants/restaurant.repository.ts';
import { mailboxIn } from './dinerMailbox.repository.ts';
import { BEFORE_FIRST_NUMBER, type DeliveryAddress, type OrderTables } from './order.entity.ts';
import { REMOVED_ADDRESS, REMOVED_NAME, withoutDiner } from './dinerData.rules.ts';
import { isDinerDataOver } from './order.repository.ts';
import { QUEUE_FORGETTING } from './orderReport.repository.ts';
import { FINAL_STATES } from '@forkfront/common/orderState.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<OrderTables>();

/** Removes all orders of these sites, with the counters of their numbers. */
export async function removeOrdersOf(em: SqlEntityManager, restaurantIds: readonly string[]): Promise<void> {
  const tables = tablesOf(em);
  await tables.deleteFrom('orders').where('restaurant_id', 'in', restaurantIds).execute();
  await tables.deleteFrom('order_counters').where('restaurant_id', 'in', restaurantIds).execute();
}

const today = (now: Date) => sql<string>`(${now}::timestamptz at time zone ${sql.ref('r.time_zone')})::date`;

/** Starts a new month for those of these sites whose counter is in an earlier month of their time zone. */
export async function startCounterMonths(
  em: SqlEntityManager,
  restaurantIds: readonly string[],
  now: Date,
): Promise<void> {
  await tablesOf(em)
    .updateTable('order_counters as c')
    .from((eb) =>
      eb
        .selectFrom('order_counters as s')
        .innerJoin(restaurantsForOrders(em), 'r.id', 's.restaurant_id')
        .select(['s.restaurant_id', today(now).as('today')])
        .where('s.restaurant_id', 'in', restaurantIds)
        .where(
          sql`date_trunc('month', ${sql.ref('s.day')}::timestamp)`,
          '<',
          sql`date_trunc('month', ${today(now)}::timestamp)`,
        )
        // An order that is being placed has locked the others, and starts their month.
        .forUpdate('s')
        .skipLocked()
        .as('stale'),
    )
    .set((eb) => ({ day: eb.ref('stale.today'), last: BEFORE_FIRST_NUMBER, month_count: 0 }))
    .whereRef('c.restaurant_id', '=', 'stale.restaurant_id')
    .execute();
}

/**
 * Corrects counters whose day is more than two days ahead, because a clock was wrong. Number and count continue from the
 * orders of today and of this month. Returns the ids of the sites, at most `limit`.
 */
export async function mendCounters(em: SqlEntityManager, now: Date, limit: number): Promise<string[]> {
  const takenSince = (start: string) => sql`from orders o
    where o.restaurant_id = ${sql.ref('c.restaurant_id')} and o.placed_at <= ${now}::timestamptz
      and o.placed_at >= ${sql.raw(start)} at time zone ${sql.ref('wrong.time_zone')}`;
  const mended = await tablesOf(em)
    .updateTable('order_counters as c')
    .from((eb) =>
      eb
        .selectFrom('order_counters as s')
        .innerJoin(restaurantsForOrders(em), 'r.id', 's.restaurant_id')
        .select(['s.restaurant_id', 'r.time_zone', today(now).as('today')])
        .where('s.day', '>', sql<string>`(${now}::timestamptz at time zone 'UTC')::date + 2`)
        .orderBy('s.day')
        .limit(limit)
        .forUpdate('s')
        .skipLocked()
        .as('wrong'),
    )
    .set((eb) => ({
      day: eb.ref('wrong.today'),
      last: sql<number>`greatest(${sql.ref('c.last')}, (select max(o.number) ${takenSince('wrong.today::timestamp')}))`,
      month_count: sql<number>`(
        select count(*) ${takenSince("date_trunc('month', wrong.today::timestamp)")} and not o.is_test
      )`,
    }))
    .whereRef('c.restaurant_id', '=', 'wrong.restaurant_id')
    .returning('c.restaurant_id as id')
    .execute();
  return mended.map(({ id }) => id);
}

/** The orders of a person's sites with the diners' data, as long as it is kept; oldest first. */
const ordersOf = async (em: SqlEntityManager, ownerId: string) => {
  const rows = await tablesOf(em)
    .selectFrom('orders as o')
    .innerJoin(sitesOfOwner(em, ownerId), 'r.id', 'o.restaurant_id')
    .select(['r.slug as site', 'o.number', 'o.state', 'o.is_test as isTest', 'o.placed_at as placedAt'])
    .select([
      'o.ready_at as readyAt',
      'o.rejection_reason as rejectionReason',
      'o.cancelled_by as cancelledBy',
    ])
    .select(['o.fulfilment', 'o.due_at as dueAt', 'o.delivery_address as deliveryAddress'])
    .select(['o.delivery_fee as deliveryFee', 'o.discount', 'o.promotion'])
    .select(['o.if_missing as ifMissing', isDinerDataOver(sql`now()`).as('isOver')])
    .select(['o.customer_name as customerName', 'o.customer_phone as customerPhone'])
    .select(['o.customer_email as customerEmail', 'o.note', 'o.total'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_lines as l')
          .select(['l.name', 'l.quantity', 'l.unit_price as unitPrice', 'l.size_name as sizeName'])
          .select(['l.discount', 'l.options', 'l.note', 'l.allergens'])
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.position'),
      ).as('lines'),
    )
    .orderBy('o.placed_at')
    .orderBy('o.id')
    .execute();
  return rows.map(({ isOver, ...order }) => (isOver ? withoutDiner(order) : order));
};

type OrderColumns = ExpressionBuilder<OrderTables, 'orders'>;

/** An order without the data of its diner. Products and totals stay, and a delivery keeps an address without its text. */
const removedDiner = (eb: OrderColumns) => ({
  customer_name: REMOVED_NAME,
  customer_phone: '',
  customer_email: '',
  note: '',
  rejection_reason: null,
  body_hash: '',
  changed_at: sql<Date>`now()`,
  delivery_address: eb
    .case()
    .when('fulfilment', '=', sql.lit('DELIVERY' as const))
    .then(sql<DeliveryAddress>`${JSON.stringify(REMOVED_ADDRESS)}::jsonb`)
    .end(),
});

/** Announces the orders that `emptied` has changed, and removes notes, users of promotions and report entries of their diners. */
const announced = (
  em: SqlEntityManager,
  emptied: UpdateQueryBuilder<OrderTables, 'orders', 'orders', { id: string; restaurant_id: string }>,
) =>
  tablesOf(em)
    .with('emptied', () => emptied)
    .with('notes', (db) =>
      db
        .updateTable('order_lines')
        .set({ note: '' })
        .where('note', '<>', '')
        .where('order_id', 'in', (eb) => eb.selectFrom('emptied').select('id')),
    )
    .with('users', () => forgetUsers(em, sql`emptied`))
    .selectFrom('emptied')
    .select(announcement('orderChanged', 'id').as('announced'))
    .select(QUEUE_FORGETTING.as('queued'))
    .execute();

/**
 * Locks a person's sites, so that orders that are being placed wait. Then removes the diners' data from the orders,
 * cancels orders without an answer, and announces all changed orders.
 */
async function removeDinersOf(em: SqlEntityManager, ownerId: string): Promise<void> {
  const sites = idsOfOwner(em, ownerId);
  await sites.orderBy('id').forUpdate().execute();
  const emptied = tablesOf(em)
    .updateTable('orders')
    .set(removedDiner)
    .set((eb) => ({
      cancelled_by: eb
        .case()
        .when('state', '=', sql.lit('PLACED' as const))
        .then(sql.lit('RESTAURANT' as const))
        .else(eb.ref('cancelled_by'))
        .end(),
      state: eb
        .case()
        .when('state', '=', 'PLACED')
        .then(sql.lit('CANCELLED' as const))
        .else(eb.ref('state'))
        .end(),
    }))
    .where('restaurant_id', 'in', sites)
    .returning(['id', 'restaurant_id']);
  await announced(em, emptied);
}

/** An address with its domain as people write it: `müller.example` for `xn--mller-kva.example`. */
function inUnicode(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + domainToUnicode(email.slice(at));
}

/**
 * Removes the data of the diner with an email address (normalised) from the finished orders of a restaurant. Returns how many
 * orders were changed, and how many are not finished and keep the data.
 */
export async function removeDiner(
  em: SqlEntityManager,
  restaurantId: string,
  email: string,
): Promise<{ removed: number; open: number }> {
  // Older orders have the address as it was typed.
  const spellings = [...new Set([email, inUnicode(email)])];
  const ofDiner = (eb: OrderColumns) =>
    eb.and([
      eb('restaurant_id', '=', restaurantId),
      // The index has the mailbox, which other addresses may share.
      eb.or(
        spellings.map((spelling) =>
          eb(mailboxIn(eb.ref('customer_email')), '=', mailboxIn(eb.val(spelling))),
        ),
      ),
      eb(sql`lower(customer_email)`, 'in', spellings),
    ]);
  const { open } = await tablesOf(em)
    .selectFrom('orders')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('open'))
    .where(ofDiner)
    .where('state', 'not in', FINAL_STATES)
    .executeTakeFirstOrThrow();
  const emptied = tablesOf(em)
    .updateTable('orders')
    .set(removedDiner)
    .where(ofDiner)
    .where('state', 'in', FINAL_STATES)
    .returning(['id', 'restaurant_id']);
  return { removed: (await announced(em, emptied)).length, open };
}

/**
 * Removes the diners' data from orders that are older than the months of their restaurant's settings, at most `limit` of them.
 * Returns how many orders were changed. The index of `placed_at` finds the old ones.
 */
export async function removeOldDiners(em: SqlEntityManager, now: Date, limit: number): Promise<number> {
  const old = tablesOf(em)
    .selectFrom('orders as o')
    .innerJoin(restaurantsForOrders(em), 'r.id', 'o.restaurant_id')
    .select('o.id')
    // No setting is shorter, so the index of all restaurants' orders can be used.
    .where(
      'o.placed_at',
      '<',
      sql<Date>`${now}::timestamptz - make_interval(months => ${sql.lit(ORDERING_LIMITS.dinerDataMonths.min)})`,
    )
    .where(isDinerDataOver(sql`${now}::timestamptz`))
    .where('o.customer_name', '<>', REMOVED_NAME)
    .limit(limit);
  const emptied = tablesOf(em)
    .updateTable('orders')
    .set(removedDiner)
    .where('id', 'in', old)
    .returning(['id', 'restaurant_id']);
  return (await announced(em, emptied)).length;
}

/**
 * The orders of a person's sites, with the diners' data: the owner is responsible for them. The removal keeps products and
 * totals. An order that is placed at the same time finds the site closed.
 */
export const orderAccountPart: AccountPart = { name: 'orders', export: ordersOf, remove: removeDinersOf };
