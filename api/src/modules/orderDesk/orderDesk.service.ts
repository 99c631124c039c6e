import type { EntityManager } from '@mikro-orm/postgresql';
import { changes } from '../../gateways/events/changes.ts';
import type { EventsGateway } from '../../gateways/events/events.gateway.ts';
import { addJob, type JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { RateLimit, RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { isUuid, newId } from '../../lib/ids.ts';
import { ok, type Outcome, notFound, conflict } from '../../lib/result.ts';
import { idsFor } from '../restaurants/member.repository.ts';
import { hasFeature, type Plan } from '@forkfront/common/plan.ts';
import { type Desk, desksOf } from '../restaurants/restaurant.repository.ts';
import type { BoardReads, Move } from './boardReads.ts';
import type { ChangedPage } from './changedPages.ts';
import { messages } from '../orders/messages.ts';
import type { StoredOrder } from '../orders/order.repository.ts';
import {
  boardOrders,
  type ChangedOrder,
  databaseTime,
  findOrderOf,
  listOrders,
  type OrderPage,
  totalsOf,
} from '../orders/orderList.repository.ts';
import { type OrderFilter, spanOf } from '../orders/orderList.rules.ts';
import {
  delayOrder,
  makeMove,
  type SeenOrder,
  takeMoveBack,
  type WantedDelay,
  type WantedMove,
} from '../orders/orderMove.service.ts';

/** A restaurant; the permission was checked before. */
interface CheckedDesk {
  restaurantId: string;
  timeZone: string;
}

/** An order that was moved, or why it was not. */
export type MoveResult = Outcome<StoredOrder, 'validation' | 'notFound' | 'conflict'>;

/** An order whose last move was taken back, or why it was not. */
export type UndoResult = Outcome<StoredOrder, 'notFound' | 'conflict'>;

/** A change of orders for an open board. */
export interface OrdersEvent {
  /** The orders that were placed or changed, as they are now. */
  orders: StoredOrder[];
  /** Ask for changes since then after a lost connection. */
  at: Date;
  /** False when so many changes were missed that they are not sent: read the orders again. */
  isComplete: boolean;
}

const MAILS_AGAIN: RateLimit = { name: 'order-mail-again', points: 3, seconds: 60 * 60 };
/** A board that missed more pages than this reads its orders again. They have four days of a busy restaurant. */
const MAX_PAGES = 10;
/** A change is dated when its transaction begins, and seen when it ends: so far back each read looks again (ms). */
const OVERLAP_MS = 15_000;

const unknownOrder = notFound(messages.orderUnknown);

/** Orders as the staff of a restaurant see and move them (spec §14). */
export class OrderDeskService {
  constructor(
    private readonly em: EntityManager,
    private readonly reads: BoardReads,
    private readonly events: EventsGateway,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** The history of an order, oldest move first. */
  moves(orderId: string): Promise<Move[]> {
    return this.reads.moves.load(orderId);
  }

  /** The restaurants whose orders the person may see and answer, by name. */
  desks(viewerId: string): Promise<Desk[]> {
    return desksOf(this.em, viewerId);
  }

  /** One of them; null for an unknown restaurant, or one of others. */
  async desk(viewerId: string, restaurantId: string): Promise<Desk | null> {
    const [desk] = isUuid(restaurantId) ? await desksOf(this.em, viewerId, restaurantId) : [];
    return desk ?? null;
  }

  /** A page of a restaurant's orders, newest first. */
  list({ restaurantId, timeZone }: CheckedDesk, filter: OrderFilter, page: OrderPage) {
    return listOrders(this.em, restaurantId, filter, spanOf(filter, timeZone), page);
  }

  /**
   * The orders on the board of a restaurant, and the time since when changes are missing from them; null on a plan without the
   * board. The permission was checked before.
   */
  async board(restaurantId: string, plan: Plan): Promise<{ orders: StoredOrder[]; at: Date } | null> {
    if (!hasFeature(plan, 'ORDER_BOARD', this.clock())) return null;
    const at = await databaseTime(this.em);
    return { orders: await boardOrders(this.em, restaurantId), at };
  }

  /** Number and total of the orders that match a filter. */
  totals({ restaurantId, timeZone }: CheckedDesk, filter: OrderFilter) {
    return totalsOf(this.em, restaurantId, filter, spanOf(filter, timeZone));
  }

  /** One order of the person's restaurants; null for an unknown one. */
  async find(viewerId: string, orderId: string): Promise<StoredOrder | null> {
    return isUuid(orderId) ? findOrderOf(this.em, orderId, idsFor(this.em, viewerId, 'ORDERS')) : null;
  }

  /** Moves an order of the person's restaurants. A repeat changes nothing. It can be taken back for 10 seconds. */
  async move(viewerId: string, orderId: string, move: WantedMove): Promise<MoveResult> {
    if (!isUuid(orderId)) return unknownOrder;
    const moved = await this.em.fork().transactional((em) => {
      const mover = {
        by: 'RESTAURANT' as const,
        userId: viewerId,
        restaurants: idsFor(em, viewerId, 'ORDERS'),
      };
      return makeMove(em, orderId, move, mover, this.clock);
    });
    return moved.ok ? this.moved(viewerId, orderId) : moved;
  }

  /** Moves the promised time of an order. It can be taken back for 10 seconds. */
  async delay(viewerId: string, orderId: string, wanted: WantedDelay): Promise<MoveResult> {
    if (!isUuid(orderId)) return unknownOrder;
    const delayed = await this.em.fork().transactional((em) => {
      const mover = { userId: viewerId, restaurants: idsFor(em, viewerId, 'ORDERS') };
      return delayOrder(em, orderId, wanted, mover, this.clock);
    });
    return delayed.ok ? this.moved(viewerId, orderId) : delayed;
  }

  /** Takes the last move or delay back, within 10 seconds. */
  async undo(
    viewerId: string,
    orderId: string,
    seen: SeenOrder = { state: null, readyAt: null },
  ): Promise<UndoResult> {
    if (!isUuid(orderId)) return unknownOrder;
    const undone = await this.em
      .fork()
      .transactional((em) =>
        takeMoveBack(em, orderId, seen, { restaurants: idsFor(em, viewerId, 'ORDERS') }, this.clock),
      );
    return undone.ok ? this.moved(viewerId, orderId) : undone;
  }

  /** Mails the diner again how the order stands, at most 3 times an hour. Returns the address. */
  async resendMail(
    viewerId: string,
    orderId: string,
  ): Promise<Outcome<string, 'notFound' | 'conflict' | 'rateLimited'>> {
    const order = await this.find(viewerId, orderId);
    if (!order) return unknownOrder;
    const { customerEmail: email } = order.contact;
    if (order.view.isTest || email === '') return conflict(messages.noDinerMail);
    const allowed = await this.limiter.take(MAILS_AGAIN, orderId);
    if (!allowed.ok) return allowed;
    await addJob(this.em, 'mailOrder', { orderId, kind: dinerMailNow(order.view), copy: newId() });
    return ok(email);
  }

  /**
   * At once what changed since a time (null: from now on), and then each change of a restaurant's orders. Ends when the signal
   * aborts, and at the next change when the person has lost the permission; at once without it.
   */
  async *watch(
    viewerId: string,
    restaurantId: string,
    since: Date | null,
    signal: AbortSignal,
  ): AsyncGenerator<OrdersEvent> {
    let at = since;
    let isCatchUp = since !== null;
    /** What this connection has got: the changes of the overlap, by order. */
    const sent = new Map<string, ChangedOrder>();
    for await (const _change of changes(this.events, 'ordersOfRestaurant', restaurantId, signal)) {
      const now = await this.watchStart(viewerId, restaurantId);
      if (!now) return;
      // A time that has not come yet is now: nothing has changed since.
      if (at === null || at > now) at = now;
      const from = new Date(at.getTime() - OVERLAP_MS);
      let page: ChangedPage | null = await this.reads.changed.load({ restaurantId, from, isCatchUp });
      isCatchUp = false;
      for (let count = 1; page; count++) {
        const orders = page.orders.filter(
          ({ view, changedAt, change }) => changedAt > from && sent.get(view.id)?.change !== change,
        );
        for (const order of orders) sent.set(order.view.id, order);
        at = new Date(Math.max(at.getTime(), ...orders.map(({ changedAt }) => changedAt.getTime())));
        const isComplete: boolean = page.next === null || count < MAX_PAGES;
        // What is left out is in the orders that are read now.
        if (!isComplete) at = now;
        page = isComplete && page.next ? await page.next() : null;
        if (orders.length > 0 || !page) yield { orders, at, isComplete };
      }
      for (const [id, { changedAt }] of sent) if (changedAt < from) sent.delete(id);
    }
  }

  /** From when a person who asks now sees changes of a restaurant's orders; null without the permission. */
  async watchStart(viewerId: string, restaurantId: string): Promise<Date | null> {
    return isUuid(restaurantId) ? this.reads.start.load({ viewerId, restaurantId }) : null;
  }

  private async moved(viewerId: string, orderId: string): Promise<Outcome<StoredOrder, 'notFound'>> {
    const order = await this.find(viewerId, orderId);
    return order ? ok(order) : unknownOrder;
  }
}

/** The mail with which a diner can hear again how an order stands. */
function dinerMailNow({
  state,
  fulfilment,
}: Pick<StoredOrder['view'], 'state' | 'fulfilment'>): JobPayloads['mailOrder']['kind'] {
  switch (state) {
    case 'PLACED':
      return 'placed-diner';
    case 'READY':
      return fulfilment === 'COLLECTION' ? 'ready' : 'answered';
    case 'OUT_FOR_DELIVERY':
      return 'out-for-delivery';
    case 'EXPIRED':
      return 'expired-diner';
    case 'CANCELLED':
      return 'cancelled-diner';
    case 'ACCEPTED':
    case 'PREPARING':
    case 'COMPLETED':
    case 'REJECTED':
      return 'answered';
  }
}
