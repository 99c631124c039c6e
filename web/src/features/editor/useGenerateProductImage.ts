import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useGenerateProductImageMutation } from '../../__generated__/useGenerateProductImageMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Has a picture drawn from words; the address of what came out, or what to show. Nothing of it can be known before. */
export function useGenerateProductImage(): [
  generate: (input: { restaurantId: string; prompt: string }) => Promise<{ imageUrl: string } | Refusal>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useGenerateProductImageMutation>(graphql`
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
    async (input: { restaurantId: string; prompt: string }) => {
      const { payload, refusal } = await commit({ variables: { input }, fallback: messages.imageFailed });
      return payload ?? refusal;
    },
    [commit],
  );
  return [generate, isLoading];
}
