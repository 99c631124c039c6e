import { MINUTE_MS } from '@forkfront/common/durations.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { announce } from '../../gateways/events/events.gateway.ts';
import { addJob, type JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { type FailureOf, ok, type Result, notFound, conflict, invalid } from '../../lib/result.ts';
import type { RestaurantIds } from '../restaurants/member.repository.ts';
import { messages } from './messages.ts';
import { isAnswerLinkOver, readyInMinutesProblem, reasonProblem } from './order.rules.ts';
import {
  firstPromise,
  lastDelay,
  lastMoveSince,
  type LockedOrder,
  lockOrder,
  type MoveDetails,
  undoMove,
  writeMove,
} from './orderMove.repository.ts';
import {
  cancellableUntil,
  delayedTime,
  DELAYS,
  delaysOf,
  effectOf,
  type OrderMove,
  type OrderMover,
  type OrderState,
  UNDO_MS,
} from '@forkfront/common/orderState.ts';

type MoveFailure = FailureOf<'validation' | 'notFound' | 'conflict'>;

/** What a person wants to do with an order. */
export interface WantedMove {
  to: OrderMove;
  /** The state that the person saw; null or missing: any. */
  from?: OrderState | null;
  /** For an acceptance; null: at the time that the diner chose. */
  readyInMinutes?: number | null;
  /** For a rejection or a cancellation of the restaurant. */
  reason?: string;
}

/** Who makes a move, and how the permission was proven. */
export interface Mover {
  by: Exclude<OrderMover, 'CLOCK'>;
  /** The signed-in account; null for the signed link of a mail. Its moves can be undone for 10 seconds, and their mails wait. */
  userId: string | null;
  /** Only orders of these restaurants; null: the signed link names the order. */
  restaurants: RestaurantIds | null;
}

const unknownOrder = notFound(messages.orderUnknown);

const refused = (path: string, message: string) => invalid(messages.answerFailed, [{ path, message }]);

/**
 * Moves an order in the caller's transaction, with its entry in the history, its mails and its events. A repeat changes nothing.
 * Moves of one order wait for each other.
 */
export async function makeMove(
  em: EntityManager,
  id: string,
  move: WantedMove,
  mover: Mover,
  clock: Clock,
): Promise<Result<void, MoveFailure>> {
  const { by, userId, restaurants } = mover;
  const order = await lockOrder(em, id, restaurants);
  if (!order) return unknownOrder;
  // After the wait for the lock, so that the times of the history are in the order of the moves.
  const now = clock();
  if (by === 'RESTAURANT' && userId === null && isAnswerLinkOver(order, now))
    return notFound(messages.answerLinkExpired);
  const effect = effectOf(move.to, order, by);
  if (effect === 'repeat') return ok(undefined);
  const isLate = by === 'DINER' && now >= (cancellableUntil(order) ?? now);
  if (isLate) return conflict(messages.tooLateToCancel[order.state]);
  const isSeen = !move.from || move.from === order.state;
  if (effect === 'conflict' || !isSeen) return conflict(messages.stateIs[order.state]);
  const details = detailsOf(move, order, by, now);
  if (!details.ok) return details;
  await writeMove(em, order, { ...details.value, to: move.to, by, userId, now });
  const mailAt = new Date(now.getTime() + UNDO_MS);
  for (const kind of order.isTest ? [] : mailsAbout(move.to, order, by)) {
    const later = userId === null ? null : { at: mailAt, key: `mailOrder:${id}:${kind}` };
    await addJob(em, 'mailOrder', { orderId: id, kind }, later);
  }
  await announceOrder(em, order);
  return ok(undefined);
}

/** More time for an order. */
export interface WantedDelay {
  minutes: number;
  /** The promised time that the person saw; null: the delay counts from the present one. */
  promised: Date | null;
}

/**
 * Moves the promised time of an order that the kitchen makes, in the caller's transaction, with its entry in the history, its mail
 * and its events. With the promised time that the person saw, a repeat changes nothing; without it each call counts.
 */
export async function delayOrder(
  em: EntityManager,
  id: string,
  { minutes, promised }: WantedDelay,
  { userId, restaurants }: { userId: string; restaurants: RestaurantIds },
  clock: Clock,
): Promise<Result<void, MoveFailure>> {
  const order = await lockOrder(em, id, restaurants);
  if (!order) return unknownOrder;
  const now = clock();
  const { state, readyAt } = order;
  const delays = delaysOf(order);
  if (delays.length === 0 || !readyAt) return conflict(messages.stateIs[state]);
  if (!delays.includes(minutes)) return refused('minutes', messages.delayNotOffered(DELAYS));
  if (promised && promised.getTime() !== readyAt.getTime())
    return (await isMade(em, order, { minutes, promised }))
      ? ok(undefined)
      : conflict(messages.timeHasChanged);
  const firstPromised = (await firstPromise(em, order)) ?? readyAt;
  const time = delayedTime(minutes, { promised: readyAt, firstPromised, now });
  if (!time) return refused('minutes', messages.delayTooLong);
  const entry = { to: state, by: 'RESTAURANT', userId, now, readyAt: time, isDelay: true } as const;
  const moveId = await writeMove(em, order, entry);
  const later = { at: new Date(now.getTime() + UNDO_MS), key: `mailOrder:${id}:delayed:${moveId}` };
  // The id of the move tells the mails of several delays apart.
  if (!order.isTest) await addJob(em, 'mailOrder', { orderId: id, kind: 'delayed', copy: moveId }, later);
  await announceOrder(em, order);
  return ok(undefined);
}

/** Whether the last delay of an order is this one: its answer was lost, and it was sent again. */
async function isMade(
  em: EntityManager,
  { id, readyAt }: LockedOrder,
  { minutes, promised }: { minutes: number; promised: Date },
): Promise<boolean> {
  const last = await lastDelay(em, id);
  const [before, to] = [last?.before?.readyAt, last?.delayedTo];
  if (!last || !before || !to || to.getTime() !== readyAt?.getTime()) return false;
  const from = Math.max(promised.getTime(), last.madeAt.getTime());
  return new Date(before).getTime() === promised.getTime() && to.getTime() - from === minutes * MINUTE_MS;
}

/** What a person saw of an order; null: anything. */
export interface SeenOrder {
  state: OrderState | null;
  readyAt: Date | null;
}

/**
 * Takes back the last move or delay of signed-in staff, for 10 seconds. Its mail, which waits as long, is not sent. An order that is
 * not as the person saw it stays: the move was taken back already, or another one followed.
 */
export async function takeMoveBack(
  em: EntityManager,
  id: string,
  seen: SeenOrder,
  { restaurants }: Pick<Mover, 'restaurants'>,
  clock: Clock,
): Promise<Result<void, FailureOf<'notFound' | 'conflict'>>> {
  const order = await lockOrder(em, id, restaurants);
  if (!order) return unknownOrder;
  const isAsSeen =
    (seen.state === null || seen.state === order.state) &&
    (seen.readyAt === null || seen.readyAt.getTime() === order.readyAt?.getTime());
  if (!isAsSeen) return ok(undefined);
  const now = clock();
  const last = await lastMoveSince(em, id, new Date(now.getTime() - UNDO_MS));
  if (!last?.before || last.toState !== order.state) return conflict(messages.tooLateToUndo);
  await undoMove(em, order, { id: last.id, before: last.before }, now);
  await announceOrder(em, order);
  return ok(undefined);
}

/** Tells the diner's page and the restaurant's boards that an order has changed. */
async function announceOrder(em: EntityManager, { id, restaurantId }: LockedOrder): Promise<void> {
  await announce(em, 'orderChanged', id);
  await announce(em, 'ordersOfRestaurant', restaurantId);
}

function detailsOf(
  { to, readyInMinutes = null, reason = '' }: WantedMove,
  { scheduledFor }: LockedOrder,
  by: Mover['by'],
  now: Date,
): Result<MoveDetails, FailureOf<'validation'>> {
  if (to === 'ACCEPTED') {
    if (readyInMinutes === null && scheduledFor) return ok({ readyAt: scheduledFor });
    const problem = readyInMinutesProblem(readyInMinutes ?? Number.NaN);
    if (problem) return refused('readyInMinutes', problem);
    return ok({ readyAt: new Date(now.getTime() + Number(readyInMinutes) * MINUTE_MS) });
  }
  if (by === 'DINER' || (to !== 'REJECTED' && to !== 'CANCELLED')) return ok({});
  const rejectionReason = oneLine(reason);
  const problem = reasonProblem(rejectionReason);
  return problem ? refused('reason', problem) : ok({ rejectionReason });
}

/** Who gets a mail about a move. The order page shows every move. */
function mailsAbout(
  to: OrderMove,
  { fulfilment }: Pick<LockedOrder, 'fulfilment'>,
  by: Mover['by'],
): JobPayloads['mailOrder']['kind'][] {
  switch (to) {
    case 'ACCEPTED':
    case 'REJECTED':
      return ['answered'];
    case 'READY':
      // A delivery has news for its diner when it leaves.
      return fulfilment === 'COLLECTION' ? ['ready'] : [];
    case 'OUT_FOR_DELIVERY':
      return ['out-for-delivery'];
    case 'CANCELLED':
      return by === 'DINER' ? ['cancelled-diner', 'cancelled-owner'] : ['cancelled-diner'];
    case 'PREPARING':
    case 'COMPLETED':
      return [];
  }
}
