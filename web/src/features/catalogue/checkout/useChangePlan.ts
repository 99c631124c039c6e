import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useChangePlanMutation } from '../../../__generated__/useChangePlanMutation.graphql.ts';
import { problemFailure } from '../../../relay/problemFailure.ts';
import { refusal, type Refusal } from '../../accounts/refusal.ts';
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
  const [commit, isLoading] = useMutation<useChangePlanMutation>(graphql`
    mutation useChangePlanMutation($input: ChangePlanInput!) {
      changePlan(input: $input) {
        __typename
        ... on ChangePlanPayload {
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
        ... on ConflictError {
          message
        }
        ... on NotFoundError {
          message
        }
        ... on UnavailableError {
          message
        }
        ... on ValidationError {
          message
          fields {
            path
            message
          }
        }
      }
    }
  `);

  const change = useCallback(
    (input: PlanChange) =>
      new Promise<{ planName: string } | Refusal>((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ changePlan: result }) => {
            if (result.__typename === 'ChangePlanPayload')
              return resolve({ planName: result.subscription.planName });
            resolve(refusal(result, messages.changeFailed));
          },
          onError: (problem) => resolve(problemFailure(problem, messages.changeFailed)),
        });
      }),
    [commit],
  );
  return [change, isLoading];
}
