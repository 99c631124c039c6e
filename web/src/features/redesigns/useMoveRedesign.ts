import { graphql } from 'react-relay';
import type { useMoveRedesignMutation } from '../../__generated__/useMoveRedesignMutation.graphql.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Leads a redesign to its next state. Resolves null on success, otherwise the refusal. */
export const useMoveRedesign = () =>
  useInputMutation<useMoveRedesignMutation>(
    graphql`
      mutation useMoveRedesignMutation($input: MoveRedesignInput!) {
        moveRedesign(input: $input) {
          ... on MoveRedesignPayload @alias(as: "payload") {
            redesign {
              id
              ...RedesignCard_redesign
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.failed,
  );
