import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useCancelEmailChangeMutation } from '../../../__generated__/useCancelEmailChangeMutation.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { messages } from './messages.ts';

/** Forgets the new address that waits for its link. Resolves null on success, otherwise what to show. */
export function useCancelEmailChange(): [cancel: () => Promise<Refusal | null>, isLoading: boolean] {
  const [commit, isLoading] = useMutation<useCancelEmailChangeMutation>(graphql`
    mutation useCancelEmailChangeMutation @raw_response_type {
      cancelEmailChange {
        __typename
        ... on CancelEmailChangePayload {
          user {
            id
            pendingEmail
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  const cancel = useCallback(
    () =>
      new Promise<Refusal | null>((resolve) => {
        commit({
          variables: {},
          onCompleted: ({ cancelEmailChange: result }) =>
            resolve(
              result.__typename === 'CancelEmailChangePayload'
                ? null
                : refusal(result, messages.cancelFailed),
            ),
          onError: (problem) => resolve(problemFailure(problem, messages.cancelFailed)),
        });
      }),
    [commit],
  );
  return [cancel, isLoading];
}
