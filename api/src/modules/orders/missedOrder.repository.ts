import { MINUTE_MS } from '@forkfront/common/durations.ts';
import { ORDERING_LIMITS } from '@forkfront/common/limits.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { announcement } from '../../gateways/events/events.gateway.ts';
import { addJobsSql } from '../../gateways/jobs/jobs.gateway.ts';
import { tablesFor } from '../../lib/preparedStatement.ts';
import { hasDevices } from '../devices/pushDevice.repository.ts';
import {
  reservationsGivenBack,
  stockGivenBack,
  stockToGiveBack,
} from '../groceries/stockReservation.repository.ts';
import { countedLess, queueShowing, usesGivenBack } from '../promotions/promotionUse.repository.ts';
import type { OrderTables } from './order.entity.ts';
import type { OrderMoveTables } from './orderMove.entity.ts';
import type { OrderOutboxTables } from './orderOutbox.entity.ts';
import { queueCounts } from './orderReport.repository.ts';
import { lessOf, slotOf } from './orderSlot.repository.ts';
import { OLD_ANSWER_MS } from '@forkfront/common/orderState.ts';

/** How long after `answerFrom` a restaurant is reminded. */
const REMIND_AFTER_MS = 2 * MINUTE_MS;
/** Older orders expire without mails: after a long outage the news would confuse. */
const MAIL_WITHIN_MS = 24 * 60 * MINUTE_MS;

const tablesOf = (em: SqlEntityManager) => em.getKysely<OrderTables & OrderMoveTables & OrderOutboxTables>();
const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** The outbox still has the order: the kitchen was not told of it. */
const WAITING_FOR_A_WORKER = tablesFor<OrderOutboxTables>()
  .selectFrom('order_outbox as waiting')
  .select('waiting.order_id')
  .where('waiting.order_id', '=', sql<string>`${sql.ref('orders.id')}`);

/** Queues the jobs `name` of a CTE `from (payloads)`. */
const queued = (name: 'mailOrder' | 'pushOrder', from: 'mail' | 'push') =>
  sql.raw(
    `(select count(*) from ${addJobsSql(
      `'${name}'`,
      `(select payloads from ${from})`,
      `concat_ws(':', '${name}', payload ->> 'orderId', payload ->> 'kind')`,
    )})`,
  );

/**
 * Expires orders whose time to answer is over, gives their slots, promotions and stock back, queues mails to both sides and the
 * notification for those that are no tests and not older than a day, announces them, and queues the count of their days: one
 * statement. Returns how many expired, at most `limit`. It skips orders that
 * are being answered: the first of answer and expiry wins, and orders of which the kitchen was not told yet.
 */
export async function expireOrders(em: SqlEntityManager, now: Date, limit: number): Promise<number> {
  const { expired } = await tablesOf(em)
    .with('due', (db) =>
      db
        .selectFrom('orders')
        .select('id')
        .where('state', '=', sql.lit('PLACED' as const))
        .where((eb) =>
          eb.or([
            eb('expires_at', '<=', now),
            eb.and([eb('expires_at', 'is', null), eb('placed_at', '<=', before(now, OLD_ANSWER_MS))]),
          ]),
        )
        .where((eb) => eb.not(eb.exists(WAITING_FOR_A_WORKER)))
        .orderBy('expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .with('expired', (db) =>
      db
        .updateTable('orders as o')
        .from('due')
        .set({ state: 'EXPIRED', changed_at: sql<Date>`now()` })
        .whereRef('o.id', '=', 'due.id')
        .returning([
          'o.id',
          'o.restaurant_id',
          'o.is_test',
          'o.placed_at',
          'o.expires_at',
          'o.due_at',
          'o.slot_items',
        ]),
    )
    .with('history', (db) =>
      db
        .insertInto('order_moves')
        .columns(['id', 'order_id', 'to_state', 'made_by', 'made_at'])
        .expression((eb) =>
          eb
            .selectFrom('expired')
            .select([
              sql<string>`gen_random_uuid()`.as('move'),
              'id',
              sql.lit('EXPIRED' as const).as('state'),
            ])
            .select([sql.lit('CLOCK' as const).as('mover'), sql<Date>`${now}::timestamptz`.as('at')]),
        ),
    )
    .with('given_back', (db) =>
      db
        .updateTable('order_slots as s')
        .from((eb) =>
          eb
            .selectFrom('expired')
            .select(['restaurant_id', slotOf('due_at').as('starts_at')])
            .select([sql<number>`count(*)::int`.as('orders'), sql<number>`sum(slot_items)::int`.as('items')])
            .where('slot_items', 'is not', null)
            .groupBy(['restaurant_id', sql`2`])
            .as('g'),
        )
        .set(lessOf('g'))
        .whereRef('s.restaurant_id', '=', 'g.restaurant_id')
        .whereRef('s.starts_at', '=', 'g.starts_at'),
    )
    .with('given_uses', () => usesGivenBack(em, sql`expired`))
    .with('counted_less', () => countedLess(em, 'given_uses'))
    .with('given_stock', () => reservationsGivenBack(em, sql`expired`))
    .with('stock_to_give', () => stockToGiveBack(em, 'given_stock'))
    .with('stock_given', () => stockGivenBack(em, 'stock_to_give'))
    .with('mail', (db) =>
      db
        .selectFrom('expired as e')
        .innerJoin(
          sql<{ kind: string }>`(values ('expired-diner'), ('expired-owner'))`.as<'k'>(sql`k (kind)`),
          (join) => join.onTrue(),
        )
        .select(payloadsOf('e.id', sql.ref('k.kind')))
        .where('e.is_test', '=', false)
        .where(sql`coalesce(e.expires_at, e.placed_at)`, '>', before(now, MAIL_WITHIN_MS)),
    )
    .with('push', (db) =>
      db
        .selectFrom('expired as e')
        .select(payloadsOf('e.id', sql.lit('expired')))
        .where('e.is_test', '=', false)
        .where(sql`coalesce(e.expires_at, e.placed_at)`, '>', before(now, MAIL_WITHIN_MS))
        .where(hasDevices(sql.ref('e.restaurant_id'))),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom('expired')
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('expired'),
      eb
        .selectFrom('expired')
        .select(sql`count(${announcement('orderChanged', 'id')})`.as('count'))
        .as('announced'),
      eb
        .selectFrom(eb.selectFrom('expired').select('restaurant_id').distinct().as('r'))
        .select(sql`count(${announcement('ordersOfRestaurant', 'restaurant_id')})`.as('count'))
        .as('told'),
      queued('mailOrder', 'mail').as('mails'),
      queued('pushOrder', 'push').as('notifications'),
      queueCounts(em, sql`expired`).as('counts'),
      queueShowing('counted_less').as('shown'),
    ])
    .executeTakeFirstOrThrow();
  return expired;
}

