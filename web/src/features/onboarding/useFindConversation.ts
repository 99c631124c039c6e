import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useFindConversationQuery } from '../../__generated__/useFindConversationQuery.graphql.ts';
import type { Conversation } from './conversationState.ts';
import { readConversation } from './readConversation.ts';

/** Fetches a conversation by its token, not in a screen's query: the token comes from the storage. Null when it does not exist. Rejects with a NetworkProblem. */
export function useFindConversation(): (token: string) => Promise<Conversation | null> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (token) => {
      const found = await fetchQuery<useFindConversationQuery>(
        environment,
        graphql`
          query useFindConversationQuery($token: String!) {
            onboardingConversation(token: $token) {
              ...readConversation_conversation
            }
          }
        `,
        { token },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      return found?.onboardingConversation ? readConversation(found.onboardingConversation) : null;
    },
    [environment],
  );
}
