import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useCreateUploadMutation } from '../../__generated__/useCreateUploadMutation.graphql.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';
import { UploadFailure } from './uploadFailure.ts';
import type { UploadTarget } from './uploadTarget.ts';

/** Where to send a file, good for this file alone. */
export interface UploadTicket {
  presignedUrl: string;
  objectKey: string;
}

/** Asks where to send a picture. Rejects with an UploadFailure. */
export function useCreateUpload(): (file: File, target: UploadTarget) => Promise<UploadTicket> {
  const [commit] = useMutationOutcome<useCreateUploadMutation>(graphql`
    mutation useCreateUploadMutation($input: CreateUploadInput!) {
      createUpload(input: $input) {
        __typename
        ... on CreateUploadPayload {
          presignedUrl
          objectKey
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
      }
    }
  `);

  return useCallback(
    async ({ name: fileName, type: contentType, size: sizeBytes }, target) => {
      const { payload, refusal } = await commit({
        variables: { input: { fileName, contentType, sizeBytes, ...target } },
        fallback: messages.createFailed,
      });
      if (payload) return payload;
      throw new UploadFailure(refusal.message, Object.values(refusal.fields)[0]);
    },
    [commit],
  );
}
