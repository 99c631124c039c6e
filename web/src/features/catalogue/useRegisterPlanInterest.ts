import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  RegisterPlanInterestInput,
  useRegisterPlanInterestMutation,
} from '../../__generated__/useRegisterPlanInterestMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import { messages } from './messages.ts';

/** Asks to be told when a plan is on sale; resolves null when the address is kept, otherwise what to show. */
export function useRegisterPlanInterest(): [
  register: (input: RegisterPlanInterestInput) => Promise<Refusal | null>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useRegisterPlanInterestMutation>(graphql`
    mutation useRegisterPlanInterestMutation($input: RegisterPlanInterestInput!) {
      registerPlanInterest(input: $input) {
        ... on RegisterPlanInterestPayload @alias(as: "payload") {
          message
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  const register = useCallback(
    async (input: RegisterPlanInterestInput) => {
      const { refusal } = await commit({ variables: { input }, fallback: messages.interestFailed });
      return refusal;
    },
    [commit],
  );
  return [register, isLoading];
}
