import { toGlobalId } from '../../graphql/globalId.ts';
import type { Plan } from './catalogue.service.ts';
import { ServiceType } from './service.type.ts';

/** A plan as GraphQL shows it. */
export function toServiceType({ service, category, prices }: Plan): ServiceType {
  return Object.assign(new ServiceType(), {
    id: toGlobalId('Service', service.id),
    name: service.name,
    subtitle: service.subtitle ?? null,
    imageUrl: service.imageUrl ?? null,
    isComing: service.isComing,
    category,
    prices: prices.map(({ interval, unitAmount, stripePriceId }) => ({
      interval,
      unitAmount,
      stripePriceId: service.isComing ? null : (stripePriceId ?? null),
    })),
    features: service.features,
    orderLimit: service.orderLimit ?? null,
    staffLimit: service.staffLimit ?? null,
    platformsManaged: service.platformsManaged ?? null,
    postsPerWeek: service.postsPerWeek ?? null,
    adSpendIncluded: service.adSpendIncluded ?? null,
  });
}
