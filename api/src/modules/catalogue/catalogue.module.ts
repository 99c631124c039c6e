import { type Module, perRequest } from '../../composition/module.ts';
import { Price, Service } from './catalogue.entity.ts';
import { toServiceType } from './catalogue.graphql.ts';
import { CatalogueResolver } from './catalogue.resolver.ts';
import { catalogueRoutes } from './catalogue.rest.ts';
import { CatalogueService } from './catalogue.service.ts';

/** Plans, their prices and features. */
export const catalogueModule = {
  entities: [Service, Price],
  services: [perRequest(CatalogueService, 'em')],
  resolvers: [perRequest(CatalogueResolver, CatalogueService)],
  access: { 'Query.services': 'public' },
  nodes: {
    async Service(get, id) {
      const plan = await get(CatalogueService).find(id);
      return plan && toServiceType(plan);
    },
  },
  routes: catalogueRoutes,
} satisfies Module;
