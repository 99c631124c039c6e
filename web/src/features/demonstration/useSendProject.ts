import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useSendProjectMutation } from '../../__generated__/useSendProjectMutation.graphql.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../accounts/refusal.ts';
import type { ApprovalValues } from './approval.rules.ts';
import { messages } from './messages.ts';

/** Mails a picture to a client; resolves null when it is on its way, otherwise what to show. */
export function useSendProject(): [
  send: (input: ApprovalValues) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutation<useSendProjectMutation>(graphql`
    mutation useSendProjectMutation($input: SendProjectForApprovalInput!) {
      sendProjectForApproval(input: $input) {
        __typename
        ... on SendProjectForApprovalPayload {
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
        ... on UnavailableError {
          message
        }
      }
    }
  `);

  const send = useCallback(
    (input: ApprovalValues) =>
      new Promise<Refusal | null>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ sendProjectForApproval: result }) =>
            resolve(
              result.__typename === 'SendProjectForApprovalPayload'
                ? null
                : refusal(result, messages.sendFailed),
            ),
          onError: (problem) => resolve(problemFailure(problem, messages.sendFailed)),
        });
      }),
    [commit],
  );
  return [send, isLoading];
}
