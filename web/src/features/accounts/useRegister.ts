import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useRegisterMutation } from '../../__generated__/useRegisterMutation.graphql.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import type { RegisterValues } from './accounts.rules.ts';
import { messages } from './messages.ts';
import { refusal, type Refusal } from './refusal.ts';
import { signIn } from './signIn.ts';

/** Creates the account and signs in with it (spec §4). Resolves null on success, otherwise what to show. */
export function useRegister(): [
  register: (values: RegisterValues) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useRegisterMutation>(graphql`
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
    (input: RegisterValues) =>
      new Promise<Refusal | null>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ register: result }) => {
            if (result.__typename !== 'AuthPayload')
              return resolve(refusal(result, messages.registrationFailed));
            signIn(result);
            resolve(null);
          },
          onError: (problem) => resolve(problemFailure(problem, messages.registrationFailed)),
        });
      }),
    [commit],
  );
  return [register, isLoading];
}
