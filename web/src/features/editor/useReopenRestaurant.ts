import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useReopenRestaurantMutation } from '../../__generated__/useReopenRestaurantMutation.graphql.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../accounts/refusal.ts';
import { messages } from './messages.ts';

/** Opens a closed site again, as what it was before: only the server knows what that is, so nothing is shown ahead of it. Resolves null on success, otherwise what to show. */
export function useReopenRestaurant(): [reopen: (id: string) => Promise<Refusal | null>, isLoading: boolean] {
  const [commit, isLoading] = useMutation<useReopenRestaurantMutation>(graphql`
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
    (id: string) =>
      new Promise<Refusal | null>((resolve) => {
        commit({
          variables: { input: { id } },
          onCompleted: ({ reopenRestaurant: result }) =>
            resolve(
              result.__typename === 'ReopenRestaurantPayload' ? null : refusal(result, messages.updateFailed),
            ),
          onError: (problem) => resolve(problemFailure(problem, messages.updateFailed)),
        });
      }),
    [commit],
  );
  return [reopen, isLoading];
}
