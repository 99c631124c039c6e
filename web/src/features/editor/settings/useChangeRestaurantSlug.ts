import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useChangeRestaurantSlugMutation } from '../../../__generated__/useChangeRestaurantSlugMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { messages } from '../messages.ts';

/**
 * Gives a site another address. Not shown ahead of the answer: a taken address is an ordinary outcome, and the preview
 * would visit a site of somebody else. Resolves with the new address of the site, or with what to show.
 */
export function useChangeRestaurantSlug(): [
  change: (input: { id: string; slug: string }) => Promise<{ url: string } | Refusal>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useChangeRestaurantSlugMutation>(graphql`
    mutation useChangeRestaurantSlugMutation($input: ChangeRestaurantSlugInput!) {
      changeRestaurantSlug(input: $input) {
        __typename
        ... on ChangeRestaurantSlugPayload {
          restaurant {
            id
            slug
            url
            siteVersion
            updatedAt
          }
        }
        ... on ValidationError {
          message
          fields {
            path
            message
          }
        }
        ... on ConflictError {
          message
        }
        ... on NotFoundError {
          message
        }
        ... on RateLimitedError {
          message
          retryAfterSeconds
        }
      }
    }
  `);

  const change = useCallback(
    async (input: { id: string; slug: string }) => {
      const { payload, refusal, error } = await commit({
        variables: { input },
        fallback: messages.updateFailed,
      });
      if (payload) return { url: payload.restaurant.url };
      // A conflict is about the one field there is.
      return error === 'ConflictError' ? { message: '', fields: { slug: refusal.message } } : refusal;
    },
    [commit],
  );
  return [change, isLoading];
}
