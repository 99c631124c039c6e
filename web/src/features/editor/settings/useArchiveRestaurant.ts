import { useCallback } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useArchiveRestaurant_restaurant$key } from '../../../__generated__/useArchiveRestaurant_restaurant.graphql.ts';
import type { useArchiveRestaurantMutation } from '../../../__generated__/useArchiveRestaurantMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { messages } from '../messages.ts';

/** Closes a site: at once, and open again when the server refuses or is not reached. Resolves null on success, otherwise what to show. */
export function useArchiveRestaurant(
  restaurant: useArchiveRestaurant_restaurant$key,
): () => Promise<Refusal | null> {
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
  const [commit] = useMutationOutcome<useArchiveRestaurantMutation>(graphql`
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

  return useCallback(async () => {
    const subscription = { status: 'ARCHIVED' } as const;
    const { refusal } = await commit({
      variables: { input: { id } },
      optimisticResponse: {
        archiveRestaurant: {
          __typename: 'ArchiveRestaurantPayload',
          restaurant: { id, isActive, hasPaidFeatures, siteVersion, updatedAt, subscription },
        },
      },
      fallback: messages.updateFailed,
    });
    return refusal;
  }, [commit, id, isActive, hasPaidFeatures, siteVersion, updatedAt]);
}
