import { graphql } from 'react-relay';
import type { useRequestChangesMutation } from '../../__generated__/useRequestChangesMutation.graphql.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Sends what the client wants changed to the office. Resolves null on success, otherwise what to show. */
export const useRequestChanges = () =>
  useInputMutation<useRequestChangesMutation>(
    graphql`
      mutation useRequestChangesMutation($input: RequestProjectChangesInput!) {
        requestProjectChanges(input: $input) {
          ... on RequestProjectChangesPayload @alias(as: "payload") {
            __typename
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.feedbackFailed,
  );
