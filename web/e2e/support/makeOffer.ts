import { asOwner, type OwnedSite } from './ownedSite.ts';
import type { ServerUnderTest } from './server.ts';

type Made = { outcome: { __typename: string; promotion?: { id: string } } };

/** Makes a promotion of a site on the Gold plan: 10 % off everything, except for these terms. Returns its id. */
export async function makeOffer(
  server: ServerUnderTest,
  { id, owner }: OwnedSite,
  terms: { name: string } & Record<string, unknown>,
): Promise<string> {
  const { outcome } = await asOwner<Made>(
    server,
    owner,
    `mutation ($input: CreatePromotionInput!) { outcome: createPromotion(input: $input) {
       __typename ... on CreatePromotionPayload { promotion { id } } } }`,
    {
      restaurantId: id,
      terms: {
        kind: 'PERCENT',
        percent: 10,
        minimum: 0,
        periods: [],
        sectionIds: [],
        productIds: [],
        isFirstOrder: false,
        ...terms,
      },
    },
  );
  if (!outcome.promotion) throw new Error(`Promotion: ${outcome.__typename}`);
  return outcome.promotion.id;
}
