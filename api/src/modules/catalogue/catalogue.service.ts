import type { EntityManager } from '@mikro-orm/postgresql';
import { Price, Service } from './catalogue.entity.ts';
import {
  byFirstPrice,
  byInterval,
  categoryOf,
  SERVICE_CATEGORIES,
  type ServiceCategory,
} from './catalogue.rules.ts';

/** A plan with its category and its prices, shortest interval first. */
export interface Plan {
  service: Service;
  category: ServiceCategory;
  prices: Price[];
}

/** Reads the plans. */
export class CatalogueService {
  constructor(private readonly em: EntityManager) {}

  /** The plans of one category (null: of all categories in order), cheapest first in each. Two statements. */
  async list(category: ServiceCategory | null): Promise<Plan[]> {
    const plans = plansOf(
      await this.em.findAll(Service, { orderBy: { key: 'asc' } }),
      await this.em.findAll(Price),
    );
    return SERVICE_CATEGORIES.filter((each) => !category || each === category).flatMap((each) =>
      byFirstPrice(plans.filter((plan) => plan.category === each)),
    );
  }

  /** null when there is none. */
  async find(id: string): Promise<Plan | null> {
    const service = await this.em.findOne(Service, { id });
    if (!service) return null;
    const [plan] = plansOf([service], await this.em.find(Price, { service: id }));
    return plan ?? null;
  }
}

/** The fields that GraphQL and REST share. A plan that is not on sale has no Stripe ids. */
export function planFields({ service, prices }: Plan) {
  return {
    name: service.name,
    subtitle: service.subtitle ?? null,
    imageUrl: service.imageUrl ?? null,
    isComing: service.isComing,
    orderLimit: service.orderLimit ?? null,
    staffLimit: service.staffLimit ?? null,
    platformsManaged: service.platformsManaged ?? null,
    postsPerWeek: service.postsPerWeek ?? null,
    adSpendIncluded: service.adSpendIncluded ?? null,
    prices: prices.map(({ interval, unitAmount, stripePriceId }) => ({
      interval,
      unitAmount,
      stripePriceId: service.isComing ? null : (stripePriceId ?? null),
    })),
  };
}

function plansOf(services: Service[], prices: Price[]): Plan[] {
  return services.flatMap((service) => {
    const category = categoryOf(service.name);
    if (!category) return [];
    return [
      { service, category, prices: byInterval(prices.filter((price) => price.service.id === service.id)) },
    ];
  });
}
