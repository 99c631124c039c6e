import type { Fulfilment } from '@forkfront/common/fulfilment.ts';
import type { Pool } from 'pg';
import type { Clock } from '../../lib/clock.ts';
import { type FieldProblem, type FailureOf, ok, problemAt, type Result, notFound } from '../../lib/result.ts';
import { unlessAway } from '../../lib/within.ts';
import { readStock } from '../groceries/stockReservation.repository.ts';
import type { DeliveryAnswer, DeliveryService } from '../ordering/delivery.service.ts';
import { laterBy, type OrderNow } from '@forkfront/common/hours.ts';
import { menuFor } from '@forkfront/common/menuNow.ts';
import { type DeliveryZone, SLOT_MINUTES } from '@forkfront/common/ordering.ts';
import { normalCode, type PromotionUsage } from '@forkfront/common/discount.ts';
import type { SiteDocument } from '@forkfront/common/siteDocument.ts';
import type { SiteService } from '../sites/site.service.ts';
import type { CodeTriesService } from './codeTries.service.ts';
import { messages } from './messages.ts';
import { mergeLines, type OrderedLine, type OrderLineRequest } from '@forkfront/common/orderLine.ts';
import {
  type PriceList,
  priceLines,
  priceListFor,
  priceListOf,
  type Quote,
  withStock,
} from '@forkfront/common/quote.ts';
import { readSlotUse } from './orderSlot.repository.ts';
import {
  allTimes,
  countedItems,
  freeSlots,
  type OrderTiming,
  type SlotUse,
} from '@forkfront/common/orderTimes.ts';
import { type BasketPrice, priceBasket } from '@forkfront/common/basketPrice.ts';
import { readPromotionUsage } from './placeOrderReads.repository.ts';

/** What a diner orders: how, when, where to and what. */
export interface Basket {
  fulfilment: Fulfilment;
  /** Start of a slot; null: as soon as possible, or no time is chosen yet. */
  scheduledFor: Date | null;
  /** As typed; empty: not yet, or no delivery. */
  postcode: string;
  lines: readonly OrderedLine[];
  /** Code of a promotion, as typed; empty: none. */
  promotionCode: string;
}

/** A basket as far as a diner has filled in its form. */
export interface BasketDraft extends Omit<Basket, 'lines'> {
  lines: readonly OrderLineRequest[];
  /** Whose earlier orders count for the limits of promotions; null: not known yet. */
  diner: Diner | null;
}

/** What tells a diner from others. */
export interface Diner {
  email: string;
  phone: string;
}

/** How a basket is quoted. */
export interface QuoteOptions {
  ip: string;
  now: Date;
  /**
   * Whether what the database does not answer is unknown: no area, no full slot, no used-up promotion. Otherwise the quote rejects.
   */
  survivesOutage: boolean;
  /** Whether lines are compared with the stock of a grocery shop. The statement that writes an order compares them, too. */
  readsStock: boolean;
}

/** The price of a basket, and what decides when it can be ready. */
export interface BasketQuote {
  price: BasketPrice;
  /** The zone of the postcode; null for a collection, and while the zone is not known. */
  zone: DeliveryZone | null;
  /** Why the postcode has no zone, at the field of an order; null without a problem or a postcode. */
  areaProblem: FieldProblem | null;
  /** Why the basket cannot be ordered, apart from its time; what the diner has to change first. Empty when it can. */
  problems: FieldProblem[];
  /** How, and how much of the kitchen it takes. */
  timing: OrderTiming;
  /** What the kitchen has to have ready already. Empty without a limit. */
  usedSlots: readonly SlotUse[];
}

/** The quote of a draft, and the times that the diner can choose. */
export interface DraftQuote extends BasketQuote {
  /** The wanted one, or the other one when the site does not offer it. */
  fulfilment: Fulfilment;
  /** Whether the order can be placed for as soon as possible. */
  now: OrderNow;
  /** The slots that have a place. */
  slots: Date[];
}

