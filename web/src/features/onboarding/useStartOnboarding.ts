import { useCallback } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { useStartOnboardingMutation } from '../../__generated__/useStartOnboardingMutation.graphql.ts';
import { writeStored } from '../../lib/storage.ts';
import { problemText } from '../../relay/networkProblem.ts';
import type { Conversation } from './conversationState.ts';
import { messages } from './messages.ts';
import { readConversation } from './readConversation.ts';

/** A page that opens twice at once (an effect of StrictMode, a quick return) starts one conversation. */
const starting = new WeakMap<IEnvironment, Promise<Conversation>>();

/** Starts a conversation about a plan and keeps its secret. Rejects with an Error whose message can be shown. */
export function useStartOnboarding(): (packageName: string) => Promise<Conversation> {
  const environment = useRelayEnvironment();
  return useCallback(
    (packageName) => {
      const known = starting.get(environment);
      if (known) return known;
      const started = start(environment, packageName).finally(() => starting.delete(environment));
      starting.set(environment, started);
      return started;
    },
    [environment],
  );
}

function start(environment: IEnvironment, packageName: string): Promise<Conversation> {
  return new Promise((resolve, reject) => {
    commitMutation<useStartOnboardingMutation>(environment, {
      mutation: graphql`
        mutation useStartOnboardingMutation($input: StartOnboardingInput!) {
          startOnboarding(input: $input) {
            __typename
            ... on StartOnboardingPayload {
              conversation {
                ...readConversation_conversation
              }
            }
            ... on RateLimitedError {
              message
            }
          }
        }
      `,
      variables: { input: { package: packageName } },
      onCompleted: ({ startOnboarding: result }) => {
        if (result.__typename === 'RateLimitedError') return reject(new Error(result.message));
        if (result.__typename === '%other') return reject(new Error(messages.notOpened));
        const conversation = readConversation(result.conversation);
        writeStored('onboardingConversation', conversation.token);
        resolve(conversation);
      },
      onError: (problem) => reject(new Error(problemText(problem, messages.notOpened))),
    });
  });
}
