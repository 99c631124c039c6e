import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRegisterMutation } from '../../__generated__/useRegisterMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import type { RegisterValues } from './accounts.rules.ts';
import { messages } from './messages.ts';
import { signIn } from './signIn.ts';

/** Creates the account and signs in with it (spec §4). Resolves null on success, otherwise what to show. */
export function useRegister(): [
  register: (values: RegisterValues) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) {
      register(input: $input) {
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
        ... on ConflictError {
          message
        }
        ... on RateLimitedError {
          message
          retryAfterSeconds
        }
      }
    }
  `);

  const register = useCallback(
    async (input: RegisterValues) => {
      const { payload, refusal } = await commit({
        variables: { input },
        fallback: messages.registrationFailed,
      });
      if (payload) signIn(payload);
      return refusal;
    },
    [commit],
  );
  return [register, isLoading];
}
