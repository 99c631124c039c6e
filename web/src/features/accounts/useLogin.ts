import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useLoginMutation } from '../../__generated__/useLoginMutation.graphql.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import type { LoginValues } from './accounts.rules.ts';
import { messages } from './messages.ts';
import { refusal, type Refusal } from './refusal.ts';
import { signIn } from './signIn.ts';

/** Signs in and starts the session. Resolves null on success, otherwise what to show. */
export function useLogin(): [login: (values: LoginValues) => Promise<Refusal | null>, isLoading: boolean] {
  const [commit, isLoading] = useMutation<useLoginMutation>(graphql`
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
    (input: LoginValues) =>
      new Promise<Refusal | null>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ login: result }) => {
            if (result.__typename !== 'AuthPayload') return resolve(refusal(result, messages.loginFailed));
            signIn(result);
            resolve(null);
          },
          onError: (problem) => resolve(problemFailure(problem, messages.loginFailed)),
        });
      }),
    [commit],
  );
  return [login, isLoading];
}
