import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  CreateCheckoutSessionInput,
  useCreateCheckoutSessionMutation,
  useCreateCheckoutSessionMutation$data,
} from '../../../__generated__/useCreateCheckoutSessionMutation.graphql.ts';
import { problemFailure, readRefusal, type Refusal } from '../../../relay/refusal.ts';
import { messages } from '../messages.ts';

/** The cost of a change: a site with a paid plan changes it instead of buying a second one. */
export type PlanChangePreview = NonNullable<
  useCreateCheckoutSessionMutation$data['createCheckoutSession']['preview']
>;

type Outcome =
  { url: string } | { preview: PlanChangePreview } | { refusal: Refusal; isUnauthenticated: boolean };

/** Prepares the payment of a plan. Resolves the payment page, the preview of a change, or what to show. */
export function useCreateCheckoutSession(): (input: CreateCheckoutSessionInput) => Promise<Outcome> {
  const [commit] = useMutation<useCreateCheckoutSessionMutation>(graphql`
    mutation useCreateCheckoutSessionMutation($input: CreateCheckoutSessionInput!) {
      createCheckoutSession(input: $input) {
        ... on CreateCheckoutSessionPayload @alias(as: "payload") {
          url
        }
        ... on PlanChangePreview @alias(as: "preview") {
          currentPlanName
          newPlanName
          newAmount
          interval
          amountDueNow
          nextPaymentAt
          prorationDate
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);

  return useCallback(
    (input) =>
      new Promise((resolve) => {
        commit({
          variables: { input },
          onCompleted: ({ createCheckoutSession: result }) => {
            if (result.payload) return resolve({ url: result.payload.url });
            if (result.preview) return resolve({ preview: result.preview });
            const { refusal, error } = readRefusal(result.error, messages.checkoutFailed);
            resolve({ refusal, isUnauthenticated: error === 'UnauthenticatedError' });
          },
          onError: (problem) =>
            resolve({ refusal: problemFailure(problem, messages.checkoutFailed), isUnauthenticated: false }),
        });
      }),
    [commit],
  );
}
