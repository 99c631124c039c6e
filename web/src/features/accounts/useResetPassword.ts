import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useResetPasswordMutation } from '../../__generated__/useResetPasswordMutation.graphql.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import { messages } from './messages.ts';
import { refusal, type Refusal } from './refusal.ts';
import { signIn } from './signIn.ts';

/** Why a password was not reset; when the link is spent, too old or wrong, only a new one helps. */
export interface ResetFailure extends Refusal {
  needsNewLink: boolean;
}

/** Sets a new password by the token of a mail and starts the session (spec §4). Resolves null on success, otherwise what to show. */
export function useResetPassword(): [
  reset: (input: { token: string; password: string }) => Promise<ResetFailure | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        __typename
        ... on AuthPayload {
          token
          user {
            id
            name
            email
          }
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
          retryAfterSeconds
        }
      }
    }
  `);

  const reset = useCallback(
    (input: { token: string; password: string }) =>
      new Promise<ResetFailure | null>((resolve) => {
        const fail = (failure: Refusal, needsNewLink = false): void => resolve({ ...failure, needsNewLink });
        commit({
          variables: { input },
          onCompleted: ({ resetPassword: result }) => {
            if (result.__typename !== 'AuthPayload')
              return fail(refusal(result, messages.resetFailed), result.__typename === 'NotFoundError');
            signIn(result);
            resolve(null);
          },
          onError: (problem) => fail(problemFailure(problem, messages.resetFailed)),
        });
      }),
    [commit],
  );
  return [reset, isLoading];
}
