import { useCallback } from 'react';
import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay';
import type { useClaimRestaurantForViewerMutation } from '../../__generated__/useClaimRestaurantForViewerMutation.graphql.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Adds the preview to the signed-in account. Resolves null on success, otherwise what to show. */
export function useClaimRestaurantForViewer() {
  const environment = useRelayEnvironment();
  // Lists and counts of the user's sites are older than this claim.
  const invalidate = useCallback(
    () => commitLocalUpdate(environment, (store) => store.invalidateStore()),
    [environment],
  );
  return useInputMutation<useClaimRestaurantForViewerMutation>(
    graphql`
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
    `,
    messages.claimFailed,
    invalidate,
  );
}
