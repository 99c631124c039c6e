import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useSendVerificationMutation } from '../../__generated__/useSendVerificationMutation.graphql.ts';
import { problemFailure } from '../../relay/problemFailure.ts';
import { useSnackbar } from '../../ui/snackbar.ts';
import { messages } from './messages.ts';
import { refusal } from './refusal.ts';

/** Mails a fresh link that confirms the person's address, and says in a snackbar where it went or why not. */
export function useSendVerification(): [send: () => void, isLoading: boolean] {
  const { show } = useSnackbar();
  const [commit, isLoading] = useMutation<useSendVerificationMutation>(graphql`
    mutation useSendVerificationMutation {
      sendVerification {
        __typename
        ... on SendVerificationPayload {
          email
        }
        ... on ConflictError {
          message
        }
        ... on RateLimitedError {
          message
          retryAfterSeconds
        }
      }
    }
  `);

  const send = useCallback(() => {
    const fail = ({ message }: { message: string }): void => {
      show({ message, color: 'error', multiline: true });
    };
    commit({
      variables: {},
      onCompleted: ({ sendVerification: result }) => {
        if (result.__typename === 'SendVerificationPayload')
          show({ message: messages.verificationSent(result.email), color: 'success' });
        else if (result.__typename === 'ConflictError')
          show({ ...refusal(result, messages.verificationFailed), color: 'info' });
        else fail(refusal(result, messages.verificationFailed));
      },
      onError: (problem) => fail(problemFailure(problem, messages.verificationFailed)),
    });
  }, [commit, show]);
  return [send, isLoading];
}
