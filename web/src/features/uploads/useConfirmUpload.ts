import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useConfirmUploadMutation } from '../../__generated__/useConfirmUploadMutation.graphql.ts';
import { problemText } from '../../relay/problemText.ts';
import { messages } from './messages.ts';
import { UploadFailure } from './uploadFailure.ts';
import type { UploadTarget } from './uploadTarget.ts';

/** Has a picture that was sent taken over; resolves with its address. Rejects with an UploadFailure. */
export function useConfirmUpload(): (
  objectKey: string,
  sizeBytes: number,
  target: UploadTarget,
) => Promise<string> {
  const [commit] = useMutation<useConfirmUploadMutation>(graphql`
    mutation useConfirmUploadMutation($input: ConfirmUploadInput!) {
      confirmUpload(input: $input) {
        __typename
        ... on ConfirmUploadPayload {
          imageUrl
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
        ... on UnavailableError {
          message
        }
      }
    }
  `);

  return useCallback(
    (objectKey: string, sizeBytes: number, target: UploadTarget) =>
      new Promise<string>((resolve, reject) => {
        commit({
          variables: { input: { objectKey, sizeBytes, ...target } },
          onCompleted: ({ confirmUpload: result }) => {
            if (result.__typename === 'ConfirmUploadPayload') return resolve(result.imageUrl);
            if (result.__typename === '%other') return reject(new UploadFailure(messages.confirmFailed));
            const detail = 'fields' in result ? (result.fields[0]?.message ?? null) : null;
            reject(new UploadFailure(result.message || messages.confirmFailed, detail));
          },
          onError: (problem) => reject(new UploadFailure(problemText(problem, messages.confirmFailed))),
        });
      }),
    [commit],
  );
}
