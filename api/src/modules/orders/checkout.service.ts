import type { Pool } from 'pg';
import type { Clock } from '../../lib/clock.ts';
import { type FieldProblem, fail, ok, type Result } from '../../lib/result.ts';
import { unlessAway } from '../../lib/within.ts';
import type { ShelfService } from '../groceries/shelf.service.ts';
import type { DeliveryAnswer, DeliveryService } from '../ordering/delivery.service.ts';
import { laterBy, type OrderNow } from '@forkfront/common/hours.ts';
import type { Fulfilment } from '@forkfront/common/fulfilment.ts';
import { SLOT_MINUTES, type DeliveryZone } from '@forkfront/common/ordering.ts';
import { type Discount, normalCode, type PromotionStanding } from '@forkfront/common/discount.ts';
import { codeText } from '@forkfront/common/promotionText.ts';
import type { SiteDocument } from '@forkfront/common/siteDocument.ts';
import type { SiteService } from '../sites/site.service.ts';
import { deliveryFeeOf } from '@forkfront/common/zones.ts';
import type { CodeTriesService } from './codeTries.service.ts';
import { minimumProblem } from './delivery.rules.ts';
import { messages } from './messages.ts';
import type { CheckedOrder } from './order.rules.ts';
import { mergeLines, type OrderLineRequest } from './orderLine.rules.ts';
import { priceLines, priceListFor, type Quote, withStock } from './orderPricing.rules.ts';
import { discountOfQuote } from './orderTotal.rules.ts';
import { readSlotUse } from './orderSlot.repository.ts';
import { readPromotionStanding } from './placing.repository.ts';
import { countedItems, freeSlots, timesOf, type OrderTimes } from './orderTimes.rules.ts';

/** What a diner has chosen so far. */
export interface CheckoutWish {
  fulfilment: Fulfilment;
  /** Start of a slot; null: as soon as possible, or no time is chosen yet. */
  scheduledFor: Date | null;
  /** As typed; empty: not yet. Only for a delivery. */
  postcode: string;
  lines: readonly OrderLineRequest[];
  /** Code of a promotion, as typed; empty: none. */
  promotionCode: string;
  /** Whose earlier orders count for the limits of promotions; null: not known yet. */
  diner: Diner | null;
}

/** What tells a diner from others. */
export interface Diner {
  email: string;
  phone: string;
}

/** A basket with its prices, and what the diner can choose. */
export interface Checkout {
  /** The wanted one, or the other one when the site does not offer it. */
  fulfilment: Fulfilment;
  quote: Quote;
  /** The zone of the postcode; null for a collection, and while the zone is not known. */
  zone: DeliveryZone | null;
  /** Why the postcode has no zone; null without a problem or a postcode. */
  postcodeProblem: string | null;
  /** Why the dishes are not enough for the zone; null when they are. */
  minimumProblem: string | null;
  /** Pence. */
  deliveryFee: number;
  /** What the best promotion takes off, as far as its limits are known before the diner is. */
  discount: Discount;
  /** Why the code does not count; null without a code, and when it counts. */
  codeProblem: string | null;
  /** Pence of dishes and delivery, less the discount. */
  total: number;
  /** Whether the order can be placed for as soon as possible. */
  now: OrderNow;
  /** The slots that have a place. */
  slots: Date[];
}

/** Prices of a basket with its delivery, and the times that a diner can choose. They change nothing. */
export class CheckoutService {
  constructor(
    private readonly database: { pool: Pool },
    private readonly sites: SiteService,
    /** Called for a delivery only: it needs an EntityManager. */
    private readonly deliveries: () => DeliveryService,
    private readonly clock: Clock,
    private readonly shelves: ShelfService,
    private readonly codeTries: CodeTriesService,
  ) {}

  /**
   * The checkout of a site as it is now; null for an unknown slug. In an outage it is what is known without the database: no area,
   * no full slot, no used-up promotion. `OrderService.place` reads them all.
   */
  async find(slug: string, wish: CheckoutWish, ip: string): Promise<Checkout | null> {
    const site = await this.sites.find(slug);
    if (!site) return null;
    const { document } = site;
    const fulfilment = offered(document, wish.fulfilment);
    const lines = mergeLines(wish.lines);
    const now = this.clock();
    const list = priceListFor(document, { fulfilment, scheduledFor: wish.scheduledFor }, now);
    const quote = await this.stocked(document, priceLines(lines, list));
    const isAsked = fulfilment === 'DELIVERY' && wish.postcode.trim() !== '';
    const answer = isAsked ? await this.deliveryTo(slug, wish.postcode, ip) : null;
    const zone = answer?.zone ?? null;
    const deliveryFee = zone ? deliveryFeeOf(zone, quote.total) : 0;
    const codeRefusal = await this.codeTries.refusal(document, wish.promotionCode, ip);
    const code = codeRefusal === null ? normalCode(wish.promotionCode) : '';
    const discount = discountOfQuote(quote, list, {
      fulfilment,
      deliveryFee: fulfilment === 'DELIVERY' && !zone ? null : deliveryFee,
      code,
      standing: wish.diner && (await unlessAway(this.standing(document, code, wish.diner), null)),
    });
    const usedSlots = await unlessAway(this.usedSlots(document, now), []);
    const question = {
      settings: document.ordering,
      timeZone: document.timeZone,
      fulfilment,
      now,
      extraMinutes: zone?.extraMinutes ?? 0,
    };
    return {
      fulfilment,
      quote,
      zone,
      postcodeProblem: answer && deliveryProblem(document.name, answer),
      minimumProblem: zone && minimumProblem(zone, quote.total),
      deliveryFee,
      discount,
      codeProblem: codeRefusal ?? (discount.code && codeText(discount.code, list.names)),
      total: quote.total + deliveryFee - discount.total,
      now: laterBy(document.orderNow[fulfilment], question.extraMinutes),
      slots: freeSlots(question, countedItems(document, lines), usedSlots),
    };
  }

