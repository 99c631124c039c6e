import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useRequestEmailChangeMutation } from '../../../__generated__/useRequestEmailChangeMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** A new address, and the password of an account that has one. */
interface EmailChange {
  email: string;
  password: string | null;
}

/** Mails a link to a new address, which waits until it is followed. Resolves null on success, otherwise what to show. */
export function useRequestEmailChange(): [
  request: (input: EmailChange) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useRequestEmailChangeMutation>(graphql`
    mutation useRequestEmailChangeMutation($input: RequestEmailChangeInput!) @raw_response_type {
      requestEmailChange(input: $input) {
        __typename
        ... on RequestEmailChangePayload {
          user {
            id
            email
            pendingEmail
          }
        }
        ... on ValidationError {
          message
          fields {
            path
            message
          }
        }
        ... on RateLimitedError {
          message
          retryAfterSeconds
        }
      }
    }
  `);

  const request = useCallback(
    async (input: EmailChange) => {
      const { refusal } = await commit({ variables: { input }, fallback: messages.emailFailed });
      return refusal;
    },
    [commit],
  );
  return [request, isLoading];
}
