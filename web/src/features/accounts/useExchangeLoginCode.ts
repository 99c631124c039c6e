import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useExchangeLoginCodeMutation } from '../../__generated__/useExchangeLoginCodeMutation.graphql.ts';
import { signIn } from './signIn.ts';

/** Exchanges the one-use code that Google's sign-in brought for user and token. Resolves whether somebody is signed in now. */
export function useExchangeLoginCode(): (code: string) => Promise<boolean> {
  const [commit] = useMutation<useExchangeLoginCodeMutation>(graphql`
    mutation useExchangeLoginCodeMutation($input: ExchangeLoginCodeInput!) {
      exchangeLoginCode(input: $input) {
        __typename
        ... on AuthPayload {
          token
          user {
            id
            name
            email
          }
        }
      }
    }
  `);

  return useCallback(
    (code) =>
      new Promise((resolve) => {
        commit({
          variables: { input: { code } },
          onCompleted: ({ exchangeLoginCode: result }) => {
            if (result.__typename !== 'AuthPayload') return resolve(false);
            signIn(result);
            resolve(true);
          },
          onError: () => resolve(false),
        });
      }),
    [commit],
  );
}
