import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useGenerateProductImageMutation } from '../../__generated__/useGenerateProductImageMutation.graphql.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../accounts/refusal.ts';
import { messages } from './messages.ts';

/** Has a picture drawn from words; the address of what came out, or what to show. Nothing of it can be known before. */
export function useGenerateProductImage(): [
  generate: (input: { restaurantId: string; prompt: string }) => Promise<{ imageUrl: string } | Refusal>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useGenerateProductImageMutation>(graphql`
    mutation useGenerateProductImageMutation($input: GenerateProductImageInput!) {
      generateProductImage(input: $input) {
        __typename
        ... on GenerateProductImagePayload {
          imageUrl
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
        ... on PaidPlanError {
          message
        }
        ... on RateLimitedError {
          message
          retryAfterSeconds
        }
        ... on UnavailableError {
          message
        }
      }
    }
  `);

  const generate = useCallback(
    (input: { restaurantId: string; prompt: string }) =>
      new Promise<{ imageUrl: string } | Refusal>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ generateProductImage: result }) =>
            resolve(
              result.__typename === 'GenerateProductImagePayload'
                ? { imageUrl: result.imageUrl }
                : refusal(result, messages.imageFailed),
            ),
          onError: (problem) => resolve(problemFailure(problem, messages.imageFailed)),
        });
      }),
    [commit],
  );
  return [generate, isLoading];
}
