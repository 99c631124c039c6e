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
 * Moves a product behind another one at once, also into another section (`products` are those of the new section); moves it
 * back when the mutation fails. Resolves null on success, otherwise what to show.
 */
export function useMoveProduct(site: MenuSite) {
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
  return async (
    { section: from }: PlacedProduct,
    { id, sectionId, afterId }: ProductMove,
    products: readonly Placed[],
  ): Promise<Refusal | null> => {
    const places = placesAfterMove(products, id, afterId);
    const counts = from.id === sectionId ? {} : { [from.id]: -1, [sectionId]: 1 };
    const { refusal } = await commit({
      variables: { input: { id, sectionId, afterId } },
      optimisticResponse: {
        moveProduct: {
          __typename: 'MoveProductPayload',
          products: places.map((place) => ({ ...place, section: { id: sectionId } })),
          restaurant: { ...site, sections: withCounts(site.sections, counts) },
        },
      },
      fallback: messages.updateFailed,
    });
    return refusal;
  };
}

/**
 * Moves a section with its products behind another one (null: to the front) at once; moves it back when the mutation fails.
 * Resolves null on success, otherwise what to show.
 */
export function useMoveProductSection(site: MenuSite) {
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
  return async (id: string, afterId: string | null): Promise<Refusal | null> => {
    const { refusal } = await commit({
      variables: { input: { id, afterId } },
      optimisticResponse: {
        moveProductSection: {
          __typename: 'MoveProductSectionPayload',
          restaurant: { ...site, sections: moveHeading(site.sections, id, afterId) },
        },
      },
      fallback: messages.updateFailed,
    });
    return refusal;
  };
}
