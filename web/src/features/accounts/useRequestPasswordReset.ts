import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRequestPasswordResetMutation } from '../../__generated__/useRequestPasswordResetMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** The server's sentence when the link was sent, otherwise what to show. */
export type ResetRequestOutcome = { sent: string } | Refusal;

/** Requests a mail with a reset link. The answer is the same for an address without an account. */
export function useRequestPasswordReset(): [
  request: (email: string) => Promise<ResetRequestOutcome>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        ... on RequestPasswordResetPayload @alias(as: "payload") {
          message
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  const request = useCallback(
    async (email: string) => {
      const { payload, refusal } = await commit({
        variables: { input: { email } },
        fallback: messages.resetLinkFailed,
      });
      return payload ? { sent: payload.message || messages.resetLinkSent } : refusal;
    },
    [commit],
  );
  return [request, isLoading];
}
