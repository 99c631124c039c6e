import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { RateLimiter, RateLimit } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { type FieldProblem, fail, type FailureOf, ok, type Result } from '../../lib/result.ts';
import { readStock } from '../groceries/stockReservation.repository.ts';
import { findFor } from '../restaurants/restaurant.repository.ts';
import { menuFor } from '@forkfront/common/menuNow.ts';
import type { SiteDocument } from '@forkfront/common/siteDocument.ts';
import type { SiteService } from '../sites/site.service.ts';
import type { CheckoutService } from './checkout.service.ts';
import { messages } from './messages.ts';
import { type OrderView, requireOrder } from './order.repository.ts';
import {
  checkOrder,
  takesOrders,
  type CheckedOrder,
  type PlaceOrder,
  isOrderLimitReached,
} from './order.rules.ts';
import type { OrderLinks } from './orderLinks.ts';
import { mergeLines, type OrderLineRequest, stockProblems } from './orderLine.rules.ts';
import { type PriceList, priceLines, priceListFor, priceListOf, type Quote } from './orderPricing.rules.ts';
import { priceOrder } from './orderTotal.rules.ts';
import { allTimes } from './orderTimes.rules.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { ifMissingOf, insertOrder, type NewOrder } from './placeOrder.repository.ts';
import { type KnownOrder, type Placing, readPlacing, readStanding } from './placing.repository.ts';

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

interface PricedSite {
  version: number;
  document: SiteDocument;
  list: PriceList;
}

