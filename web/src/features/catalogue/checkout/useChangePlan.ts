import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  ChangePlanInput,
  useChangePlanMutation,
} from '../../../__generated__/useChangePlanMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { messages } from '../messages.ts';

/** Changes the plan of a site at the proration date of the preview. Resolves the plan's name, or what to show. */
export function useChangePlan(): [
  change: (input: ChangePlanInput) => Promise<{ planName: string } | Refusal>,
  isLoading: boolean,
] {
  const [commit, isLoading] = useMutationOutcome<useChangePlanMutation>(graphql`
    mutation useChangePlanMutation($input: ChangePlanInput!) {
      changePlan(input: $input) {
        ... on ChangePlanPayload @alias(as: "payload") {
          subscription {
            planName
            stripePriceId
            status
            currentPeriodEnd
            cancelAtPeriodEnd
            trialEndsAt
            restaurant {
              package
              isFreePlan
              hasPaidFeatures
              subscription {
                status
              }
            }
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  const change = useCallback(
    async (input: ChangePlanInput) => {
      const { payload, refusal } = await commit({ variables: { input }, fallback: messages.changeFailed });
      return payload ? { planName: payload.subscription.planName } : refusal;
    },
    [commit],
  );
  return [change, isLoading];
}
