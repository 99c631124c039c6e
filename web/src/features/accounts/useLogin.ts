import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useLoginMutation } from '../../__generated__/useLoginMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import type { LoginValues } from './accounts.rules.ts';
import { messages } from './messages.ts';
import { signIn } from './signIn.ts';

/** Signs in and starts the session. Resolves null on success, otherwise what to show. */
export function useLogin(): [login: (values: LoginValues) => Promise<Refusal | null>, isLoading: boolean] {
  const [commit, isLoading] = useMutationOutcome<useLoginMutation>(graphql`
    mutation useLoginMutation($input: LoginInput!) {
      login(input: $input) {
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
        ... on UnauthenticatedError {
          message
        }
        ... on RateLimitedError {
          message
          retryAfterSeconds
        }
      }
    }
  `);

  const login = useCallback(
    async (input: LoginValues) => {
      const { payload, refusal } = await commit({ variables: { input }, fallback: messages.loginFailed });
      if (payload) signIn(payload);
      return refusal;
    },
    [commit],
  );
  return [login, isLoading];
}