/** Prices and places orders. */
export class OrderService {
  constructor(
    private readonly database: { pool: Pool },
    /** Called for repeated orders and tests only: most orders need no EntityManager. */
    private readonly em: () => EntityManager,
    private readonly sites: SiteService,
    private readonly checkout: CheckoutService,
    private readonly links: OrderLinks,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * The prices of lines by the published menu and the stock of a shop as they are now. `place` calculates them again. `orderFor`:
   * the time that the diner chose; null: a line can be ordered if its dish is sold at any time that can still be chosen.
   */
  async quote(
    slug: string,
    lines: readonly OrderLineRequest[],
    orderFor: Date | null = null,
  ): Promise<Result<Quote, FailureOf<'notFound'>>> {
    const priced = await this.priced(slug);
    if (!priced) return fail({ kind: 'notFound', message: messages.siteUnknown });
    const { document } = priced;
    const list = orderFor
      ? priceListFor(document, { fulfilment: 'COLLECTION', scheduledFor: orderFor }, this.clock())
      : await this.listOfAllTimes(slug, priced);
    return ok(await this.checkout.stocked(document, priceLines(mergeLines(lines), list)));
  }

  /** Whether a product is sold at some time for which it can be ordered; false for an unknown one. */
  async isSoldAtAll(slug: string, productId: string): Promise<boolean> {
    const priced = await this.priced(slug);
    if (!priced) return false;
    const found = (await this.listOfAllTimes(slug, priced)).products.get(productId);
    return found !== undefined && found.isOpen && found.product.isAvailable;
  }

  /**
   * Places an order at the current prices, in one transaction with its stock and with the row of the outbox that becomes its mails. The order is
   * on disk when this resolves.
   * Requests with the same key get the same order, also in parallel.
   */
  async place(request: PlaceOrder, ip: string): Promise<Result<PlacedOrder, PlaceFailure>> {
    const checked = checkOrder(request);
    if (!checked.ok) return fail({ kind: 'validation', message: messages.checkOrder, fields: checked.error });
    const allowed = await this.limiter.take(request.testerId === null ? ORDERS : TEST_ORDERS, ip);
    if (!allowed.ok) return allowed;
    return this.placed(checked.value, ip);
  }

  /** The status token of the order that a restaurant got under a key; null when it got none. */
  async tokenOfPlaced(restaurantId: string, idempotencyKey: string): Promise<string | null> {
    const { known } = await readStanding(this.database.pool, restaurantId, idempotencyKey);
    return known && this.links.statusToken(known.orderId);
  }

  /** The same for an order that a shop's own program sends, for many customers from one address. */
  async placeByProgram(request: PlaceOrder, ip: string): Promise<Result<PlacedOrder, PlaceFailure>> {
    const checked = checkOrder(request);
    if (!checked.ok) return fail({ kind: 'validation', message: messages.checkOrder, fields: checked.error });
    return this.placed(checked.value, ip);
  }

  private async placed(checked: CheckedOrder, ip: string): Promise<Result<PlacedOrder, PlaceFailure>> {
    const placed = await this.placeOrRepeat(checked, ip);
    if (!placed.ok) return placed;
    const order = placed.value;
    return ok({
      order,
      statusToken: this.links.statusToken(order.id),
      statusUrl: this.links.statusUrl(order.restaurant.slug, order.id),
    });
  }

  /** The site with its price list as they are now; without SQL while they are cached. null for an unknown slug. */
  private priced(slug: string): Promise<PricedSite | null> {
    return this.sites.derive(slug, 'priceList', ({ version, document }) => ({
      version,
      document,
      list: priceListOf(document),
    }));
  }

  /** The price list of everything that is sold at some time that can be chosen. Most menus are the same all day. */
  private async listOfAllTimes(slug: string, { document, list }: PricedSite): Promise<PriceList> {
    const changes = [...list.products.values()].some(
      ({ product, isOpen }) => !isOpen || !product.isAvailable,
    );
    if (!changes && document.optionGroups.every(({ options }) => options.every((one) => one.isAvailable)))
      return list;
    const times = await this.sites.derive(slug, 'priceListOfAllTimes', ({ document: current }) =>
      priceListOf({ ...current, ...menuFor(current, allTimes(current, this.clock())) }),
    );
    return times ?? list;
  }

  /** What orders need of the restaurant; without SQL while the site is cached, because the insert checks it again. */
  private async placing({ slug, testerId }: CheckedOrder): Promise<Placing | null> {
    const placing = await this.sites.derive(slug, 'placing', () => readPlacing(this.database.pool, slug));
    return placing && testerId !== null ? { ...placing, isTest: true, orderLimit: null } : placing;
  }

  private async placeOrRepeat(order: CheckedOrder, ip: string): Promise<Result<OrderView, PlaceFailure>> {
    for (let look = 0; look < MAX_LOOKS; look += 1) {
      const site = await this.priced(order.slug);
      const placing = site && (await this.placing(order));
      if (!placing) return fail({ kind: 'notFound', message: messages.siteUnknown });
      const tried = await this.tryToPlace(order, site, placing, ip);
      if (tried.ok && tried.value) return ok(tried.value);
      const { known, monthCount } = await readStanding(
        this.database.pool,
        placing.restaurantId,
        order.idempotencyKey,
      );
      if (known) return this.repeat(known, order);
      if (!tried.ok) return tried;
      if (
        isOrderLimitReached(placing.orderLimit, monthCount, dayIn(placing.restaurant.timeZone, this.clock()))
      )
        return fail({ kind: 'closed', message: messages.orderLimitReached(placing.restaurant.phone) });
      const short = placing.isShop ? await this.stockProblems(order) : [];
      if (short.length > 0) return invalid(short);
      // The site has changed, and the event has not arrived yet; or another order took the slot.
      this.sites.forget(order.slug);
    }
    return fail({ kind: 'closed', message: messages.tooMuchAtOnce });
  }

  /** Places an order by the site as it is cached; null when the site is not like that any more, or something is full. */
  private async tryToPlace(
    order: CheckedOrder,
    site: PricedSite,
    placing: Placing,
    ip: string,
  ): Promise<Result<OrderView | null, PlaceFailure>> {
    if (order.ifMissing !== null && !placing.isShop)
      return invalid([{ path: 'ifMissing', message: messages.ifMissingNotAsked }]);
    const { name, timeZone } = placing.restaurant;
    const { testerId } = order;
    if (!takesOrders(placing, testerId !== null))
      return fail({ kind: 'closed', message: messages.closed(name) });
    if (testerId !== null && !(await findFor(this.em(), testerId, placing.restaurantId, 'EDIT')))
      return fail({ kind: 'closed', message: messages.testRefused });
    const placedAt = this.clock();
    const plan = await this.plan(order, site, placedAt, ip);
    if (!plan.ok) return plan;
    const day = dayIn(timeZone, placedAt);
    return ok(await this.write({ placing, siteVersion: site.version, order, ...plan.value, placedAt, day }));
  }

  /** Prices and times of an order by one version of the site, with its capacity. */
  private async plan(
    order: CheckedOrder,
    { document, list }: PricedSite,
    placedAt: Date,
    ip: string,
  ): Promise<
    Result<Pick<NewOrder, 'price' | 'times' | 'capacity'>, FailureOf<'validation' | 'totalChanged'>>
  > {
    const zone = await this.checkout.zoneOf(document, order, ip);
    if (!zone.ok) return invalid([zone.error]);
    const standing = await this.checkout.standing(document, order.promotionCode, order);
    const codeRefusal = await this.checkout.codeRefusal(document, order, ip);
    const menu = order.scheduledFor ? priceListFor(document, order, placedAt) : list;
    const price = priceOrder(order, menu, zone.value, standing, codeRefusal);
    if (!price.ok && price.error.kind === 'validation') return price;
    const times = await this.checkout.times(document, order, zone.value, placedAt);
    if (!times.ok) return invalid([times.error]);
    if (!price.ok) return price;
    return ok({ price: price.value, times: times.value, capacity: document.ordering.capacity });
  }

  private async write(newOrder: NewOrder): Promise<OrderView | null> {
    const { order, price, times, placedAt, placing } = newOrder;
    const { restaurant, isTest } = placing;
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
      ifMissing: ifMissingOf(placing, order),
      restaurant,
    };
  }

  /** The lines of an order that want more pieces than a shop has. */
  private async stockProblems({ lines }: CheckedOrder): Promise<FieldProblem[]> {
    const stock = await readStock(
      this.database.pool,
      lines.map(({ productId }) => productId),
    );
    return stockProblems(lines, stock);
  }

  private async repeat(
    known: KnownOrder,
    { bodyHash }: CheckedOrder,
  ): Promise<Result<OrderView, FailureOf<'conflict'>>> {
    if (known.bodyHash !== bodyHash) return fail({ kind: 'conflict', message: messages.keyUsed });
    return ok((await requireOrder(this.em(), known.orderId)).view);
  }
}
