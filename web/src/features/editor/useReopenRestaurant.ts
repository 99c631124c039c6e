import { useCallback } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useReopenRestaurant_restaurant$key } from '../../__generated__/useReopenRestaurant_restaurant.graphql.ts';
import type { useReopenRestaurantMutation } from '../../__generated__/useReopenRestaurantMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/**
 * Opens a closed site again: at once, and closed again when the server refuses or is not reached. What it was before it was
 * closed only the server knows, so until it answers the site counts as one whose trial is over, or as paid when it has a
 * plan. Resolves null on success, otherwise what to show.
 */
export function useReopenRestaurant(
  restaurant: useReopenRestaurant_restaurant$key,
): () => Promise<Refusal | null> {
  const { id, isActive, isFreePlan, hasPaidFeatures, siteVersion, updatedAt } = useFragment(
    graphql`
      fragment useReopenRestaurant_restaurant on Restaurant {
        id
        isActive
        isFreePlan
        hasPaidFeatures
        siteVersion
        updatedAt
      }
    `,
    restaurant,
  );
  const [commit] = useMutationOutcome<useReopenRestaurantMutation>(graphql`
    mutation useReopenRestaurantMutation($input: ReopenRestaurantInput!) @raw_response_type {
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

  return useCallback(async () => {
    const status = isFreePlan ? 'TRIAL_EXPIRED' : 'ACTIVE_PAID';
    const { refusal } = await commit({
      variables: { input: { id } },
      optimisticResponse: {
        reopenRestaurant: {
          __typename: 'ReopenRestaurantPayload',
          restaurant: { id, isActive, hasPaidFeatures, siteVersion, updatedAt, subscription: { status } },
        },
      },
      fallback: messages.updateFailed,
    });
    return refusal;
  }, [commit, id, isActive, isFreePlan, hasPaidFeatures, siteVersion, updatedAt]);
}
