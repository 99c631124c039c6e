import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  usePreviewQuery,
  usePreviewQuery$data,
} from '../../../__generated__/usePreviewQuery.graphql.ts';
import { timings } from '../../../lib/timings.ts';
import type { OfferTerms } from './offer.rules.ts';

type Restaurant = NonNullable<NonNullable<usePreviewQuery$data['node']>['restaurant']>;
/** What terms mean; see `PromotionPreview` of the schema. */
export type Preview = Restaurant['promotionPreview'];

/** The last answer about terms that are typed, asked when the typing rests. `terms`: null keeps the last answer. */
export function usePreview(restaurantId: string, terms: OfferTerms | null) {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const ask = useEffectEvent(() => {
    if (!terms) return undefined;
    return fetchQuery<usePreviewQuery>(
      environment,
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
      { id: restaurantId, terms },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ node }) => {
        setIsFailed(false);
        setPreview(node?.restaurant?.promotionPreview ?? null);
      },
      error: () => setIsFailed(true),
    });
  });
  // Terms with the same values are the same question.
  const question = JSON.stringify(terms);
  useEffect(() => {
    let request: { unsubscribe: () => void } | undefined;
    const rest = setTimeout(() => {
      request = ask();
    }, timings.searchRest);
    return () => {
      clearTimeout(rest);
      request?.unsubscribe();
    };
  }, [environment, restaurantId, question]);
  return { preview, isFailed };
}