/** A version of a site with its price list of now. */
export interface PricedSite {
  version: number;
  document: SiteDocument;
  list: PriceList;
}

/** Prices of baskets with their delivery and their times, for pages and for the orders that are placed. They change nothing. */
export class BasketQuoteService {
  constructor(
    private readonly database: { pool: Pool },
    private readonly sites: SiteService,
    /** Called for a delivery only: it needs an EntityManager. */
    private readonly deliveries: () => DeliveryService,
    private readonly clock: Clock,
    private readonly codeTries: CodeTriesService,
  ) {}

  /** The site with its price list as they are now; without SQL while they are cached. null for an unknown slug. */
  site(slug: string): Promise<PricedSite | null> {
    return this.sites.derive(slug, 'priceList', ({ version, document }) => ({
      version,
      document,
      list: priceListOf(document),
    }));
  }

  /**
   * The quote of a basket by one version of a site. `diner`: null while nobody knows who orders. Without limits, codes and zones by
   * distance it needs no SQL.
   */
  async quoteBasket(
    site: PricedSite,
    basket: Basket,
    diner: Diner | null,
    { ip, now, survivesOutage, readsStock }: QuoteOptions,
  ): Promise<BasketQuote> {
    const known = <T>(read: Promise<T>, unknown: T) => (survivesOutage ? unlessAway(read, unknown) : read);
    const { document } = site;
    const { fulfilment, scheduledFor, postcode, lines } = basket;
    const isAsked = fulfilment === 'DELIVERY' && postcode.trim() !== '';
    const answer = isAsked
      ? await known(this.deliveries().answer(document.slug, postcode, ip), UNCHECKED)
      : null;
    const zone = answer?.zone ?? null;
    const codeRefusal = await this.codeTries.refusal(document, basket.promotionCode, ip);
    const promotionCode = codeRefusal === null ? normalCode(basket.promotionCode) : '';
    const price = priceBasket(lines, listFor(site, basket, now), {
      fulfilment,
      zone,
      promotionCode,
      codeRefusal,
      usage: diner && (await known(this.usage(document, promotionCode, diner), null)),
      stock: readsStock ? await known(this.stockOf(document, lines), NOT_READ) : NOT_READ,
    });
    const areaProblem = answer && areaProblemOf(document.name, answer);
    return {
      price,
      zone,
      areaProblem,
      problems: areaProblem ? [areaProblem] : price.problems,
      timing: {
        fulfilment,
        scheduledFor,
        extraMinutes: zone?.extraMinutes ?? 0,
        items: countedItems(document, lines),
      },
      usedSlots: await known(this.usedSlots(document, now), []),
    };
  }

  /** The quote of a draft by the site as it is now, also in an outage; null for an unknown slug. */
  async quoteDraft(slug: string, { diner, ...draft }: BasketDraft, ip: string): Promise<DraftQuote | null> {
    const site = await this.site(slug);
    if (!site) return null;
    const { document } = site;
    const now = this.clock();
    const fulfilment = offered(document, draft.fulfilment);
    const basket = { ...draft, fulfilment, lines: mergeLines(draft.lines) };
    const options = { ip, now, survivesOutage: true, readsStock: true };
    const quote = await this.quoteBasket(site, basket, diner, options);
    const { extraMinutes, items } = quote.timing;
    const { ordering: settings, timeZone } = document;
    return {
      ...quote,
      fulfilment,
      now: laterBy(document.orderNow[fulfilment], extraMinutes),
      slots: freeSlots({ settings, timeZone, fulfilment, now, extraMinutes }, items, quote.usedSlots),
    };
  }

