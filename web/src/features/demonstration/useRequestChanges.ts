import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  RequestProjectChangesInput,
  useRequestChangesMutation,
} from '../../__generated__/useRequestChangesMutation.graphql.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../accounts/refusal.ts';
import { messages } from './messages.ts';

/** Sends what the client wants changed; resolves null when the office is told, otherwise what to show. */
export function useRequestChanges(): [
  request: (input: RequestProjectChangesInput) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useRequestChangesMutation>(graphql`
    mutation useRequestChangesMutation($input: RequestProjectChangesInput!) {
      requestProjectChanges(input: $input) {
        __typename
        ... on RequestProjectChangesPayload {
          __typename
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
        ... on NotFoundError {
          message
        }
        ... on RateLimitedError {
          message
          retryAfterSeconds
        }
      }
    }
  `);

  const request = useCallback(
    (input: RequestProjectChangesInput) =>
      new Promise<Refusal | null>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ requestProjectChanges: result }) =>
            resolve(
              result.__typename === 'RequestProjectChangesPayload'
                ? null
                : refusal(result, messages.feedbackFailed),
            ),
          onError: (problem) => resolve(problemFailure(problem, messages.feedbackFailed)),
        });
      }),
    [commit],
  );
  return [request, isLoading];
}
