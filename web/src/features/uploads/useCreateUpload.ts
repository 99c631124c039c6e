import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useCreateUploadMutation } from '../../__generated__/useCreateUploadMutation.graphql.ts';
import { problemText } from '../../relay/problemText.ts';
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
  const [commit] = useMutation<useCreateUploadMutation>(graphql`
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
    (file: File, target: UploadTarget) =>
      new Promise<UploadTicket>((resolve, reject) => {
        const { name: fileName, type: contentType, size: sizeBytes } = file;
        commit({
          variables: { input: { fileName, contentType, sizeBytes, ...target } },
          onCompleted: ({ createUpload: result }) => {
            if (result.__typename === 'CreateUploadPayload') return resolve(result);
            if (result.__typename === '%other') return reject(new UploadFailure(messages.createFailed));
            const detail = 'fields' in result ? (result.fields[0]?.message ?? null) : null;
            reject(new UploadFailure(result.message || messages.createFailed, detail));
          },
          onError: (problem) => reject(new UploadFailure(problemText(problem, messages.createFailed))),
        });
      }),
    [commit],
  );
}
