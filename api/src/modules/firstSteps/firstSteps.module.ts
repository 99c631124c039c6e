import { type Module, perRequest } from '../../composition/module.ts';
import { RestaurantService } from '../restaurants/restaurant.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { FirstSteps } from './firstSteps.entity.ts';
import { FirstStepsResolver } from './firstSteps.resolver.ts';
import { FirstStepsService } from './firstSteps.service.ts';

/** What owners do first with a new site: contact, picture, test order, sharing. */
export const firstStepsModule = {
  entities: [FirstSteps],
  services: [perRequest(FirstStepsService, 'em', RestaurantService)],
  resolvers: [perRequest(FirstStepsResolver, FirstStepsService, SiteLinks)],
  access: { 'Mutation.changeFirstSteps': 'viewer' },
} satisfies Module;
