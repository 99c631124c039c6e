import { graphql } from 'react-relay';
import type { useRegisterPlanInterestMutation } from '../../__generated__/useRegisterPlanInterestMutation.graphql.ts';
import { useInputMutation } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Stores an address that wants a mail when a plan is on sale. Resolves null on success, otherwise what to show. */
export const useRegisterPlanInterest = () =>
  useInputMutation<useRegisterPlanInterestMutation>(
    graphql`
      mutation useRegisterPlanInterestMutation($input: RegisterPlanInterestInput!) {
        registerPlanInterest(input: $input) {
          ... on RegisterPlanInterestPayload @alias(as: "payload") {
            message
          }
          ...refusal_userError @alias(as: "error")
        }
      }
    `,
    messages.interestFailed,
  );
