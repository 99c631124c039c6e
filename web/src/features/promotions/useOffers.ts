import { graphql, useFragment } from 'react-relay';
import type { useOffers_promotion$key } from '../../__generated__/useOffers_promotion.graphql.ts';
import type { useOffersCreateMutation } from '../../__generated__/useOffersCreateMutation.graphql.ts';
import type { useOffersEndMutation } from '../../__generated__/useOffersEndMutation.graphql.ts';
import type { useOffersPauseMutation } from '../../__generated__/useOffersPauseMutation.graphql.ts';
import type { useOffersUpdateMutation } from '../../__generated__/useOffersUpdateMutation.graphql.ts';
import { useInputMutation, useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';
import type { Offer, OfferTerms } from './offer.rules.ts';

export type OfferKey = useOffers_promotion$key;

/** Reads an offer of the list. */
export const useOffer = (promotion: OfferKey): Offer =>
  useFragment(
    graphql`
      fragment useOffers_promotion on Promotion {
        id
        name
        code
        kind
        percent
        amount
        cap
        minimum
        startsOn
        endsOn
        periods {
          days
          from
          to
        }
        fulfilment
        sectionIds
        productIds
        isFirstOrder
        useLimit
        dinerLimit
        sentence
        state
        endedAt
        uses
        value
        saving
      }
    `,
    promotion,
  );

/** What was saved. */
export type Saved = Pick<Offer, 'name' | 'code' | 'state'>;

/** Creates an offer at the start of a list (`connectionId`), or replaces the terms of a known one. Not optimistic. */
export function useSaveOffer(restaurantId: string, connectionId: string) {
  const [create, isCreating] = useMutationOutcome<useOffersCreateMutation>(graphql`
    mutation useOffersCreateMutation($input: CreatePromotionInput!, $connections: [ID!]!) {
      createPromotion(input: $input) {
        ... on CreatePromotionPayload @alias(as: "payload") {
          promotion @prependNode(connections: $connections, edgeTypeName: "PromotionEdge") {
            name
            code
            state
            ...useOffers_promotion
          }
          restaurant {
            id
            siteVersion
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [update, isUpdating] = useMutationOutcome<useOffersUpdateMutation>(graphql`
    mutation useOffersUpdateMutation($input: UpdatePromotionInput!) {
      updatePromotion(input: $input) {
        ... on UpdatePromotionPayload @alias(as: "payload") {
          promotion {
            name
            code
            state
            ...useOffers_promotion
          }
          restaurant {
            id
            siteVersion
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const fallback = messages.saveFailed;
  return {
    isSaving: isCreating || isUpdating,
    /** `promotionId`: null for a new one. */
    save: (promotionId: string | null, terms: OfferTerms, isPaused: boolean) =>
      promotionId === null
        ? create({
            variables: { input: { restaurantId, terms, isPaused }, connections: [connectionId] },
            fallback,
          })
        : update({ variables: { input: { promotionId, terms } }, fallback }),
  };
}

/** Pauses, resumes and ends offers. Guests pay by it, so the list shows what the server has done. */
export function useOfferChanges() {
  const [pause, isPausing] = useInputMutation<useOffersPauseMutation>(
    graphql`
      mutation useOffersPauseMutation($input: PausePromotionInput!) {
        pausePromotion(input: $input) {
          ... on PausePromotionPayload @alias(as: "payload") {
            promotion {
              id
              state
            }
            restaurant {
              id
              siteVersion
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.changeFailed,
  );
  const [end, isEnding] = useInputMutation<useOffersEndMutation>(
    graphql`
      mutation useOffersEndMutation($input: EndPromotionInput!) {
        endPromotion(input: $input) {
          ... on EndPromotionPayload @alias(as: "payload") {
            promotion {
              id
              state
              endedAt
            }
            restaurant {
              id
              siteVersion
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.changeFailed,
  );
  return { isBusy: isPausing || isEnding, pause, end };
}
