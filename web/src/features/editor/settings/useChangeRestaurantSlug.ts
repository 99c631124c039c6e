import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useChangeRestaurantSlugMutation } from '../../../__generated__/useChangeRestaurantSlugMutation.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../../accounts/refusal.ts';
import { messages } from '../messages.ts';

/**
 * Gives a site another address. Not shown ahead of the answer: a taken address is an ordinary outcome, and the preview
 * would visit a site of somebody else. Resolves with the new address of the site, or with what to show.
 */
export function useChangeRestaurantSlug(): [
  change: (input: { id: string; slug: string }) => Promise<{ url: string } | Refusal>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useChangeRestaurantSlugMutation>(graphql`
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
    (input: { id: string; slug: string }) =>
      new Promise<{ url: string } | Refusal>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ changeRestaurantSlug: result }) => {
            if (result.__typename === 'ChangeRestaurantSlugPayload')
              return resolve({ url: result.restaurant.url });
            const refused = refusal(result, messages.updateFailed);
            // A conflict is about the one field there is.
            resolve(
              result.__typename === 'ConflictError'
                ? { message: '', fields: { slug: refused.message } }
                : refused,
            );
          },
          onError: (problem) => resolve(problemFailure(problem, messages.updateFailed)),
        });
      }),
    [commit],
  );
  return [change, isLoading];
}
