import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useRequestEmailChangeMutation } from '../../../__generated__/useRequestEmailChangeMutation.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { messages } from './messages.ts';

/** A new address, and the password of an account that has one. */
interface EmailChange {
  email: string;
  password: string | null;
}

/** Mails a link to a new address, which waits until it is followed. Resolves null on success, otherwise what to show. */
export function useRequestEmailChange(): [
  request: (input: EmailChange) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useRequestEmailChangeMutation>(graphql`
    mutation useRequestEmailChangeMutation($input: RequestEmailChangeInput!) @raw_response_type {
      requestEmailChange(input: $input) {
        __typename
        ... on RequestEmailChangePayload {
          user {
            id
            email
            pendingEmail
          }
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
    (input: EmailChange) =>
      new Promise<Refusal | null>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ requestEmailChange: result }) =>
            resolve(
              result.__typename === 'RequestEmailChangePayload'
                ? null
                : refusal(result, messages.emailFailed),
            ),
          onError: (problem) => resolve(problemFailure(problem, messages.emailFailed)),
        });
      }),
    [commit],
  );
  return [request, isLoading];
}
