import { type Module, perRequest } from '../../composition/module.ts';
import { SiteService } from '../sites/site.service.ts';
import { DeliveryResolver } from './delivery.resolver.ts';
import { DeliveryService } from './delivery.service.ts';
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
  ],
  resolvers: [perRequest(DeliveryResolver, DeliveryService)],
  access: { 'Query.delivery': 'public' },
  jobs: {
    sweepPostcodes: { schedule: '57 3 * * *', run: (get) => get(PostcodeService).sweep() },
  },
} satisfies Module;
