import { useCallback } from 'react';
import { commitLocalUpdate, graphql, useMutation, useRelayEnvironment } from 'react-relay';
import type { useEndSessionMutation } from '../../../__generated__/useEndSessionMutation.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../refusal.ts';
import { messages } from './messages.ts';

/** Ends a session: gone from the list at once, and back again when that fails. Resolves null on success, otherwise what to show. */
export function useEndSession(): (id: string) => Promise<Refusal | null> {
  const environment = useRelayEnvironment();
  const [commit] = useMutation<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) @raw_response_type {
      endSession(input: $input) {
        __typename
        ... on EndSessionPayload {
          endedSessionId @deleteRecord
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  return useCallback(
    (id) =>
      new Promise((resolve) => {
        commit({
          variables: { input: { id } },
          optimisticResponse: { endSession: { __typename: 'EndSessionPayload', endedSessionId: id } },
          onCompleted: ({ endSession: result }) => {
            if (result.__typename === 'EndSessionPayload') return resolve(null);
            // Ended elsewhere already: not to be brought back.
            if (result.__typename === 'NotFoundError')
              commitLocalUpdate(environment, (store) => store.delete(id));
            resolve(refusal(result, messages.endFailed));
          },
          onError: (problem) => resolve(problemFailure(problem, messages.endFailed)),
        });
      }),
    [commit, environment],
  );
}
