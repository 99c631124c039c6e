import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  SendContactMessageInput,
  useSendContactMessageMutation,
} from '../../__generated__/useSendContactMessageMutation.graphql.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../accounts/refusal.ts';
import { messages } from './messages.ts';

/** Sends a message to us; resolves null when it is on its way, otherwise what to show. */
export function useSendContactMessage(): [
  send: (input: SendContactMessageInput) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useSendContactMessageMutation>(graphql`
    mutation useSendContactMessageMutation($input: SendContactMessageInput!) {
      sendContactMessage(input: $input) {
        __typename
        ... on SendContactMessagePayload {
          __typename
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

  const send = useCallback(
    (input: SendContactMessageInput) =>
      new Promise<Refusal | null>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ sendContactMessage: result }) =>
            resolve(
              result.__typename === 'SendContactMessagePayload' ? null : refusal(result, messages.failed),
            ),
          onError: (problem) => resolve(problemFailure(problem, messages.failed)),
        });
      }),
    [commit],
  );
  return [send, isLoading];
}
