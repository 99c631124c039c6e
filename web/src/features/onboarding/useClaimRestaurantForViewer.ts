import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  ClaimRestaurantForViewerInput,
  useClaimRestaurantForViewerMutation,
} from '../../__generated__/useClaimRestaurantForViewerMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Adds the preview to the account that is signed in. Resolves null on success, otherwise what to show. */
export function useClaimRestaurantForViewer(): [
  claim: (input: ClaimRestaurantForViewerInput) => Promise<Refusal | null>,
  isClaiming: boolean,
] {
  const [commit, isClaiming] = useMutationOutcome<useClaimRestaurantForViewerMutation>(graphql`
    mutation useClaimRestaurantForViewerMutation($input: ClaimRestaurantForViewerInput!) {
      claimRestaurantForViewer(input: $input) {
        ... on ClaimRestaurantForViewerPayload @alias(as: "payload") {
          restaurantEdge {
            node {
              id
            }
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  const claim = useCallback(
    async (input: ClaimRestaurantForViewerInput) => {
      const { refusal } = await commit({
        variables: { input },
        updater: (store, response) => {
          // Lists and counts of the user's sites are older than this claim.
          if (response?.claimRestaurantForViewer.payload) store.invalidateStore();
        },
        fallback: messages.claimFailed,
      });
      return refusal;
    },
    [commit],
  );
  return [claim, isClaiming];
}
