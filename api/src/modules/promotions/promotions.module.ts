import { type Module, perRequest } from '../../composition/module.ts';
import { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { SiteService } from '../sites/site.service.ts';
import { SiteLinks } from '../sites/siteLinks.ts';
import { Promotion, PromotionUse } from './promotion.entity.ts';
import { toPromotionType } from './promotion.graphql.ts';
import { promotionAccountPart } from './promotion.repository.ts';
import { PromotionResolver, RestaurantPromotionsResolver } from './promotion.resolver.ts';
import { PromotionService } from './promotion.service.ts';

declare module '../../gateways/jobs/jobs.gateway.ts' {
  interface JobPayloads {
    /** Publishes a site after the last use of one of its promotions was taken, or given back. */
    showUsedUp: { restaurantId: string };
  }
}

/** Offers of restaurants: codes, happy hours, free deliveries and dishes. Orders apply them. */
export const promotionsModule = {
  entities: [Promotion, PromotionUse],
  services: [perRequest(PromotionService, 'em', RestaurantChanges, SiteService, 'clock')],
  resolvers: [
    perRequest(RestaurantPromotionsResolver, PromotionService, 'clock'),
    perRequest(PromotionResolver, PromotionService, SiteLinks),
  ],
  access: {
    'Mutation.createPromotion': 'viewer',
    'Mutation.updatePromotion': 'viewer',
    'Mutation.pausePromotion': 'viewer',
    'Mutation.endPromotion': 'viewer',
  },
  nodes: {
    async Promotion(get, id, viewer) {
      const found = viewer && (await get(PromotionService).find(viewer.id, id));
      return found && toPromotionType(found.promotion, found.place);
    },
  },
  accountParts: () => [promotionAccountPart],
  jobs: { showUsedUp: { run: (get, payload) => get(PromotionService).show(payload) } },
} satisfies Module;
