import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteProductSectionMutation } from '../../../__generated__/useDeleteProductSectionMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';
import type { MenuSite } from './useMenuSite.ts';

/** Deletes an empty heading: gone at once, and back again when the server refuses or is not reached. Resolves null on success, otherwise what to show. */
export function useDeleteProductSection({
  id: restaurantId,
  siteVersion,
  sections,
}: MenuSite): (id: string) => Promise<Refusal | null> {
  const [commit] = useMutationOutcome<useDeleteProductSectionMutation>(graphql`
    mutation useDeleteProductSectionMutation($input: DeleteProductSectionInput!) @raw_response_type {
      deleteProductSection(input: $input) {
        __typename
        ... on DeleteProductSectionPayload {
          restaurant {
            ...useMenuSite_restaurant
          }
        }
        ... on NotFoundError {
          message
        }
        ... on ConflictError {
          message
        }
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