/**
 * Queues a second mail, and a notification, to the restaurants of orders that wait for an answer for two minutes or longer: one for each order, and
 * none for tests. One statement. Returns how many were queued, at most `limit`.
 */
export async function remindOwners(em: SqlEntityManager, now: Date, limit: number): Promise<number> {
  // An order that waits for two minutes now has at most so long left; so the index on `expires_at` finds it.
  const longest = new Date(now.getTime() + ORDERING_LIMITS.answerMinutes.max * MINUTE_MS);
  const { reminded } = await tablesOf(em)
    .with('due', (db) =>
      db
        .selectFrom('orders')
        .select('id')
        .where('state', '=', sql.lit('PLACED' as const))
        .where('expires_at', '>', now)
        .where('expires_at', '<=', longest)
        .where('answer_from', '<=', before(now, REMIND_AFTER_MS))
        .where('reminded_at', 'is', null)
        .where('is_test', '=', false)
        .where((eb) => eb.not(eb.exists(WAITING_FOR_A_WORKER)))
        .orderBy('expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .with('reminded', (db) =>
      db
        .updateTable('orders as o')
        .from('due')
        .set({ reminded_at: now })
        .whereRef('o.id', '=', 'due.id')
        .returning(['o.id', 'o.restaurant_id']),
    )
    .with('mail', (db) =>
      db.selectFrom('reminded as e').select(payloadsOf('e.id', sql.lit('reminder-owner'))),
    )
    .with('push', (db) =>
      db
        .selectFrom('reminded as e')
        .select(payloadsOf('e.id', sql.lit('waiting')))
        .where(hasDevices(sql.ref('e.restaurant_id'))),
    )
    .selectNoFrom((eb) => [
      eb
        .selectFrom('reminded')
        .select(sql<number>`count(*)::int`.as('count'))
        .$asScalar()
        .$notNull()
        .as('reminded'),
      queued('mailOrder', 'mail').as('mails'),
      queued('pushOrder', 'push').as('notifications'),
    ])
    .executeTakeFirstOrThrow();
  return reminded;
}

/**
 * Begins the time to answer an order now, once, if it began when the order was placed, more than so many ms ago, and nobody has
 * answered. Returns whether it did.
 */
export async function beginAnswerTime(
  em: SqlEntityManager,
  orderId: string,
  now: Date,
  lateMs: number,
): Promise<boolean> {
  const begun = await tablesOf(em)
    .with('begun', (db) =>
      db
        .updateTable('orders as o')
        .set({
          answer_from: now,
          expires_at: sql<Date>`o.expires_at + (${now}::timestamptz - o.answer_from)`,
          changed_at: sql<Date>`now()`,
        })
        .where('o.id', '=', orderId)
        .where('o.state', '=', 'PLACED')
        .where('o.expires_at', 'is not', null)
        .where('o.answer_from', '<', before(now, lateMs))
        // Once: a mail server that refuses mails for hours does not keep the order open.
        .where('o.answer_from', '<', sql<Date>`o.placed_at + ${lateMs} * interval '1 millisecond'`)
        .returning(['o.id', 'o.restaurant_id']),
    )
    .selectFrom('begun')
    .select([announcement('orderChanged', 'id').as('announced')])
    .select([announcement('ordersOfRestaurant', 'restaurant_id').as('told')])
    .execute();
  return begun.length > 0;
}

const payloadsOf = (id: string, kind: ReturnType<typeof sql>) =>
  sql`coalesce(json_agg(json_build_object('orderId', ${sql.ref(id)}, 'kind', ${kind})), '[]')`.as('payloads');

/** Queues, once for an order of a demo restaurant, that it is ready in so many seconds. */
export async function queueDemoReady(em: SqlEntityManager, orderId: string, seconds: number): Promise<void> {
  const payload = JSON.stringify({ orderId, to: 'READY' });
  await tablesOf(em)
    .selectNoFrom(
      sql`graphile_worker.add_job('moveDemoOrder', ${payload}::json, run_at => now() + ${seconds} * interval '1 second',
        job_key => ${`moveDemoOrder:${orderId}:READY`}, job_key_mode => 'unsafe_dedupe')`.as('job'),
    )
    .execute();
}
