import { graphql } from 'react-relay';
import type { useSendProjectMutation } from '../../__generated__/useSendProjectMutation.graphql.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Mails a picture to a client. Resolves null on success, otherwise what to show. */
export const useSendProject = () =>
  useInputMutation<useSendProjectMutation>(
    graphql`
      mutation useSendProjectMutation($input: SendProjectForApprovalInput!) {
        sendProjectForApproval(input: $input) {
          ... on SendProjectForApprovalPayload @alias(as: "payload") {
            __typename
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.sendFailed,
  );
