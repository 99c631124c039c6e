import { asOwner, type OwnedSite } from './ownedSite.ts';
import type { ServerUnderTest } from './server.ts';

/** Makes a promotion of a site on the Gold plan: 10 % off everything, except for these terms. */
export async function makeOffer(
  server: ServerUnderTest,
  { id, owner }: OwnedSite,
  terms: { name: string } & Record<string, unknown>,
): Promise<void> {
  const { outcome } = await asOwner<{ outcome: { __typename: string } }>(
    server,
    owner,
    'mutation ($input: CreatePromotionInput!) { outcome: createPromotion(input: $input) { __typename } }',
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
  if (outcome.__typename !== 'CreatePromotionPayload') throw new Error(`Promotion: ${outcome.__typename}`);
}
