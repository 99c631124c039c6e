import { publicRoute, type RestRoute } from '../../rest/restRoute.ts';
import type { Plan } from './catalogue.service.ts';
import { CatalogueService } from './catalogue.service.ts';

/** Spec §7: services. */
export const catalogueRoutes: RestRoute[] = [
  publicRoute({
    method: 'get',
    path: '/services',
    uses: { catalogue: CatalogueService },
    async answer({ catalogue, response }) {
      response.json((await catalogue.list(null)).map(toRestService));
    },
  }),
];

/** A plan with the field names of specification §3. */
const toRestService = ({ service, prices }: Plan) => ({
  _id: service.id,
  name: service.name,
  subtitle: service.subtitle ?? null,
  imageUrl: service.imageUrl ?? null,
  isComing: service.isComing,
  prices: prices.map(({ interval, unitAmount, stripePriceId }) => ({
    interval,
    unit_amount: unitAmount,
    stripePriceId: service.isComing ? null : (stripePriceId ?? null),
  })),
  orderLimit: service.orderLimit ?? null,
  staffLimit: service.staffLimit ?? null,
  platformsManaged: service.platformsManaged ?? null,
  postsPerWeek: service.postsPerWeek ?? null,
  adSpendIncluded: service.adSpendIncluded ?? null,
  // Spec §2, feature lines: isTooltip is the tooltip's text.
  features: service.features.map(({ header, isEmphasis, text, tooltip }) => ({
    header,
    isEmphasis,
    text,
    isTooltip: tooltip,
  })),
});
