import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useVerifyEmailMutation } from '../../__generated__/useVerifyEmailMutation.graphql.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import { refusal } from '../../relay/refusal.ts';
import { messages } from './messages.ts';
import { rememberUser } from './rememberUser.ts';

/** What came of the link. `spent`: used or too old; `taken`: the address is another account's; `failed`: trying again may help. */
export type VerifyOutcome =
  { kind: 'verified'; email: string } | { kind: 'spent' | 'taken' | 'failed'; message: string };

/** Confirms an address by the token of a mailed link, also a new one that waits for it. */
export function useVerifyEmail(): (token: string) => Promise<VerifyOutcome> {
  const [commit] = useMutation<useVerifyEmailMutation>(graphql`
    mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
      verifyEmail(input: $input) {
        __typename
        ... on VerifyEmailPayload {
          email
          user {
            id
            name
            email
            emailVerified
            pendingEmail
          }
        }
        ... on NotFoundError {
          message
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

  return useCallback(
    (token) =>
      new Promise((resolve) => {
        commit({
          variables: { input: { token } },
          onCompleted: ({ verifyEmail: result }) => {
            if (result.__typename === 'VerifyEmailPayload') {
              if (result.user) rememberUser(result.user);
              return resolve({ kind: 'verified', email: result.email });
            }
            if (result.__typename === 'NotFoundError')
              return resolve({ kind: 'spent', ...refusal(result, messages.verifyLinkInvalid) });
            if (result.__typename === 'ConflictError')
              return resolve({ kind: 'taken', ...refusal(result, messages.verifyConflict) });
            resolve({ kind: 'failed', ...refusal(result, messages.verifyFailed) });
          },
          onError: (problem) =>
            resolve({ kind: 'failed', ...problemFailure(problem, messages.verifyFailed) }),
        });
      }),
    [commit],
  );
}
