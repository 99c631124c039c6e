import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRenameProductSectionMutation } from '../../../__generated__/useRenameProductSectionMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';
import type { MenuSite } from './useMenuSite.ts';

/** Renames a heading: at once, and back again when the server refuses or is not reached. Resolves null on success, otherwise what to show. */
export function useRenameProductSection({
  id: restaurantId,
  siteVersion,
}: MenuSite): (id: string, name: string) => Promise<Refusal | null> {
  const [commit] = useMutationOutcome<useRenameProductSectionMutation>(graphql`
    mutation useRenameProductSectionMutation($input: RenameProductSectionInput!) @raw_response_type {
      renameProductSection(input: $input) {
        __typename
        ... on RenameProductSectionPayload {
          section {
            id
            name
          }
          restaurant {
            id
            siteVersion
          }
        }
        ... on ValidationError {
          message
          fields {
            path
            message
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  return useCallback(
    async (id, name) => {
      const { refusal } = await commit({
        variables: { input: { id, name } },
        optimisticResponse: {
          renameProductSection: {
            __typename: 'RenameProductSectionPayload',
            section: { id, name },
            restaurant: { id: restaurantId, siteVersion },
          },
        },
        fallback: messages.updateFailed,
      });
      return refusal;
    },
    [commit, restaurantId, siteVersion],
  );
}
