import { useCallback } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { useArchiveRestaurant_restaurant$key } from '../../../__generated__/useArchiveRestaurant_restaurant.graphql.ts';
import type { useArchiveRestaurantMutation } from '../../../__generated__/useArchiveRestaurantMutation.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../../accounts/refusal.ts';
import { messages } from '../messages.ts';

/** Closes a site: at once, and open again when the server refuses or is not reached. Resolves null on success, otherwise what to show. */
export function useArchiveRestaurant(
  restaurant: useArchiveRestaurant_restaurant$key,
): [archive: () => Promise<Refusal | null>, isLoading: boolean] {
  const { id, isActive, hasPaidFeatures, siteVersion, updatedAt } = useFragment(
    graphql`
      fragment useArchiveRestaurant_restaurant on Restaurant {
        id
        isActive
        hasPaidFeatures
        siteVersion
        updatedAt
      }
    `,
    restaurant,
  );
  const [commit, isLoading] = useMutation<useArchiveRestaurantMutation>(graphql`
    mutation useArchiveRestaurantMutation($input: ArchiveRestaurantInput!) @raw_response_type {
      archiveRestaurant(input: $input) {
        __typename
        ... on ArchiveRestaurantPayload {
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

  const archive = useCallback(
    () =>
      new Promise<Refusal | null>((resolve) => {
        const subscription = { status: 'ARCHIVED' } as const;
        commit({
          variables: { input: { id } },
          optimisticResponse: {
            archiveRestaurant: {
              __typename: 'ArchiveRestaurantPayload',
              restaurant: { id, isActive, hasPaidFeatures, siteVersion, updatedAt, subscription },
            },
          },
          onCompleted: ({ archiveRestaurant: result }) =>
            resolve(
              result.__typename === 'ArchiveRestaurantPayload'
                ? null
                : refusal(result, messages.updateFailed),
            ),
          onError: (problem) => resolve(problemFailure(problem, messages.updateFailed)),
        });
      }),
    [commit, id, isActive, hasPaidFeatures, siteVersion, updatedAt],
  );
  return [archive, isLoading];
}
