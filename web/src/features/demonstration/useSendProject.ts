import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSendProjectMutation } from '../../__generated__/useSendProjectMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import type { ApprovalValues } from './approval.rules.ts';
import { messages } from './messages.ts';

/** Mails a picture to a client; resolves null when it is on its way, otherwise what to show. */
export function useSendProject(): [
  send: (input: ApprovalValues) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useSendProjectMutation>(graphql`
    mutation useSendProjectMutation($input: SendProjectForApprovalInput!) {
      sendProjectForApproval(input: $input) {
        ... on SendProjectForApprovalPayload @alias(as: "payload") {
          __typename
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  const send = useCallback(
    async (input: ApprovalValues) => {
      const { refusal } = await commit({ variables: { input }, fallback: messages.sendFailed });
      return refusal;
    },
    [commit],
  );
  return [send, isLoading];
}
