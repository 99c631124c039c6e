import { type Module, scoped, singleton } from '../../composition/module.ts';
import { AccountService } from '../accounts/account.service.ts';
import { SiteService, SiteVersions } from '../sites/site.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { ArchiveService } from './archive.service.ts';
import { RestaurantChanges } from './changeRestaurant.service.ts';
import { claimRoutes } from './claim.rest.ts';
import { ClaimService, SiteLiveMailService } from './claim.service.ts';
import { OnboardingCookie } from './onboardingCookie.rest.ts';
import { Restaurant } from './restaurant.entity.ts';
import { toRestaurantType } from './restaurant.graphql.ts';
import {
  ClaimResolver,
  RestaurantEditResolver,
  RestaurantFieldsResolver,
  UserRestaurantsResolver,
} from './restaurant.resolver.ts';
import { restaurantRoutes } from './restaurant.rest.ts';
import { OwnProducts, RestaurantService } from './restaurant.service.ts';
import { RestaurantAccountPart } from './restaurantAccountPart.ts';
import { OwnPictures, RestaurantEditService } from './restaurantEdit.service.ts';
import { SlugChangeService } from './slug.service.ts';
import { SuspensionMailService } from './suspension.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Mails the address of a site to the person who has claimed it. */
    mailSiteLive: { restaurantId: string; userId: string };
    /** Mails the owner that a site was taken offline or restored. `at` (RFC 3339) is the time of the change. */
    mailSuspension: { restaurantId: string; kind: 'suspended' | 'restored'; at: string };
  }
}

/** Settings, slugs and closing of restaurants; claims of previews. */
export const restaurantsModule = {
  entities: [Restaurant],
  services: [
    singleton(OnboardingCookie, ({ publicUrl }) => new OnboardingCookie(publicUrl)),
    scoped(RestaurantService, ({ em, get }) => new RestaurantService(em, get(OwnProducts))),
    scoped(RestaurantChanges, ({ em, get }) => new RestaurantChanges(em, get(SiteService))),
    scoped(
      RestaurantEditService,
      ({ get }) =>
        new RestaurantEditService(get(RestaurantChanges), get(RestaurantService), get(OwnPictures)),
    ),
    scoped(
      SlugChangeService,
      ({ em, get, limiter, clock }) =>
        new SlugChangeService(em, get(RestaurantService), get(RestaurantChanges), limiter, clock),
    ),
    scoped(ArchiveService, ({ get, clock }) => new ArchiveService(get(RestaurantChanges), clock)),
    scoped(
      ClaimService,
      ({ em, get, clock }) => new ClaimService(em, get(AccountService), get(SiteService), clock),
    ),
    scoped(SiteLiveMailService, ({ em, get, mail }) => new SiteLiveMailService(em, mail, get(SiteLinks))),
    scoped(
      SuspensionMailService,
      ({ em, mail, supportEmail }) => new SuspensionMailService(em, mail, supportEmail),
    ),
  ],
  resolvers: [
    scoped(
      UserRestaurantsResolver,
      ({ get }) => new UserRestaurantsResolver(get(RestaurantService), get(SiteLinks)),
    ),
    scoped(
      RestaurantFieldsResolver,
      ({ get, clock }) => new RestaurantFieldsResolver(get(SiteVersions), get(SlugChangeService), clock),
    ),
    scoped(
      RestaurantEditResolver,
      ({ get }) =>
        new RestaurantEditResolver(
          get(RestaurantEditService),
          get(SlugChangeService),
          get(ArchiveService),
          get(SiteLinks),
        ),
    ),
    scoped(ClaimResolver, ({ get }) => new ClaimResolver(get(ClaimService), get(SiteLinks))),
  ],
  access: {
    'Mutation.claimRestaurant': 'secret',
    'Mutation.claimRestaurantForViewer': 'viewer',
    'Mutation.updateRestaurant': 'viewer',
    'Mutation.changeRestaurantSlug': 'viewer',
    'Mutation.archiveRestaurant': 'viewer',
    'Mutation.reopenRestaurant': 'viewer',
  },
  nodes: {
    async Restaurant(get, id, viewer) {
      const found = viewer && (await get(RestaurantService).findOwned(viewer.id, id));
      return found && toRestaurantType(found, get(SiteLinks));
    },
  },
  routes: [...claimRoutes, ...restaurantRoutes],
  jobs: {
    mailSiteLive: { isMail: true, run: (get, payload) => get(SiteLiveMailService).send(payload) },
    mailSuspension: { isMail: true, run: (get, payload) => get(SuspensionMailService).send(payload) },
  },
  accountParts: ({ get }) => [new RestaurantAccountPart(get(SiteService), get(SiteLinks))],
} satisfies Module;
