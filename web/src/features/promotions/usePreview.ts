import { graphql } from 'react-relay';
import type { usePreviewQuery, usePreviewQuery$data } from '../../__generated__/usePreviewQuery.graphql.ts';
import { useTypedQuery } from '../../relay/useTypedQuery.ts';
import type { OfferTerms } from './offer.rules.ts';

type Restaurant = NonNullable<NonNullable<usePreviewQuery$data['node']>['restaurant']>;
/** What terms mean; see `PromotionPreview` of the schema. */
export type Preview = Restaurant['promotionPreview'];

/** The last answer about terms that are typed. `terms`: null keeps the last answer. */
export function usePreview(restaurantId: string, terms: OfferTerms | null) {
  const { answer, isFailed } = useTypedQuery<usePreviewQuery>(
    graphql`
      query usePreviewQuery($id: ID!, $terms: PromotionInput!) {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            promotionPreview(terms: $terms) {
              sentence
              showsOldPrices
              effect {
                orders
                counted
                saving
                value
              }
            }
          }
        }
      }
    `,
    terms && { id: restaurantId, terms },
  );
  const preview: Preview | null = answer?.node?.restaurant?.promotionPreview ?? null;
  return { preview, isFailed };
}
