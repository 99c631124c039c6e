import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useChangePasswordMutation } from '../../../__generated__/useChangePasswordMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
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
  const [commit, isLoading] = useMutationOutcome<useChangePasswordMutation>(graphql`
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
    async (input: PasswordChange) => {
      const { refusal } = await commit({ variables: { input }, fallback: messages.passwordFailed });
      return refusal;
    },
    [commit],
  );
  return [change, isLoading];
}
