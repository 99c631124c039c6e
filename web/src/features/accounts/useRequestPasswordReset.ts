import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
import type { useRequestPasswordResetMutation } from '../../__generated__/useRequestPasswordResetMutation.graphql.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/**
 * Requests a mail with a reset link. The answer is the same for an address without an account. `sent`: the server's sentence
 * when the link was sent; '' before and after `setSent('')`.
 */
export function useRequestPasswordReset() {
  const [sent, setSent] = useState('');
  const accept = useCallback(
    ({ message }: { message: string }) => setSent(message || messages.resetLinkSent),
    [],
  );
  const [request, isLoading] = useInputMutation<useRequestPasswordResetMutation>(
    graphql`
      mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          ... on RequestPasswordResetPayload @alias(as: "payload") {
            message
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.resetLinkFailed,
    accept,
  );
  return { request, isLoading, sent, setSent };
}
