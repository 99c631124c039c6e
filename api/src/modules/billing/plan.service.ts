import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import {
  PaymentsFailure,
  type PaymentsFailureReason,
  type PaymentsGateway,
  type PlanChangeCost,
} from '../../gateways/payments/payments.gateway.ts';
import { type FailureOf, fail, ok, type Outcome, notFound, conflict, invalid } from '../../lib/result.ts';
import type { Price, Service } from '../catalogue/catalogue.entity.ts';
import { categoryOf } from '../catalogue/catalogue.rules.ts';
import type { ProductShelves } from '../products/productShelves.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { RestaurantService } from '../restaurants/restaurant.service.ts';
import { PaidSubscription } from './billing.entity.ts';
import { findPrice } from './billing.repository.ts';
import { costOf, isFresh, planNameOf, liveInOrder, isDue } from './billing.rules.ts';
import { messages } from './messages.ts';
import type { SubscriptionSync } from './subscriptionSync.service.ts';

/** A plan at a price, and its site. */
export interface PlanOffer {
  price: Price;
  /** Price at the provider. */
  stripePriceId: string;
  service: Service;
  /** Null for a plan without a site. */
  restaurant: Restaurant | null;
}

/** The cost of changing the plan of a site. */
export type PlanChangePreview = ReturnType<typeof previewOf>;

/** Finds which plan a person can buy for which site, and changes the plan of a site that already pays. */
export class PlanService {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsGateway,
    private readonly restaurants: RestaurantService,
    private readonly shelves: ProductShelves,
    private readonly subscriptions: SubscriptionSync,
    private readonly log: Logger,
  ) {}

  /**
   * With `restaurantId` null the plan needs no site, or the person has only one site or one free site. `message` is the
   * failure text.
   */
  async offer(
    userId: string,
    stripePriceId: string,
    restaurantId: string | null,
    message: string,
  ): Promise<Outcome<PlanOffer, 'validation' | 'notFound'>> {
    const price = await findPrice(this.em, stripePriceId);
    const refuse = (path: string, problem: string) =>
      invalid(`${message} ${problem}`, [{ path, message: problem }]);
    if (!price) return refuse('priceId', messages.priceUnknown);
    const service = price.service.$;
    if (service.isComing) return refuse('priceId', messages.planComing);
    if (price.unitAmount === 0) return refuse('priceId', messages.planFree);
    const offer = { price, stripePriceId, service };
    const category = categoryOf(service.name);
    const isForSites = category === 'restaurant' || category === 'grocery';
    if (!isForSites)
      return restaurantId === null
        ? ok({ ...offer, restaurant: null })
        : refuse('restaurantId', messages.siteNotWanted);
    const isForShops = category === 'grocery';
    if (restaurantId === null) {
      const restaurant = await this.onlySite(userId, isForShops);
      return restaurant
        ? ok({ ...offer, restaurant })
        : refuse('restaurantId', isForShops ? messages.shopNeeded : messages.siteNeeded);
    }
    const restaurant = await this.restaurants.findPermitted(userId, restaurantId, 'OWN');
    if (!restaurant || restaurant.status === 'archived') return notFound(messages.siteUnknown);
    const shops = await this.shelves.shopsAmong([restaurant.id]);
    if (shops.has(restaurant.id) !== isForShops)
      return refuse('priceId', isForShops ? messages.onlyForShops : messages.onlyForRestaurants);
    return ok({ ...offer, restaurant });
  }

  /** Spec §7: the site is optional. The only site is taken, or the only free one among several; of a grocery plan the only shop. */
  private async onlySite(owner: string, isForShops: boolean): Promise<Restaurant | null> {
    const open = { owner, status: { $ne: 'archived' as const } };
    for (const where of [open, { ...open, package: 'FREE' as const }]) {
      const all = await this.em.find(Restaurant, where);
      const shops = await this.shelves.shopsAmong(all.map(({ id }) => id));
      const [site, ...others] = all.filter(({ id }) => shops.has(id) === isForShops);
      if (site && others.length === 0) return site;
    }
    return null;
  }

  /** The oldest live subscription of these, with its plan and site. */
  async live(where: FilterQuery<PaidSubscription>): Promise<PaidSubscription | undefined> {
    const all = await this.em.find(PaidSubscription, where, { populate: ['service', 'restaurant'] });
    return liveInOrder(all)[0];
  }

  /** Throws PaymentsFailure. */
  async preview(
    current: PaidSubscription,
    offer: PlanOffer,
  ): Promise<Outcome<PlanChangePreview, 'conflict'>> {
    if (isDue(current.status)) return conflict(messages.paymentDue);
    const change = { subscriptionId: current.stripeSubscriptionId, priceId: offer.stripePriceId };
    return ok(previewOf(current, offer, await this.payments.previewChange(change)));
  }

  /** Takes the `prorationDate` of the preview. A repeated change returns the same result and costs nothing more. */
  async change(
    userId: string,
    { restaurantId, priceId, prorationDate }: { restaurantId: string; priceId: string; prorationDate: Date },
  ): Promise<Outcome<PaidSubscription, 'validation' | 'notFound' | 'conflict' | 'unavailable'>> {
    const offer = await this.offer(userId, priceId, restaurantId, messages.changeFailed);
    if (!offer.ok) return offer;
    const current = await this.live({ user: userId, restaurant: restaurantId });
    if (!current) return notFound(messages.nothingToChange);
    if (current.stripePriceId === priceId) return ok(current);
    if (isDue(current.status)) return conflict(messages.paymentDue);
    const change = { subscriptionId: current.stripeSubscriptionId, priceId };
    try {
      const { prorationDate: now } = await this.payments.previewChange(change);
      if (!isFresh(prorationDate, now)) return conflict(messages.previewOld);
      await this.payments.changePlan(change, prorationDate);
      const changed = await this.subscriptions.sync(current.stripeSubscriptionId);
      return changed ? ok(changed) : notFound(messages.nothingToChange);
    } catch (error) {
      if (!(error instanceof PaymentsFailure)) throw error;
      this.log.warn({ err: error, ...change }, 'a plan could not be changed');
      return fail(failureOf(error.reason));
    }
  }
}

const previewOf = (current: PaidSubscription, { price, service }: PlanOffer, cost: PlanChangeCost) => ({
  currentPlanName: planNameOf(current),
  newPlanName: service.name,
  newAmount: price.unitAmount,
  interval: price.interval,
  ...costOf(cost, current),
});

function failureOf(reason: PaymentsFailureReason): FailureOf<'conflict' | 'unavailable'> {
  if (reason === 'unavailable') return { kind: 'unavailable', message: messages.changeUnsure };
  return {
    kind: 'conflict',
    message: reason === 'declined' ? messages.cardDeclined : messages.changeRefused,
  };
}
