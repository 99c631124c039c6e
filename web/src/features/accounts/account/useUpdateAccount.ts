import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useUpdateAccountMutation } from '../../../__generated__/useUpdateAccountMutation.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { rememberUser } from '../rememberUser.ts';
import { messages } from './messages.ts';

/** Changes the person's name: everywhere at once, and back again when the server refuses. Resolves null on success, otherwise what to show. */
export function useUpdateAccount(): [
  update: (id: string, input: { name: string }) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useUpdateAccountMutation>(graphql`
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
    (id: string, input: { name: string }) =>
      new Promise<Refusal | null>((resolve) => {
        commit({
          variables: { input },
          optimisticResponse: {
            updateAccount: { __typename: 'UpdateAccountPayload', user: { id, name: input.name } },
          },
          onCompleted: ({ updateAccount: result }) => {
            if (result.__typename !== 'UpdateAccountPayload')
              return resolve(refusal(result, messages.nameFailed));
            rememberUser(result.user);
            resolve(null);
          },
          onError: (problem) => resolve(problemFailure(problem, messages.nameFailed)),
        });
      }),
    [commit],
  );
  return [update, isLoading];
}
