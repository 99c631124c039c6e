import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useConfirmUploadMutation } from '../../__generated__/useConfirmUploadMutation.graphql.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';
import { UploadFailure } from './uploadFailure.ts';
import type { UploadTarget } from './uploadTarget.ts';

/** Has a picture that was sent taken over; resolves with its address. Rejects with an UploadFailure. */
export function useConfirmUpload(): (
  objectKey: string,
  sizeBytes: number,
  target: UploadTarget,
) => Promise<string> {
  const [commit] = useMutationOutcome<useConfirmUploadMutation>(graphql`
    mutation useConfirmUploadMutation($input: ConfirmUploadInput!) {
      confirmUpload(input: $input) {
        __typename
        ... on ConfirmUploadPayload {
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
        ... on RateLimitedError {
          message
        }
        ... on UnavailableError {
          message
        }
      }
    }
  `);

  return useCallback(
    async (objectKey, sizeBytes, target) => {
      const { payload, refusal } = await commit({
        variables: { input: { objectKey, sizeBytes, ...target } },
        fallback: messages.confirmFailed,
      });
      if (payload) return payload.imageUrl;
      throw new UploadFailure(refusal.message, Object.values(refusal.fields)[0]);
    },
    [commit],
  );
}
