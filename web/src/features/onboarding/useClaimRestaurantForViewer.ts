import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  ClaimRestaurantForViewerInput,
  useClaimRestaurantForViewerMutation,
} from '../../__generated__/useClaimRestaurantForViewerMutation.graphql.ts';
import type { FormFailure } from '../../lib/forms.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Adds the preview to the account that is signed in. Resolves null on success, otherwise what to show. */
export function useClaimRestaurantForViewer(): [
  claim: (input: ClaimRestaurantForViewerInput) => Promise<FormFailure | null>,
  isClaiming: boolean,
] {
  const [commit, isClaiming] = useMutationOutcome<useClaimRestaurantForViewerMutation>(graphql`
    mutation useClaimRestaurantForViewerMutation($input: ClaimRestaurantForViewerInput!) {
      claimRestaurantForViewer(input: $input) {
        __typename
        ... on ClaimRestaurantForViewerPayload {
          restaurantEdge {
            node {
              id
            }
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

  const claim = useCallback(
    async (input: ClaimRestaurantForViewerInput) => {
      const { refusal } = await commit({
        variables: { input },
        updater: (store, response) => {
          // Lists and counts of the user's sites are older than this claim.
          if (response?.claimRestaurantForViewer.__typename === 'ClaimRestaurantForViewerPayload')
            store.invalidateStore();
        },
        fallback: messages.claimFailed,
      });
      return refusal;
    },
    [commit],
  );
  return [claim, isClaiming];
}
