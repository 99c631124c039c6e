import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useCancelEmailChangeMutation } from '../../../__generated__/useCancelEmailChangeMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Forgets the new address that waits for its link. Resolves null on success, otherwise what to show. */
export function useCancelEmailChange(): [cancel: () => Promise<Refusal | null>, isLoading: boolean] {
  const [commit, isLoading] = useMutationOutcome<useCancelEmailChangeMutation>(graphql`
    mutation useCancelEmailChangeMutation @raw_response_type {
      cancelEmailChange {
        __typename
        ... on CancelEmailChangePayload {
          user {
            id
            pendingEmail
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  const cancel = useCallback(async () => {
    const { refusal } = await commit({ variables: {}, fallback: messages.cancelFailed });
    return refusal;
  }, [commit]);
  return [cancel, isLoading];
}