  /**
   * The prices of lines by the published menu and the stock of a shop as they are now. `orderFor`: the time that the diner chose;
   * null: a line can be ordered if its dish is sold at any time that can still be chosen.
   */
  async quoteLines(
    slug: string,
    lines: readonly OrderLineRequest[],
    orderFor: Date | null = null,
  ): Promise<Result<Quote, FailureOf<'notFound'>>> {
    const site = await this.site(slug);
    if (!site) return notFound(messages.siteUnknown);
    const { document } = site;
    const list = orderFor
      ? priceListFor(document, { fulfilment: 'COLLECTION', scheduledFor: orderFor }, this.clock())
      : await this.listOfAllTimes(slug, site);
    const merged = mergeLines(lines);
    const stock = await unlessAway(this.stockOf(document, merged), NOT_READ);
    return ok(withStock(priceLines(merged, list), stock));
  }

  /** Whether a product is sold at some time for which it can be ordered; false for an unknown one. */
  async isSoldAtAll(slug: string, productId: string): Promise<boolean> {
    const site = await this.site(slug);
    if (!site) return false;
    const found = (await this.listOfAllTimes(slug, site)).products.get(productId);
    return found !== undefined && found.isOpen && found.product.isAvailable;
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

  /** The pieces that a grocery shop has of the products of these lines. Other sites need no SQL. */
  private async stockOf(
    { isShop }: SiteDocument,
    lines: readonly OrderedLine[],
  ): Promise<ReadonlyMap<string, number>> {
    if (!isShop) return NOT_READ;
    return readStock(
      this.database.pool,
      lines.map(({ productId }) => productId),
    );
  }

  /** What earlier orders say about promotions; null, without SQL, when no promotion that may count has a limit. */
  private async usage(
    { restaurantId, promotions }: SiteDocument,
    promotionCode: string,
    diner: Diner,
  ): Promise<PromotionUsage | null> {
    const isAsked = promotions.some(
      ({ code, rest, isFirstOrder, useLimit, dinerLimit }) =>
        rest === null &&
        (code === null || code === promotionCode) &&
        (isFirstOrder || useLimit !== null || dinerLimit !== null),
    );
    return isAsked ? readPromotionUsage(this.database.pool, restaurantId, diner) : null;
  }

  /** Empty without a limit of the kitchen: then no slot is ever full. */
  private async usedSlots({ restaurantId, ordering }: SiteDocument, now: Date): Promise<SlotUse[]> {
    const { orders, items } = ordering.capacity;
    if (orders === null && items === null) return [];
    const from = new Date(now.getTime() - SLOT_MINUTES * 60_000);
    return readSlotUse(this.database.pool, restaurantId, from);
  }
}

const NOT_READ: ReadonlyMap<string, number> = new Map();

const UNCHECKED: DeliveryAnswer = { status: 'UNCHECKED', postcode: null, zone: null };

/** The price list for the time of a basket (decision 96): the one of now while it can be ordered for now. */
const listFor = (
  { document, list }: PricedSite,
  { fulfilment, scheduledFor }: Pick<Basket, 'fulfilment' | 'scheduledFor'>,
  now: Date,
): PriceList =>
  scheduledFor === null && document.orderNow[fulfilment].readyInMinutes !== null
    ? list
    : priceListFor(document, { fulfilment, scheduledFor }, now);

function offered({ ordering }: SiteDocument, wanted: Fulfilment): Fulfilment {
  const { collection, delivery } = ordering;
  if (wanted === 'DELIVERY') return delivery.isOffered ? 'DELIVERY' : 'COLLECTION';
  return collection.isOffered || !delivery.isOffered ? 'COLLECTION' : 'DELIVERY';
}

/** Why a site does not deliver to a postcode, at the field of the order; null when it does. */
function areaProblemOf(name: string, { status, postcode }: DeliveryAnswer): FieldProblem | null {
  const path = status === 'NOT_OFFERED' ? 'fulfilment' : 'deliveryAddress.postcode';
  const message = {
    ZONE: null,
    OUTSIDE: messages.outside(name, postcode ?? ''),
    UNCHECKED: messages.postcodeUnchecked,
    NO_POSTCODE: messages.postcodeImplausible,
    NOT_OFFERED: messages.fulfilmentNotOffered.DELIVERY(name),
  }[status];
  return problemAt(path, message)[0] ?? null;
}
