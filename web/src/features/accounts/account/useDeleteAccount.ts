import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteAccountMutation } from '../../../__generated__/useDeleteAccountMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Deletes the account; `confirmation` is the password, or the e-mail address of an account without one. Resolves null on success, otherwise what to show. */
export function useDeleteAccount(): [
  deleteAccount: (input: { confirmation: string }) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useDeleteAccountMutation>(graphql`
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
    async (input: { confirmation: string }) => {
      const { refusal } = await commit({ variables: { input }, fallback: messages.deleteFailed });
      return refusal;
    },
    [commit],
  );
  return [deleteAccount, isLoading];
}
