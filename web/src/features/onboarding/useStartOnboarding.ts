import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { useStartOnboardingMutation } from '../../__generated__/useStartOnboardingMutation.graphql.ts';
import { writeStored } from '../../lib/storage.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import type { Conversation } from './conversationState.ts';
import { messages } from './messages.ts';
import { readConversation } from './readConversation.ts';

/** An effect that runs twice (StrictMode, a quick return) starts one conversation. */
const starting = new WeakMap<IEnvironment, Promise<Conversation>>();

/** Starts a conversation about a plan and stores its token. Rejects with an Error whose message can be shown. */
export function useStartOnboarding(): (packageName: string) => Promise<Conversation> {
  const environment = useRelayEnvironment();
  const [commit] = useMutationOutcome<useStartOnboardingMutation>(graphql`
    mutation useStartOnboardingMutation($input: StartOnboardingInput!) {
      startOnboarding(input: $input) {
        ... on StartOnboardingPayload @alias(as: "payload") {
          conversation {
            ...readConversation_conversation
          }
        }
        ...refusal_userError @alias(as: "error") @arguments(withWait: false)
      }
    }
  `);

  return useCallback(
    (packageName) => {
      const known = starting.get(environment);
      if (known) return known;
      const start = async (): Promise<Conversation> => {
        const { payload, refusal } = await commit({
          variables: { input: { package: packageName } },
          fallback: messages.notOpened,
        });
        if (!payload) throw new Error(refusal.message);
        const conversation = readConversation(payload.conversation);
        writeStored('onboardingConversation', conversation.token);
        return conversation;
      };
      const started = start().finally(() => starting.delete(environment));
      starting.set(environment, started);
      return started;
    },
    [environment, commit],
  );
}
