import { type Module, perRequest } from '../../composition/module.ts';
import { RestaurantChanges } from '../restaurants/changeRestaurant.service.ts';
import { RestaurantService } from '../restaurants/restaurant.service.ts';
import { SiteService } from '../sites/site.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { DeliveryResolver } from './delivery.resolver.ts';
import { DeliveryService } from './delivery.service.ts';
import { OrderingResolver } from './ordering.resolver.ts';
import { OrderingService } from './ordering.service.ts';
import { Postcode } from './postcode.entity.ts';
import { PostcodeService } from './postcode.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Deletes old places of postcodes. Scheduled. */
    sweepPostcodes: object;
  }
}

/** When, where and how restaurants take orders. */
export const orderingModule = {
  entities: [Postcode],
  services: [
    perRequest(PostcodeService, 'em', 'geocoder', 'limiter', 'clock', 'log'),
    perRequest(DeliveryService, SiteService, PostcodeService),
    perRequest(OrderingService, 'em', RestaurantChanges, RestaurantService, PostcodeService, 'clock'),
  ],
  resolvers: [
    perRequest(DeliveryResolver, DeliveryService),
    perRequest(OrderingResolver, OrderingService, SiteLinks, 'clock'),
  ],
  access: {
    'Query.delivery': 'public',
    'Mutation.updateOrdering': 'viewer',
    'Mutation.setBusyMode': 'viewer',
    'Mutation.pauseOrders': 'viewer',
    'Mutation.resumeOrders': 'viewer',
  },
  jobs: {
    sweepPostcodes: { schedule: '57 3 * * *', run: (get) => get(PostcodeService).sweep() },
  },
} satisfies Module;
