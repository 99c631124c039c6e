import { graphql } from 'react-relay';
import type { useChangeFirstStepsMutation } from '../../../__generated__/useChangeFirstStepsMutation.graphql.ts';
import { useInputMutation } from '../../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Stores that the owner has shared a site, or has hidden its first steps. Resolves null on success, otherwise what to show. */
export const useChangeFirstSteps = () =>
  useInputMutation<useChangeFirstStepsMutation>(
    graphql`
      mutation useChangeFirstStepsMutation($input: ChangeFirstStepsInput!) @raw_response_type {
        changeFirstSteps(input: $input) {
          ... on ChangeFirstStepsPayload @alias(as: "payload") {
            restaurant {
              id
              firstSteps {
                isShared
                isHidden
              }
            }
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.changeFailed,
  );
