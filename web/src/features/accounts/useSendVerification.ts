import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSendVerificationMutation } from '../../__generated__/useSendVerificationMutation.graphql.ts';
import { useSnackbar } from '../../ui/snackbar.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Mails a new link that confirms the user's address. A snackbar shows the address or the failure. */
export function useSendVerification(): [send: () => void, isLoading: boolean] {
  const { show } = useSnackbar();
  const [commit, isLoading] = useMutationOutcome<useSendVerificationMutation>(graphql`
    mutation useSendVerificationMutation {
      sendVerification {
        ... on SendVerificationPayload @alias(as: "payload") {
          email
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  const send = useCallback(async () => {
    const { payload, refusal, error } = await commit({
      variables: {},
      fallback: messages.verificationFailed,
    });
    if (payload) show({ message: messages.verificationSent(payload.email), color: 'success' });
    else if (error === 'ConflictError') show({ message: refusal.message, color: 'info' });
    else show({ message: refusal.message, color: 'error', multiline: true });
  }, [commit, show]);
  return [send, isLoading];
}
