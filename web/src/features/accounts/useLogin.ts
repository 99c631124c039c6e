import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useLoginMutation } from '../../__generated__/useLoginMutation.graphql.ts';
import { formFailure, type FormFailure } from '../../lib/formFailure.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import type { LoginValues } from './accounts.rules.ts';
import { messages } from './messages.ts';
import { signIn } from './signIn.ts';

/** Signs in and starts the session. Resolves null on success, otherwise what to show. */
export function useLogin(): [
  login: (values: LoginValues) => Promise<FormFailure | null>,
  isLoading: boolean,
] {
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
        }
      }
    }
  `);

  const login = useCallback(
    (input: LoginValues) =>
      new Promise<FormFailure | null>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ login: result }) => {
            if (result.__typename === '%other') return resolve(formFailure({}, messages.loginFailed));
            if (result.__typename !== 'AuthPayload')
              return resolve(formFailure(result, messages.loginFailed));
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
