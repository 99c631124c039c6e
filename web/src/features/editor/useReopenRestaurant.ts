import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useReopenRestaurantMutation } from '../../__generated__/useReopenRestaurantMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Opens a closed site again, as what it was before: only the server knows what that is, so nothing is shown ahead of it. Resolves null on success, otherwise what to show. */
export function useReopenRestaurant(): [reopen: (id: string) => Promise<Refusal | null>, isLoading: boolean] {
  const [commit, isLoading] = useMutationOutcome<useReopenRestaurantMutation>(graphql`
    mutation useReopenRestaurantMutation($input: ReopenRestaurantInput!) {
      reopenRestaurant(input: $input) {
        __typename
        ... on ReopenRestaurantPayload {
          restaurant {
            id
            isActive
            hasPaidFeatures
            siteVersion
            updatedAt
            subscription {
              status
            }
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

  const reopen = useCallback(
    async (id: string) => {
      const { refusal } = await commit({ variables: { input: { id } }, fallback: messages.updateFailed });
      return refusal;
    },
    [commit],
  );
  return [reopen, isLoading];
}
