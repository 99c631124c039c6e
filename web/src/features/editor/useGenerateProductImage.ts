import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useGenerateProductImageMutation } from '../../__generated__/useGenerateProductImageMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';
import type { PicturePurpose } from './picturePurpose.ts';

interface Drawing {
  restaurantId: string;
  prompt: string;
  purpose: PicturePurpose;
}

/** Has a picture drawn from words; the address of what came out, or what to show. Nothing of it can be known before. */
export function useGenerateProductImage(): [
  generate: (input: Drawing) => Promise<{ imageUrl: string } | Refusal>,
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
    async (input: Drawing) => {
      const { payload, refusal } = await commit({ variables: { input }, fallback: messages.imageFailed });
      return payload ?? refusal;
    },
    [commit],
  );
  return [generate, isLoading];
}
