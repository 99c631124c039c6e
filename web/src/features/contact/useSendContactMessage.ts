import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  SendContactMessageInput,
  useSendContactMessageMutation,
} from '../../__generated__/useSendContactMessageMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Sends a message to us; resolves null when it is on its way, otherwise what to show. */
export function useSendContactMessage(): [
  send: (input: SendContactMessageInput) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useSendContactMessageMutation>(graphql`
    mutation useSendContactMessageMutation($input: SendContactMessageInput!) {
      sendContactMessage(input: $input) {
        ... on SendContactMessagePayload @alias(as: "payload") {
          __typename
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  const send = useCallback(
    async (input: SendContactMessageInput) => {
      const { refusal } = await commit({ variables: { input }, fallback: messages.failed });
      return refusal;
    },
    [commit],
  );
  return [send, isLoading];
}
