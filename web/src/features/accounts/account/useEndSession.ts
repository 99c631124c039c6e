import { useCallback } from 'react';
import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay';
import type { useEndSessionMutation } from '../../../__generated__/useEndSessionMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Ends a session: gone from the list at once, and back again when that fails. Resolves null on success, otherwise what to show. */
export function useEndSession(): (id: string) => Promise<Refusal | null> {
  const environment = useRelayEnvironment();
  const [commit] = useMutationOutcome<useEndSessionMutation>(graphql`
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
    async (id) => {
      const { refusal, error } = await commit({
        variables: { input: { id } },
        optimisticResponse: { endSession: { __typename: 'EndSessionPayload', endedSessionId: id } },
        fallback: messages.endFailed,
      });
      // Ended elsewhere already: not to be brought back.
      if (error === 'NotFoundError') commitLocalUpdate(environment, (store) => store.delete(id));
      return refusal;
    },
    [commit, environment],
  );
}
