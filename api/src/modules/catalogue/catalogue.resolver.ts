import { Arg, Query, Resolver } from 'type-graphql';
import { ServiceCategoryEnum, ServiceType, toServiceType } from './catalogue.graphql.ts';
import type { ServiceCategory } from './catalogue.rules.ts';
import type { CatalogueService } from './catalogue.service.ts';

@Resolver()
export class CatalogueResolver {
  constructor(private readonly catalogue: CatalogueService) {}

  @Query(() => [ServiceType], { description: 'The plans, cheapest first in each category.' })
  async services(
    @Arg('category', () => ServiceCategoryEnum, {
      nullable: true,
      description: 'Only the plans of this category; without it all, one category after the other.',
    })
    category: ServiceCategory | null,
  ): Promise<ServiceType[]> {
    return (await this.catalogue.list(category ?? null)).map(toServiceType);
  }
}
