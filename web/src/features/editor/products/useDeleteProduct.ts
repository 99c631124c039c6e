import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteProductMutation } from '../../../__generated__/useDeleteProductMutation.graphql.ts';
import type { useDeleteProductSectionMutation } from '../../../__generated__/useDeleteProductSectionMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { withCounts } from './menu.rules.ts';
import { messages } from './messages.ts';
import type { MenuSite } from './useMenuSite.ts';

/**
 * Deletes a product: gone from the list at once, and back in its place when the server refuses or is not reached (spec §4).
 * `connectionId` is that of the list. Resolves null on success, otherwise what to show.
 */
export function useDeleteProduct(
  { id: restaurantId, siteVersion, sections }: MenuSite,
  connectionId: string,
): (product: { id: string; section: { id: string } }) => Promise<Refusal | null> {
  const [commit] = useMutationOutcome<useDeleteProductMutation>(graphql`
    mutation useDeleteProductMutation($input: DeleteProductInput!, $connections: [ID!]!) @raw_response_type {
      deleteProduct(input: $input) {
        ... on DeleteProductPayload @alias(as: "payload") {
          deletedProductId @deleteEdge(connections: $connections)
          restaurant {
            ...useMenuSite_restaurant
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  return useCallback(
    async ({ id, section }) => {
      const { refusal } = await commit({
        variables: { input: { id }, connections: [connectionId] },
        optimisticResponse: {
          deleteProduct: {
            __typename: 'DeleteProductPayload',
            deletedProductId: id,
            restaurant: {
              id: restaurantId,
              siteVersion,
              sections: withCounts(sections, { [section.id]: -1 }),
            },
          },
        },
        fallback: messages.updateFailed,
      });
      return refusal;
    },
    [commit, connectionId, restaurantId, siteVersion, sections],
  );
}

/** Deletes an empty heading: gone at once, and back again when the server refuses or is not reached. Resolves null on success, otherwise what to show. */
export function useDeleteProductSection({
  id: restaurantId,
  siteVersion,
  sections,
}: MenuSite): (id: string) => Promise<Refusal | null> {
  const [commit] = useMutationOutcome<useDeleteProductSectionMutation>(graphql`
    mutation useDeleteProductSectionMutation($input: DeleteProductSectionInput!) @raw_response_type {
      deleteProductSection(input: $input) {
        ... on DeleteProductSectionPayload @alias(as: "payload") {
          restaurant {
            ...useMenuSite_restaurant
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  return useCallback(
    async (id) => {
      const { refusal } = await commit({
        variables: { input: { id } },
        optimisticResponse: {
          deleteProductSection: {
            __typename: 'DeleteProductSectionPayload',
            restaurant: {
              id: restaurantId,
              siteVersion,
              sections: sections.filter((section) => section.id !== id),
            },
          },
        },
        fallback: messages.updateFailed,
      });
      return refusal;
    },
    [commit, restaurantId, siteVersion, sections],
  );
}
