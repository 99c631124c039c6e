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
export type Plan = ReturnType<typeof planOf>[number];

/** Reads the plans. */
export class CatalogueService {
  constructor(private readonly em: EntityManager) {}

  /** The plans of one category (null: of all categories in order), cheapest first in each. Two statements. */
  async list(category: ServiceCategory | null): Promise<Plan[]> {
    const services = await this.em.findAll(Service, { orderBy: { key: 'asc' } });
    const prices = Map.groupBy(await this.em.findAll(Price), (price) => price.service.id);
    const plans = services.flatMap((service) => planOf(service, prices.get(service.id) ?? []));
    return SERVICE_CATEGORIES.filter((each) => !category || each === category).flatMap((each) =>
      byFirstPrice(plans.filter((plan) => plan.category === each)),
    );
  }

  /** null when there is none. */
  async find(id: string): Promise<Plan | null> {
    return (await this.list(null)).find((plan) => plan.id === id) ?? null;
  }
}

/** The plan of a service; none when its name has no category. A plan that is not on sale has no Stripe ids. */
function planOf(service: Service, prices: readonly Price[]) {
  const { id, key, name, isComing, features } = service;
  const category = categoryOf(name);
  if (!category) return [];
  return [
    {
      id,
      key,
      category,
      features,
      /** What GraphQL and REST show in the same way. */
      details: {
        name,
        subtitle: service.subtitle ?? null,
        imageUrl: service.imageUrl ?? null,
        isComing,
        orderLimit: service.orderLimit ?? null,
        staffLimit: service.staffLimit ?? null,
        platformsManaged: service.platformsManaged ?? null,
        postsPerWeek: service.postsPerWeek ?? null,
        adSpendIncluded: service.adSpendIncluded ?? null,
      },
      prices: byInterval(prices).map(({ interval, unitAmount, stripePriceId }) => ({
        interval,
        unitAmount,
        stripePriceId: isComing ? null : (stripePriceId ?? null),
      })),
    },
  ];
}