  private deliveryTo(slug: string, postcode: string, ip: string): Promise<DeliveryAnswer> {
    const unchecked = { status: 'UNCHECKED' as const, postcode: null, zone: null };
    return unlessAway(this.deliveries().answer(slug, postcode, ip), unchecked);
  }

  /** The same prices, without the lines of which a grocery shop has too few pieces. Other sites need no SQL. */
  async stocked({ isShop }: SiteDocument, quote: Quote): Promise<Quote> {
    if (!isShop) return quote;
    const stock = await this.shelves.stock(quote.lines.map(({ productId }) => productId));
    return withStock(quote, stock);
  }

  /** Why the code of an order is not looked at; null when it may be. */
  codeRefusal(document: SiteDocument, { promotionCode }: CheckedOrder, ip: string): Promise<string | null> {
    return this.codeTries.refusal(document, promotionCode, ip);
  }

  /** What earlier orders say about promotions; null, without SQL, when no promotion that may count has a limit. */
  async standing(
    { restaurantId, promotions }: SiteDocument,
    promotionCode: string,
    diner: Diner,
  ): Promise<PromotionStanding | null> {
    const isAsked = promotions.some(
      ({ code, rest, isFirstOrder, useLimit, dinerLimit }) =>
        rest === null &&
        (code === null || code === promotionCode) &&
        (isFirstOrder || useLimit !== null || dinerLimit !== null),
    );
    return isAsked ? readPromotionStanding(this.database.pool, restaurantId, diner) : null;
  }

  /** The zone that an order is delivered into; null for a collection. Fails at the field of the problem. */
  async zoneOf(
    { name, slug }: SiteDocument,
    { fulfilment, deliveryAddress }: CheckedOrder,
    ip: string,
  ): Promise<Result<DeliveryZone | null, FieldProblem>> {
    if (fulfilment === 'COLLECTION') return ok(null);
    const answer = await this.deliveries().answer(slug, deliveryAddress?.postcode ?? '', ip);
    const message = deliveryProblem(name, answer);
    if (message === null) return ok(answer.zone);
    const path = answer.status === 'NOT_OFFERED' ? 'fulfilment' : 'deliveryAddress.postcode';
    return fail({ path, message });
  }

  /** The times of an order that is placed now. Fails at the field of the problem when the kitchen cannot make it then. */
  async times(
    document: SiteDocument,
    { fulfilment, scheduledFor, lines }: CheckedOrder,
    zone: DeliveryZone | null,
    now: Date,
  ): Promise<Result<OrderTimes, FieldProblem>> {
    const wish = {
      fulfilment,
      scheduledFor,
      extraMinutes: zone?.extraMinutes ?? 0,
      items: countedItems(document, lines),
    };
    return timesOf(document, wish, await this.usedSlots(document, now), now);
  }

  /** Empty without a limit of the kitchen: then no slot is ever full. */
  private async usedSlots({ restaurantId, ordering }: SiteDocument, now: Date) {
    const { orders, items } = ordering.capacity;
    if (orders === null && items === null) return [];
    const from = new Date(now.getTime() - SLOT_MINUTES * 60_000);
    return readSlotUse(this.database.pool, restaurantId, from);
  }
}

function offered({ ordering }: SiteDocument, wanted: Fulfilment): Fulfilment {
  const { collection, delivery } = ordering;
  if (wanted === 'DELIVERY') return delivery.isOffered ? 'DELIVERY' : 'COLLECTION';
  return collection.isOffered || !delivery.isOffered ? 'COLLECTION' : 'DELIVERY';
}

/** Why a site does not deliver to a postcode; null when it does. */
const deliveryProblem = (name: string, { status, postcode }: DeliveryAnswer): string | null =>
  ({
    ZONE: null,
    OUTSIDE: messages.outside(name, postcode ?? ''),
    UNCHECKED: messages.postcodeUnchecked,
    NO_POSTCODE: messages.postcodeImplausible,
    NOT_OFFERED: messages.fulfilmentNotOffered.DELIVERY(name),
  })[status];
