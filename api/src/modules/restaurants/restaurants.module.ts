import { mailJob, type Module, perRequest, scoped, singleton } from '../../composition/module.ts';
import { toGlobalId } from '../../graphql/globalId.ts';
import { AccountService } from '../accounts/account.service.ts';
import { SiteService, SiteVersions } from '../sites/site.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { Activity } from './activity.entity.ts';
import { RestaurantChanges, RestaurantTurns } from './restaurantChanges.service.ts';
import { claimRoutes } from './claim.rest.ts';
import { ClaimService, SiteLiveMailService } from './claim.service.ts';
import { LookDraftService } from './lookDraft.service.ts';
import { Member } from './member.entity.ts';
import { OnboardingCookie } from './onboardingCookie.rest.ts';
import { Restaurant } from './restaurant.entity.ts';
import { toRestaurantType } from './restaurant.graphql.ts';
import {
  RestaurantEditResolver,
  RestaurantResolver,
  UserRestaurantsResolver,
} from './restaurant.resolver.ts';
import { restaurantRoutes } from './restaurant.rest.ts';
import { OwnProducts, RestaurantService } from './restaurant.service.ts';
import { restaurantAccountPart } from './restaurantAccountPart.ts';
import { OwnPictures, RestaurantEditService } from './restaurantEdit.service.ts';
import { SlugService } from './slug.service.ts';
import { SuspensionMailService, SuspensionService } from './suspension.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Mails the address of a site to the person who has claimed it. */
    mailSiteLive: { restaurantId: string; userId: string };
    /**
     * Mails the owner that a site was taken offline or restored. `reason` (null: none) is in the payload, because a restored site
     * has none. `at` (RFC 3339) is the time of the change.
     */
    mailSuspension: {
      restaurantId: string;
      kind: 'suspended' | 'restored';
      reason: string | null;
      at: string;
    };
    /** Removes old entries of activity logs. Scheduled. */
    sweepActivities: object;
  }
}

/** Settings, slugs and closing of restaurants; claims of previews. */
export const restaurantsModule = {
  entities: [Restaurant, Member, Activity],
  services: [
    singleton(OnboardingCookie, ({ publicUrl }) => new OnboardingCookie(publicUrl)),
    perRequest(RestaurantService, 'em', OwnProducts),
    singleton(RestaurantTurns, () => new RestaurantTurns()),
    perRequest(RestaurantChanges, 'em', SiteService, RestaurantTurns),
    perRequest(RestaurantEditService, RestaurantChanges, RestaurantService, OwnPictures, 'clock'),
    perRequest(LookDraftService, RestaurantService, SiteLinks, 'secrets', 'clock'),
    perRequest(SlugService, 'em', RestaurantService, RestaurantChanges, 'limiter', 'clock'),
    perRequest(ClaimService, 'em', AccountService, SiteService, 'clock'),
    scoped(
      SiteLiveMailService,
      ({ em, mail, get, clock, publicUrl }) =>
        new SiteLiveMailService(
          em,
          mail,
          get(SiteLinks),
          clock,
          (id) => `${publicUrl}/editor/${toGlobalId('Restaurant', id)}?tab=ordering`,
        ),
    ),
    perRequest(SuspensionService, 'em', 'clock'),
    perRequest(SuspensionMailService, 'em', 'mail', 'supportEmail'),
  ],
  resolvers: [
    perRequest(UserRestaurantsResolver, RestaurantService, SiteLinks),
    perRequest(RestaurantResolver, SiteVersions, RestaurantService, SlugService, LookDraftService, 'clock'),
    perRequest(RestaurantEditResolver, RestaurantEditService, SlugService, ClaimService, SiteLinks),
  ],
  access: {
    'Query.unclaimedSite': 'secret',
    'Mutation.claimRestaurant': 'secret',
    'Mutation.claimRestaurantForViewer': 'viewer',
    'Mutation.updateRestaurant': 'viewer',
    'Mutation.changeRestaurantSlug': 'confirmed',
    'Mutation.archiveRestaurant': 'confirmed',
    'Mutation.reopenRestaurant': 'viewer',
  },
  nodes: {
    async Restaurant(get, id, viewer) {
      const found = viewer && (await get(RestaurantService).findPermitted(viewer.id, id));
      return found && toRestaurantType(found, get(SiteLinks));
    },
  },
  routes: [...claimRoutes, ...restaurantRoutes],
  jobs: {
    mailSiteLive: mailJob((get, payload) => get(SiteLiveMailService).send(payload)),
    mailSuspension: mailJob((get, payload) => get(SuspensionMailService).send(payload)),
    sweepActivities: { schedule: '47 3 * * *', run: (get) => get(RestaurantService).sweepActivities() },
  },
  accountParts: ({ get }) => [restaurantAccountPart(get(SiteService), get(SiteLinks))],
} satisfies Module;
