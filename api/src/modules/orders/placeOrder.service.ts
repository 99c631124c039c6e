import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import {
  type FieldProblem,
  fail,
  type FailureOf,
  ok,
  type Result,
  notFound,
  conflict,
} from '../../lib/result.ts';
import { findFor } from '../restaurants/restaurant.repository.ts';
import type { SiteDocument } from '@forkfront/common/siteDocument.ts';
import type { SiteService } from '../sites/site.service.ts';
import type { BasketQuote, BasketQuoteService, PricedSite, QuoteOptions } from './basketQuote.service.ts';
import { messages } from './messages.ts';
import { type OrderView, requireOrder } from './order.repository.ts';
import {
  checkOrder,
  takesOrders,
  type CheckedOrder,
  type PlaceOrder,
  isOrderLimitReached,
  totalProblem,
} from './order.rules.ts';
import type { OrderLinks } from './orderLinks.ts';
import { timesOf } from './orderTimes.rules.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { ifMissingOf, insertOrder, type NewOrder } from './placeOrder.repository.ts';
import {
  type KnownOrder,
  type RestaurantSnapshot,
  readSnapshot,
  readConflict,
} from './placeOrderReads.repository.ts';

const ORDERS: RateLimit = { name: 'order', points: 30, seconds: 10 * 60, firstInMemory: 3 };
/** Counted apart, so that tests take nothing from diners at the same address. */
const TEST_ORDERS: RateLimit = { ...ORDERS, name: 'test-order' };
/** How often to try when something changes between the read and the write. */
const MAX_LOOKS = 10;

const invalid = (fields: FieldProblem[]) =>
  fail<FailureOf<'validation'>>({ kind: 'validation', message: messages.checkOrder, fields });

/** A placed order, with the diner's access to it. */
export interface PlacedOrder {
  order: OrderView;
  /** Secret; shows the order. */
  statusToken: string;
  statusUrl: string;
}

type PlaceFailure = FailureOf<
  'validation' | 'notFound' | 'conflict' | 'totalChanged' | 'closed' | 'rateLimited'
>;

/** How an attempt to order ended, for the metrics. */
export type OrderOutcome = 'placed' | PlaceFailure['kind'];

/** Places orders. */
export class PlaceOrderService {
  constructor(
    private readonly database: { pool: Pool },
    /** Called for repeated orders and tests only: most orders need no EntityManager. */
    private readonly em: () => EntityManager,
    private readonly sites: SiteService,
    private readonly quotes: BasketQuoteService,
    private readonly links: OrderLinks,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    /** Called with the outcome of each attempt to order. */
    private readonly count: (outcome: OrderOutcome) => void,
  ) {}

  /**
   * Places an order at the current prices, in one transaction with its stock and with the row of the outbox that becomes its mails. The order is
   * on disk when this resolves.
   * Requests with the same key get the same order, also in parallel.
   */
  async place(request: PlaceOrder, ip: string): Promise<Result<PlacedOrder, PlaceFailure>> {
    return this.counted(
      await this.placeWithin(request.testerId === null ? ORDERS : TEST_ORDERS, request, ip),
    );
  }

  /** The status token of the order that a restaurant got under a key; null when it got none. */
  async tokenOfPlaced(restaurantId: string, idempotencyKey: string): Promise<string | null> {
    const { known } = await readConflict(this.database.pool, restaurantId, idempotencyKey);
    return known && this.links.statusToken(known.orderId);
  }

  /** The same for an order that a shop's own program sends, for many customers from one address. */
  async placeByProgram(request: PlaceOrder, ip: string): Promise<Result<PlacedOrder, PlaceFailure>> {
    return this.counted(await this.placeWithin(null, request, ip));
  }

  private counted(result: Result<PlacedOrder, PlaceFailure>): Result<PlacedOrder, PlaceFailure> {
    this.count(result.ok ? 'placed' : result.error.kind);
    return result;
  }

  private async placeWithin(
    limit: RateLimit | null,
    request: PlaceOrder,
    ip: string,
  ): Promise<Result<PlacedOrder, PlaceFailure>> {
    const checked = checkOrder(request);
    if (!checked.ok) return fail({ kind: 'validation', message: messages.checkOrder, fields: checked.error });
    const allowed = limit ? await this.limiter.take(limit, ip) : ok(undefined);
    if (!allowed.ok) return allowed;
    const placed = await this.placeOrRepeat(checked.value, ip);
    if (!placed.ok) return placed;
    const order = placed.value;
    const statusToken = this.links.statusToken(order.id);
    return ok({
      order,
      statusToken,
      statusUrl: this.links.statusUrl(order.restaurant.slug, statusToken),
    });
  }

  /** What orders need of the restaurant; without SQL while the site is cached, because the insert checks it again. */
  private async restaurantFor({ slug, testerId }: CheckedOrder): Promise<RestaurantSnapshot | null> {
    const snapshot = await this.sites.derive(slug, 'restaurantSnapshot', () =>
      readSnapshot(this.database.pool, slug),
    );
    return snapshot && testerId !== null ? { ...snapshot, isTest: true, orderLimit: null } : snapshot;
  }

