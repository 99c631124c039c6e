import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useMoveProductMutation } from '../../../__generated__/useMoveProductMutation.graphql.ts';
import type { useMoveProductSectionMutation } from '../../../__generated__/useMoveProductSectionMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import {
  withCounts,
  type PlacedProduct,
  type ProductMove,
  placesAfterMove,
  type Placed,
  moveHeading,
} from './menu.rules.ts';
import { messages } from './messages.ts';
import type { MenuSite } from './useMenuSite.ts';

/**
 * Puts a product behind another one, also of another section (`products` are those of the section it goes to): there at
 * once, and back again when the server refuses or is not reached. Resolves null on success, otherwise what to show.
 */
export function useMoveProduct({
  id: restaurantId,
  siteVersion,
  sections,
}: MenuSite): (
  product: PlacedProduct,
  move: ProductMove,
  products: readonly Placed[],
) => Promise<Refusal | null> {
  const [commit] = useMutationOutcome<useMoveProductMutation>(graphql`
    mutation useMoveProductMutation($input: MoveProductInput!) @raw_response_type {
      moveProduct(input: $input) {
        ... on MoveProductPayload @alias(as: "payload") {
          products {
            id
            position
            section {
              id
            }
          }
          restaurant {
            ...useMenuSite_restaurant
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  return useCallback(
    async ({ section: from }, { id, sectionId, afterId }, products) => {
      const places = placesAfterMove(products, id, afterId);
      const counts = from.id === sectionId ? {} : { [from.id]: -1, [sectionId]: 1 };
      const { refusal } = await commit({
        variables: { input: { id, sectionId, afterId } },
        optimisticResponse: {
          moveProduct: {
            __typename: 'MoveProductPayload',
            products: places.map((place) => ({ ...place, section: { id: sectionId } })),
            restaurant: { id: restaurantId, siteVersion, sections: withCounts(sections, counts) },
          },
        },
        fallback: messages.updateFailed,
      });
      return refusal;
    },
    [commit, restaurantId, siteVersion, sections],
  );
}

/**
 * Moves a heading with its products behind another one (null: to the front): there at once, and back again when the server
 * refuses or is not reached. Resolves null on success, otherwise what to show.
 */
export function useMoveProductSection({
  id: restaurantId,
  siteVersion,
  sections,
}: MenuSite): (id: string, afterId: string | null) => Promise<Refusal | null> {
  const [commit] = useMutationOutcome<useMoveProductSectionMutation>(graphql`
    mutation useMoveProductSectionMutation($input: MoveProductSectionInput!) @raw_response_type {
      moveProductSection(input: $input) {
        ... on MoveProductSectionPayload @alias(as: "payload") {
          restaurant {
            ...useMenuSite_restaurant
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  return useCallback(
    async (id, afterId) => {
      const { refusal } = await commit({
        variables: { input: { id, afterId } },
        optimisticResponse: {
          moveProductSection: {
            __typename: 'MoveProductSectionPayload',
            restaurant: { id: restaurantId, siteVersion, sections: moveHeading(sections, id, afterId) },
          },
        },
        fallback: messages.updateFailed,
      });
      return refusal;
    },
    [commit, restaurantId, siteVersion, sections],
  );
}
