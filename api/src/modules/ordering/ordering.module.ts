import { mailJob, type Module, perRequest } from '../../composition/module.ts';
import { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { RestaurantService } from '../restaurants/restaurant.service.ts';
import { SiteService } from '../sites/site.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { DeliveryResolver } from './delivery.resolver.ts';
import { DeliveryService } from './delivery.service.ts';
import { OpenBoard } from './openBoard.entity.ts';
import { UnattendedMailService } from './unattended.mail.ts';
import { OpenBoardService } from './openBoard.service.ts';
import { OrderingResolver } from './ordering.resolver.ts';
import { OrderingService } from './ordering.service.ts';
import { Postcode } from './postcode.entity.ts';
import { PostcodeService } from './postcode.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Deletes old places of postcodes. Scheduled. */
    sweepPostcodes: object;
    /** Pauses orders for now where no board is open, and ends such pauses. Scheduled. */
    pauseUnattended: object;
    /** Mails a person that orders pause because no board is open. `since` (RFC 3339) identifies the pause. */
    mailUnattended: { restaurantId: string; userId: string; since: string };
  }
}

/** When, where and how restaurants take orders. */
export const orderingModule = {
  entities: [Postcode, OpenBoard],
  services: [
    perRequest(PostcodeService, 'em', 'geocoder', 'limiter', 'clock', 'log'),
    perRequest(DeliveryService, SiteService, PostcodeService),
    perRequest(OrderingService, 'em', RestaurantChanges, RestaurantService, PostcodeService, 'clock'),
    perRequest(OpenBoardService, 'em', RestaurantChanges, 'clock'),
    perRequest(UnattendedMailService, 'em', 'mail', 'publicUrl'),
  ],
  resolvers: [
    perRequest(DeliveryResolver, DeliveryService),
    perRequest(OrderingResolver, OrderingService, OpenBoardService, SiteLinks, 'clock'),
  ],
  access: {
    'Query.delivery': 'public',
    'Query.postcodeCoverage': 'public',
    'Mutation.updateOrdering': 'viewer',
    'Mutation.setBusyMode': 'viewer',
    'Mutation.pauseOrders': 'viewer',
    'Mutation.resumeOrders': 'viewer',
    'Mutation.keepBoardOpen': 'viewer',
  },
  jobs: {
    sweepPostcodes: { schedule: '57 3 * * *', run: (get) => get(PostcodeService).sweep() },
    pauseUnattended: { schedule: '* * * * *', run: (get) => get(OpenBoardService).settleAll() },
    mailUnattended: mailJob((get, payload) => get(UnattendedMailService).send(payload)),
  },
} satisfies Module;
