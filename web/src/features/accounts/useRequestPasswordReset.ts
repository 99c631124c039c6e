import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useRequestPasswordResetMutation } from '../../__generated__/useRequestPasswordResetMutation.graphql.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import { messages } from './messages.ts';
import { refusal, type Refusal } from './refusal.ts';

/** The server's sentence when the link was sent, otherwise what to show. */
export type ResetRequestOutcome = { sent: string } | Refusal;

/** Asks for a mail with a reset link; the answer is the same for an address without an account. */
export function useRequestPasswordReset(): [
  request: (email: string) => Promise<ResetRequestOutcome>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        __typename
        ... on RequestPasswordResetPayload {
          message
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

  const request = useCallback(
    (email: string) =>
      new Promise<ResetRequestOutcome>((resolve) => {
        commit({
          variables: { input: { email } },
          onCompleted: ({ requestPasswordReset: result }) => {
            if (result.__typename !== 'RequestPasswordResetPayload')
              return resolve(refusal(result, messages.resetLinkFailed));
            resolve({ sent: result.message || messages.resetLinkSent });
          },
          onError: (problem) => resolve(problemFailure(problem, messages.resetLinkFailed)),
        });
      }),
    [commit],
  );
  return [request, isLoading];
}
