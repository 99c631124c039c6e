import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useDeleteAccountMutation } from '../../../__generated__/useDeleteAccountMutation.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { messages } from './messages.ts';

/** Deletes the account; `confirmation` is the password, or the e-mail address of an account without one. Resolves null on success, otherwise what to show. */
export function useDeleteAccount(): [
  deleteAccount: (input: { confirmation: string }) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useDeleteAccountMutation>(graphql`
    mutation useDeleteAccountMutation($input: DeleteAccountInput!) @raw_response_type {
      deleteAccount(input: $input) {
        __typename
        ... on DeleteAccountPayload {
          ok
        }
        ... on ValidationError {
          message
          fields {
            path
            message
          }
        }
        ... on RateLimitedError {
          message
          retryAfterSeconds
        }
      }
    }
  `);

  const deleteAccount = useCallback(
    (input: { confirmation: string }) =>
      new Promise<Refusal | null>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ deleteAccount: result }) =>
            resolve(
              result.__typename === 'DeleteAccountPayload' ? null : refusal(result, messages.deleteFailed),
            ),
          onError: (problem) => resolve(problemFailure(problem, messages.deleteFailed)),
        });
      }),
    [commit],
  );
  return [deleteAccount, isLoading];
}
