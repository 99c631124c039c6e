import type { ClientBase, Pool } from 'pg';
import type { RateLimiter } from '../../gateways/limits/rateLimiter.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import type {
  ClosedFailure,
  ConflictFailure,
  NotFoundFailure,
  RateLimitedFailure,
  TotalChangedFailure,
  ValidationFailure,
} from '../../lib/failure.ts';
import type { RateLimit } from '../../lib/rateLimits.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { SiteService } from '../sites/site.service.ts';
import { insertOrder, isKeyTaken } from './insertOrder.ts';
import { inTransaction } from './inTransaction.ts';
import { messages } from './messages.ts';
import {
  checkOrder,
  mergeLines,
  takesOrders,
  type CheckedOrder,
  type OrderLineRequest,
  type PlaceOrder,
} from './order.rules.ts';
import type { OrderLinks } from './orderLinks.ts';
import { priceLines, priceOrder, type Quote } from './orderPricing.rules.ts';
import { OrderReader } from './orderReader.ts';
import { dayIn } from './orderTime.rules.ts';
import type { OrderView } from './orderView.ts';
import { readPlacing, type KnownOrder } from './readPlacing.ts';

const ORDERS: RateLimit = { name: 'order', points: 30, seconds: 10 * 60 };

/** An order that the restaurant has, and how its diner follows it. */
export interface PlacedOrder {
  order: OrderView;
  /** Unguessable; opens the status. */
  statusToken: string;
  statusUrl: string;
}

export type PlaceFailure =
  | ValidationFailure
  | NotFoundFailure
  | ConflictFailure
  | TotalChangedFailure
  | ClosedFailure
  | RateLimitedFailure;

/** Taking orders. */
export class OrderService {
  constructor(
    private readonly pool: Pool,
    private readonly sites: SiteService,
    private readonly links: OrderLinks,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** What lines cost by the published menu; no SQL while that is cached. It binds nobody: `place` prices anew. */
  async quote(slug: string, lines: readonly OrderLineRequest[]): Promise<Result<Quote, NotFoundFailure>> {
    const site = await this.sites.find(slug);
    if (!site) return fail({ kind: 'notFound', message: messages.siteUnknown });
    const menu = site.document.sections.flatMap(({ items }) => items);
    return ok(priceLines(mergeLines(lines), menu));
  }

  /**
   * Places an order at the prices of this moment, in one transaction with its mails. The same request under the same
   * key gives the order that is there already, however often and in parallel it comes.
   */
  async place(request: PlaceOrder, ip: string): Promise<Result<PlacedOrder, PlaceFailure>> {
    const checked = checkOrder(request);
    if (!checked.ok) return fail({ kind: 'validation', message: messages.checkOrder, fields: checked.error });
    const allowed = await this.limiter.take(ORDERS, ip);
    if (!allowed.ok) return allowed;
    const placed = await this.placeOnce(checked.value);
    if (!placed.ok) return placed;
    const order = placed.value;
    return ok({
      order,
      statusToken: this.links.statusToken(order.id),
      statusUrl: this.links.statusUrl(order.restaurant.slug, order.id),
    });
  }

  private async placeOnce(order: CheckedOrder): Promise<Result<OrderView, PlaceFailure>> {
    const attempt = () => inTransaction(this.pool, (client) => this.write(client, order));
    try {
      return await attempt();
    } catch (error) {
      if (!isKeyTaken(error)) throw error;
      // A parallel request committed the same key after we looked: now it is there to be found.
      return attempt();
    }
  }

  private async write(client: ClientBase, order: CheckedOrder): Promise<Result<OrderView, PlaceFailure>> {
    const placing = await readPlacing(client, order);
    if (!placing) return fail({ kind: 'notFound', message: messages.siteUnknown });
    const { restaurantId, restaurant, status, known } = placing;
    if (known) return repeat(client, known, order);
    if (!takesOrders(placing)) return fail({ kind: 'closed', message: messages.closed(restaurant.name) });
    const quote = priceOrder(order, placing.products);
    if (!quote.ok) return quote;

    const isTest = status === 'unclaimed';
    const placedAt = this.clock();
    const day = dayIn(restaurant.timeZone, placedAt);
    const { total, lines } = quote.value;
    const { id, number } = await insertOrder(client, {
      ...{ restaurantId, order, isTest, placedAt, day },
      quote: quote.value,
    });
    return ok({
      ...{ id, number, isTest, placedAt, total, restaurant },
      ...{ state: 'PLACED', readyAt: null, rejectionReason: null },
      ...{ customerName: order.name, note: order.note },
      lines: lines.map(({ name, quantity, unitPrice, total }) => ({ name, quantity, unitPrice, total })),
    });
  }
}

/** On the transaction's own connection: waiting for another one while holding this could wait for ever. */
async function repeat(
  client: ClientBase,
  { orderId, bodyHash }: KnownOrder,
  order: CheckedOrder,
): Promise<Result<OrderView, ConflictFailure>> {
  if (bodyHash !== order.bodyHash) return fail({ kind: 'conflict', message: messages.keyUsed });
  return ok((await new OrderReader(client).require(orderId)).view);
}
