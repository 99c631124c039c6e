import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUpdateAccountMutation } from '../../../__generated__/useUpdateAccountMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { rememberUser } from '../rememberUser.ts';
import { messages } from './messages.ts';

/** Changes the person's name: everywhere at once, and back again when the server refuses. Resolves null on success, otherwise what to show. */
export function useUpdateAccount(): [
  update: (id: string, input: { name: string }) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useUpdateAccountMutation>(graphql`
    mutation useUpdateAccountMutation($input: UpdateAccountInput!) @raw_response_type {
      updateAccount(input: $input) {
        __typename
        ... on UpdateAccountPayload {
          user {
            id
            name
          }
        }
        ... on ValidationError {
          message
          fields {
            path
            message
          }
        }
      }
    }
  `);

  const update = useCallback(
    async (id: string, input: { name: string }) => {
      const { payload, refusal } = await commit({
        variables: { input },
        optimisticResponse: {
          updateAccount: { __typename: 'UpdateAccountPayload', user: { id, name: input.name } },
        },
        fallback: messages.nameFailed,
      });
      if (payload) rememberUser(payload.user);
      return refusal;
    },
    [commit],
  );
  return [update, isLoading];
}
