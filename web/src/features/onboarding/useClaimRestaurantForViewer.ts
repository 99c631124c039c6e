import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  ClaimRestaurantForViewerInput,
  useClaimRestaurantForViewerMutation,
} from '../../__generated__/useClaimRestaurantForViewerMutation.graphql.ts';
import { formFailure, type FormFailure } from '../../lib/formFailure.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import { messages } from './messages.ts';

/** Adds the preview to the account that is signed in. Resolves null on success, otherwise what to show. */
export function useClaimRestaurantForViewer(): [
  claim: (input: ClaimRestaurantForViewerInput) => Promise<FormFailure | null>,
  isClaiming: boolean,
] {
  const [commit, isClaiming] = useMutation<useClaimRestaurantForViewerMutation>(graphql`
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
    (input: ClaimRestaurantForViewerInput) =>
      new Promise<FormFailure | null>((resolve) => {
        commit({
          variables: { input },
          updater: (store, response) => {
            // Lists and counts of the user's sites are older than this claim.
            if (response?.claimRestaurantForViewer.__typename === 'ClaimRestaurantForViewerPayload')
              store.invalidateStore();
          },
          onCompleted: ({ claimRestaurantForViewer: result }) => {
            if (result.__typename === '%other') return resolve(formFailure({}, messages.claimFailed));
            if (result.__typename === 'ClaimRestaurantForViewerPayload') return resolve(null);
            resolve(formFailure(result, messages.claimFailed));
          },
          onError: (problem) => resolve(problemFailure(problem, messages.claimFailed)),
        });
      }),
    [commit],
  );
  return [claim, isClaiming];
}