  private async placeOrRepeat(order: CheckedOrder, ip: string): Promise<Result<OrderView, PlaceFailure>> {
    for (let look = 0; look < MAX_LOOKS; look += 1) {
      const site = await this.quotes.site(order.slug);
      const snapshot = site && (await this.restaurantFor(order));
      if (!snapshot) return notFound(messages.siteUnknown);
      const tried = await this.tryToPlace(order, site, snapshot, { ip, readsStock: look > 0 });
      if (tried.ok && tried.value) return ok(tried.value);
      const { known, monthCount } = await readConflict(
        this.database.pool,
        snapshot.restaurantId,
        order.idempotencyKey,
      );
      if (known) return this.repeat(known, order);
      if (!tried.ok) return tried;
      if (
        isOrderLimitReached(
          snapshot.orderLimit,
          monthCount,
          dayIn(snapshot.restaurant.timeZone, this.clock()),
        )
      )
        return fail({ kind: 'closed', message: messages.orderLimitReached(snapshot.restaurant.phone) });
      // The site has changed, and the event has not arrived yet; or another order took the slot. A shop looks at its stock first:
      // what is sold out is asked for again and again, and the pages of the site stay in the cache.
      if (!snapshot.isShop || look > 0) this.sites.forget(order.slug);
    }
    return fail({ kind: 'closed', message: messages.tooMuchAtOnce });
  }

  /** Places an order by the site as it is cached; null when the site is not like that any more, or something is full. */
  private async tryToPlace(
    order: CheckedOrder,
    site: PricedSite,
    snapshot: RestaurantSnapshot,
    { ip, readsStock }: Pick<QuoteOptions, 'ip' | 'readsStock'>,
  ): Promise<Result<OrderView | null, PlaceFailure>> {
    if (order.ifMissing !== null && !snapshot.isShop)
      return invalid([{ path: 'ifMissing', message: messages.ifMissingNotAsked }]);
    const { name, timeZone } = snapshot.restaurant;
    const { testerId } = order;
    if (!takesOrders(snapshot, testerId !== null))
      return fail({ kind: 'closed', message: messages.closed(name) });
    if (testerId !== null && !(await findFor(this.em(), testerId, snapshot.restaurantId, 'EDIT')))
      return fail({ kind: 'closed', message: messages.testRefused });
    const now = this.clock();
    const quote = await this.quotes.quoteBasket(
      site,
      { ...order, postcode: order.deliveryAddress?.postcode ?? '' },
      order,
      { ip, now, survivesOutage: false, readsStock },
    );
    const accepted = acceptQuote(site.document, quote, order.shownTotal, now);
    if (!accepted.ok) return accepted;
    const { capacity } = site.document.ordering;
    const day = dayIn(timeZone, now);
    const { version: siteVersion } = site;
    return ok(
      await this.write({ snapshot, siteVersion, order, ...accepted.value, capacity, placedAt: now, day }),
    );
  }

  private async write(newOrder: NewOrder): Promise<OrderView | null> {
    const { order, price, times, placedAt, snapshot } = newOrder;
    const { restaurant, isTest } = snapshot;
    const inserted = await insertOrder(this.database.pool, newOrder);
    if (!inserted) return null;
    return {
      ...inserted,
      state: 'PLACED',
      isTest,
      placedAt,
      readyAt: null,
      rejectionReason: null,
      cancelledBy: null,
      fulfilment: order.fulfilment,
      scheduledFor: order.scheduledFor,
      dueAt: times.dueAt,
      expiresAt: times.expiresAt,
      deliveryAddress: order.deliveryAddress,
      deliveryFee: price.deliveryFee,
      discount: price.discount,
      promotion: price.promotion,
      total: price.total,
      lines: price.lines,
      customerName: order.name,
      note: order.note,
      ifMissing: ifMissingOf(snapshot, order),
      restaurant,
    };
  }

  private async repeat(
    known: KnownOrder,
    { bodyHash }: CheckedOrder,
  ): Promise<Result<OrderView, FailureOf<'conflict'>>> {
    if (known.bodyHash !== bodyHash) return conflict(messages.keyUsed);
    return ok((await requireOrder(this.em(), known.orderId)).view);
  }
}

/**
 * Price and times of an order by its quote. Fails with what the diner has to change first: the basket, then the time, then the total
 * that the diner was shown (pence).
 */
function acceptQuote(
  document: SiteDocument,
  { price, problems, timing, usedSlots }: BasketQuote,
  shownTotal: number,
  now: Date,
): Result<Pick<NewOrder, 'price' | 'times'>, FailureOf<'validation' | 'totalChanged'>> {
  if (problems.length > 0) return invalid(problems);
  const times = timesOf(document, timing, usedSlots, now);
  if (!times.ok) return invalid([times.error]);
  const otherTotal = totalProblem(price, shownTotal);
  return otherTotal ? fail(otherTotal) : ok({ price, times: times.value });
}
