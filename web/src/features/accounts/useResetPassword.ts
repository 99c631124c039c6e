import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useResetPasswordMutation } from '../../__generated__/useResetPasswordMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';
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
  const [commit, isLoading] = useMutationOutcome<useResetPasswordMutation>(graphql`
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
    async (input: { token: string; password: string }) => {
      const { payload, refusal, error } = await commit({
        variables: { input },
        fallback: messages.resetFailed,
      });
      if (!payload) return { ...refusal, needsNewLink: error === 'NotFoundError' };
      signIn(payload);
      return null;
    },
    [commit],
  );
  return [reset, isLoading];
}
