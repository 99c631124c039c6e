import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useChangePlanMutation } from '../../../__generated__/useChangePlanMutation.graphql.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { useMutationOutcome } from '../../../relay/useMutationOutcome.ts';
import { messages } from '../messages.ts';

interface PlanChange {
  /** Global id of the site. */
  restaurantId: string;
  priceId: string;
  /** As the preview said, RFC 3339. */
  prorationDate: string;
}

/** Changes the plan of a site at the proration that was shown. Resolves the plan's name, or what to show. */
export function useChangePlan(): [
  change: (input: PlanChange) => Promise<{ planName: string } | Refusal>,
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
    async (input: PlanChange) => {
      const { payload, refusal } = await commit({ variables: { input }, fallback: messages.changeFailed });
      return payload ? { planName: payload.subscription.planName } : refusal;
    },
    [commit],
  );
  return [change, isLoading];
}
