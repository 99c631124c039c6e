import { type Module, perRequest } from '../../composition/module.ts';
import { ProductShelves } from '../products/productShelves.ts';
import { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { RestaurantService } from '../restaurants/restaurant.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { MenuFileResolver } from './menuFile.resolver.ts';
import { menuHistoryPart } from './menuHistoryPart.ts';
import { MenuImportService } from './menuImport.service.ts';
import { MenuVersion } from './menuVersion.entity.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Removes old versions of menus. Scheduled. */
    sweepMenuVersions: object;
  }
}

/** Export, import and history of whole menus. */
export const menuFilesModule = {
  entities: [MenuVersion],
  services: [
    perRequest(
      MenuImportService,
      'em',
      RestaurantService,
      RestaurantChanges,
      ProductShelves,
      'limiter',
      'clock',
    ),
  ],
  resolvers: [perRequest(MenuFileResolver, MenuImportService, SiteLinks)],
  access: {
    'Mutation.reviewMenuImport': 'viewer',
    'Mutation.importMenu': 'viewer',
    'Mutation.undoMenuImport': 'viewer',
    'Mutation.restoreMenuVersion': 'viewer',
  },
  jobs: {
    sweepMenuVersions: { schedule: '42 3 * * *', run: (get) => get(MenuImportService).sweep() },
  },
  accountParts: () => [menuHistoryPart],
} satisfies Module;
