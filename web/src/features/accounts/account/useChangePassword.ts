import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useChangePasswordMutation } from '../../../__generated__/useChangePasswordMutation.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { messages } from './messages.ts';

interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Sets a new password, which ends all other sessions. Resolves null on success, otherwise what to show. */
export function useChangePassword(): [
  change: (input: PasswordChange) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) @raw_response_type {
      changePassword(input: $input) {
        __typename
        ... on ChangePasswordPayload {
          user {
            ...SessionList_user
          }
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

  const change = useCallback(
    (input: PasswordChange) =>
      new Promise<Refusal | null>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ changePassword: result }) =>
            resolve(
              result.__typename === 'ChangePasswordPayload' ? null : refusal(result, messages.passwordFailed),
            ),
          onError: (problem) => resolve(problemFailure(problem, messages.passwordFailed)),
        });
      }),
    [commit],
  );
  return [change, isLoading];
}
