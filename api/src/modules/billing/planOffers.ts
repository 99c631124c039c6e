import type { EntityManager } from '@mikro-orm/postgresql';
import type { NotFoundFailure, ValidationFailure } from '../../lib/failure.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { categoryOf } from '../catalogue/catalogue.rules.ts';
import { Price } from '../catalogue/price.entity.ts';
import type { Service } from '../catalogue/service.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { RestaurantService } from '../restaurants/restaurant.service.ts';
import { messages } from './messages.ts';

/** A plan at a price, and the site it is for. */
export interface PlanOffer {
  price: Price;
  /** Price at the provider. */
  stripePriceId: string;
  service: Service;
  /** null for a plan without one. */
  restaurant: Restaurant | null;
}

type OfferFailure = ValidationFailure | NotFoundFailure;

/** What a person may buy for which site. */
export class PlanOffers {
  constructor(
    private readonly em: EntityManager,
    private readonly restaurants: RestaurantService,
  ) {}

  /** `restaurantId` null: the plan needs no site, or the person has one site only, or one free one. `message` tells what failed. */
  async find(
    userId: string,
    stripePriceId: string,
    restaurantId: string | null,
    message: string,
  ): Promise<Result<PlanOffer, OfferFailure>> {
    const price = await this.em.findOne(Price, { stripePriceId }, { populate: ['service'] });
    const refuse = (path: string, problem: string) =>
      fail({
        kind: 'validation' as const,
        message: `${message} ${problem}`,
        fields: [{ path, message: problem }],
      });
    if (!price) return refuse('priceId', messages.priceUnknown);
    const service = price.service.$;
    if (service.isComing) return refuse('priceId', messages.planComing);
    if (price.unitAmount === 0) return refuse('priceId', messages.planFree);
    const offer = { price, stripePriceId, service };
    if (categoryOf(service.name) !== 'restaurant')
      return restaurantId === null
        ? ok({ ...offer, restaurant: null })
        : refuse('restaurantId', messages.siteNotWanted);
    if (restaurantId === null) {
      const restaurant = await this.onlySite(userId);
      return restaurant ? ok({ ...offer, restaurant }) : refuse('restaurantId', messages.siteNeeded);
    }
    const restaurant = await this.restaurants.findOwned(userId, restaurantId);
    if (!restaurant || restaurant.status === 'archived')
      return fail({ kind: 'notFound', message: messages.siteUnknown });
    return ok({ ...offer, restaurant });
  }

  /** Spec §7: the site is optional. Who has one site only means that one, and among several the only free one. */
  private async onlySite(owner: string): Promise<Restaurant | null> {
    const open = { owner, status: { $ne: 'archived' as const } };
    for (const where of [open, { ...open, package: 'FREE' as const }]) {
      const [site, ...others] = await this.em.find(Restaurant, where, { limit: 2 });
      if (site && others.length === 0) return site;
    }
    return null;
  }
}
