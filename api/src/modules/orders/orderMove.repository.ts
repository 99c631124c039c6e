import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { newId } from '../../lib/ids.ts';
import { giveStockBack, takeStockAgain } from '../groceries/stockReservation.repository.ts';
import { givePromotionBack, takePromotionAgain } from '../promotions/promotionUse.repository.ts';
import type { RestaurantIds } from '../restaurants/member.repository.ts';
import type { OrderTables } from './order.entity.ts';
import type { BeforeMove, OrderMoveTables } from './orderMove.entity.ts';
import { queueCountOf } from './orderReport.repository.ts';
import { giveSlotBack, takeSlotAgain } from './orderSlot.repository.ts';
import { type OrderMover, type OrderState, UNDO_MS } from '@forkfront/common/orderState.ts';

const tablesOf = (em: EntityManager) => em.getKysely<OrderTables & OrderMoveTables>();

/** The states in which an order has no place in the kitchen. */
const ENDED_WITHOUT_FOOD: readonly OrderState[] = ['REJECTED', 'CANCELLED'];

/**
 * Locks an order until the transaction ends; a second move waits, and then sees the first. `restaurants`: only an order of these
 * restaurants. undefined for an unknown order.
 */
export function lockOrder(em: EntityManager, id: string, restaurants: RestaurantIds | null) {
  const order = tablesOf(em)
    .selectFrom('orders')
    .select(['id', 'restaurant_id as restaurantId', 'state', 'fulfilment', 'is_test as isTest'])
    .select(['placed_at as placedAt', 'expires_at as expiresAt', 'scheduled_for as scheduledFor'])
    .select('ready_at as readyAt')
    .where('id', '=', id)
    .forUpdate();
  return (restaurants ? order.where('restaurant_id', 'in', restaurants) : order).executeTakeFirst();
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** What a move stores besides the state. */
export interface MoveDetails {
  readyAt?: Date;
  rejectionReason?: string;
  /** Whether `readyAt` replaces a time that was promised before. */
  isDelay?: boolean;
}

interface Move extends MoveDetails {
  to: OrderState;
  by: OrderMover;
  /** The account that makes it; null for all others. */
  userId: string | null;
  now: Date;
}

/**
 * Writes a move of a locked order with its entry in the history. The place in the slot, the use of a promotion and the stock are given back
 * when there will be no food. Returns the id of the entry.
 */
export async function writeMove(em: EntityManager, order: LockedOrder, move: Move): Promise<string> {
  const { to, by, userId, now, readyAt, rejectionReason, isDelay = false } = move;
  const id = newId();
  const before: BeforeMove = { state: order.state, readyAt: order.readyAt?.toISOString() ?? null };
  await tablesOf(em)
    .updateTable('orders')
    .set({
      state: to,
      cancelled_by: to === 'CANCELLED' && by !== 'CLOCK' ? by : null,
      changed_at: sql<Date>`now()`,
      ...(readyAt && { ready_at: readyAt }),
      ...(rejectionReason !== undefined && { rejection_reason: rejectionReason }),
    })
    .where('id', '=', order.id)
    .execute();
  await tablesOf(em)
    .insertInto('order_moves')
    .values({
      id,
      order_id: order.id,
      to_state: to,
      made_by: by,
      user_id: userId,
      made_at: now,
      delayed_to: isDelay && readyAt ? readyAt : null,
      before: userId === null ? null : sql<BeforeMove>`${JSON.stringify(before)}::jsonb`,
    })
    .execute();
  if (ENDED_WITHOUT_FOOD.includes(to)) {
    await giveSlotBack(em, order.id);
    await givePromotionBack(em, order.id);
    await giveStockBack(em, order.id);
  }
  await queueCountOf(em, order.id);
  return id;
}

/** When a locked order was first promised, before its delays; null without a promise. */
export async function firstPromise(em: EntityManager, { id, readyAt }: LockedOrder): Promise<Date | null> {
  const first = await tablesOf(em)
    .selectFrom('order_moves')
    .select('before')
    .where('order_id', '=', id)
    .where('delayed_to', 'is not', null)
    .where('undone_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.before?.readyAt ? new Date(first.before.readyAt) : readyAt;
}

/**
 * The time that a delay set; null when it was undone, or another delay followed after the time to undo this one. Shortly after each
 * other, both are true until the second one can no longer be undone.
 */
export async function timeOfDelay(em: EntityManager, moveId: string): Promise<Date | null> {
  const delay = await tablesOf(em)
    .selectFrom('order_moves as m')
    .select('m.delayed_to as delayedTo')
    .where('m.id', '=', moveId)
    .where('m.undone_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_moves as later')
            .select('later.id')
            .whereRef('later.order_id', '=', 'm.order_id')
            .where('later.delayed_to', 'is not', null)
            .where('later.undone_at', 'is', null)
            .where(
              'later.made_at',
              '>',
              sql<Date>`${eb.ref('m.made_at')} + interval '${sql.lit(UNDO_MS)} ms'`,
            ),
        ),
      ),
    )
    .executeTakeFirst();
  return delay?.delayedTo ?? null;
}

/** The last move of an order that was not undone, which staff made since a time; undefined without one. */
export const lastMoveSince = (em: EntityManager, orderId: string, since: Date) =>
  tablesOf(em)
    .selectFrom('order_moves')
    .select(['id', 'to_state as toState', 'before'])
    .where('order_id', '=', orderId)
    .where('undone_at', 'is', null)
    .where('made_at', '>', since)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The last delay of an order that was not undone; undefined without one. */
export const lastDelay = (em: EntityManager, orderId: string) =>
  tablesOf(em)
    .selectFrom('order_moves')
    .select(['before', 'delayed_to as delayedTo', 'made_at as madeAt'])
    .where('order_id', '=', orderId)
    .where('delayed_to', 'is not', null)
    .where('undone_at', 'is', null)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Puts a locked order back to what it was before a move. An order that comes back to the kitchen takes its place, its promotion and its stock again. */
export async function undoMove(
  em: EntityManager,
  order: LockedOrder,
  move: { id: string; before: BeforeMove },
  now: Date,
): Promise<void> {
  const { state, readyAt } = move.before;
  await tablesOf(em)
    .updateTable('orders')
    .set({
      state,
      ready_at: readyAt === null ? null : new Date(readyAt),
      rejection_reason: null,
      cancelled_by: null,
      changed_at: sql<Date>`now()`,
    })
    .where('id', '=', order.id)
    .execute();
  await tablesOf(em).updateTable('order_moves').set({ undone_at: now }).where('id', '=', move.id).execute();
  if (ENDED_WITHOUT_FOOD.includes(order.state)) {
    await takeSlotAgain(em, order.id);
    await takePromotionAgain(em, order.id);
    await takeStockAgain(em, order.id);
  }
  await queueCountOf(em, order.id);
}
