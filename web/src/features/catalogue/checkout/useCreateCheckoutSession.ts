import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  useCreateCheckoutSessionMutation,
  useCreateCheckoutSessionMutation$data,
} from '../../../__generated__/useCreateCheckoutSessionMutation.graphql.ts';
import { problemFailure, refusal, type Refusal } from '../../../relay/refusal.ts';
import { messages } from '../messages.ts';

/** What a second plan for a site would cost: it is changed, not bought again. */
export type PlanChangePreview = Extract<
  useCreateCheckoutSessionMutation$data['createCheckoutSession'],
  { readonly __typename: 'PlanChangePreview' }
>;

type Outcome =
  { url: string } | { preview: PlanChangePreview } | { refusal: Refusal; isUnauthenticated: boolean };

interface Purchase {
  priceId: string;
  /** Global id of the site; null for a plan without one. */
  restaurantId: string | null;
}

/** Prepares the payment of a plan. Resolves the page to go to, the preview of a change, or what to show. */
export function useCreateCheckoutSession(): (purchase: Purchase) => Promise<Outcome> {
  const [commit] = useMutation<useCreateCheckoutSessionMutation>(graphql`
    mutation useCreateCheckoutSessionMutation($input: CreateCheckoutSessionInput!) {
      createCheckoutSession(input: $input) {
        __typename
        ... on CreateCheckoutSessionPayload {
          url
        }
        ... on PlanChangePreview {
          currentPlanName
          newPlanName
          newAmount
          interval
          amountDueNow
          nextPaymentAt
          prorationDate
        }
        ... on ConflictError {
          message
        }
        ... on NotFoundError {
          message
        }
        ... on UnauthenticatedError {
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
        ... on RateLimitedError {
          message
          retryAfterSeconds
        }
      }
    }
  `);

  return useCallback(
    (input) =>
      new Promise((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ createCheckoutSession: result }) => {
            if (result.__typename === 'CreateCheckoutSessionPayload') return resolve({ url: result.url });
            if (result.__typename === 'PlanChangePreview') return resolve({ preview: result });
            const isUnauthenticated = result.__typename === 'UnauthenticatedError';
            resolve({ refusal: refusal(result, messages.checkoutFailed), isUnauthenticated });
          },
          onError: (problem) =>
            resolve({ refusal: problemFailure(problem, messages.checkoutFailed), isUnauthenticated: false }),
        });
      }),
    [commit],
  );
}
