import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useMoveProductSectionMutation } from '../../../__generated__/useMoveProductSectionMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { moveHeading } from './menu.rules.ts';
import { messages } from './messages.ts';
import type { MenuSite } from './useMenuSite.ts';

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
        __typename
        ... on MoveProductSectionPayload {
          restaurant {
            ...useMenuSite_restaurant
          }
        }
        ... on NotFoundError {
          message
        }
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
