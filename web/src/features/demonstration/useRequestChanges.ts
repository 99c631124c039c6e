import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  RequestProjectChangesInput,
  useRequestChangesMutation,
} from '../../__generated__/useRequestChangesMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Sends what the client wants changed; resolves null when the office is told, otherwise what to show. */
export function useRequestChanges(): [
  request: (input: RequestProjectChangesInput) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useRequestChangesMutation>(graphql`
    mutation useRequestChangesMutation($input: RequestProjectChangesInput!) {
      requestProjectChanges(input: $input) {
        ... on RequestProjectChangesPayload @alias(as: "payload") {
          __typename
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  const request = useCallback(
    async (input: RequestProjectChangesInput) => {
      const { refusal } = await commit({ variables: { input }, fallback: messages.feedbackFailed });
      return refusal;
    },
    [commit],
  );
  return [request, isLoading];
}
