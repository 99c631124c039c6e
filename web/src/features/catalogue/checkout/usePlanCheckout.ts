import { useCallback, useRef, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  usePlanCheckoutMutation,
  usePlanCheckoutMutation$data,
} from '../../../__generated__/usePlanCheckoutMutation.graphql.ts';
import { trackCompleteRegistration } from '../../../lib/pixels.ts';
import { endSession, useSession } from '../../../lib/session.ts';
import { useRestored } from '../../../lib/useRestored.ts';
import { problemFailure, readRefusal, type Refusal } from '../../../relay/refusal.ts';
import { messages } from '../messages.ts';
import { isForSites, type Category } from '../plan.rules.ts';
import { useChatAdvice } from './useChatAdvice.ts';
import type { UpgradedSite } from './useUpgradedSite.ts';

/** A plan and its selected price. */
export interface PlanChoice {
  /** Global id of the plan. */
  serviceId: string;
  /** Name of the plan. */
  planName: string;
  /** Id at the payment provider; null while the price cannot be bought. */
  priceId: string | null;
}

/** The cost of a change: a site with a paid plan changes it instead of buying a second one. */
export type PlanChangePreview = NonNullable<usePlanCheckoutMutation$data['createCheckoutSession']['preview']>;

/** State of a checkout (spec §4). `redirect`: the browser is leaving for the payment page. */
type CheckoutState =
  | { status: 'idle' }
  | { status: 'loading' | 'redirect'; choice: PlanChoice }
  | { status: 'failed'; choice: PlanChoice; refusal: Refusal; needsLogin: boolean }
  | { status: 'preview'; choice: PlanChoice; preview: PlanChangePreview };

/** What a package card needs for a checkout. */
export interface PlanCheckout {
  state: CheckoutState;
  /** The site that is upgraded; `NONE` for plans that are not for one site. */
  site: UpgradedSite;
  select: (choice: PlanChoice) => void;
}

const IDLE: CheckoutState = { status: 'idle' };

/**
 * Selecting a plan (spec §2, §4). A plan of a restaurant or a shop needs the site to upgrade; without one the visitor is sent to the chat.
 * Other plans go to the checkout directly. A guest must log in first. `reset` removes a failure or a preview.
 */
export function usePlanCheckout(
  upgrading: string | undefined,
  category: Category,
  upgraded: UpgradedSite,
): PlanCheckout & { reset: () => void } {
  const { isSignedIn } = useSession();
  const adviseChat = useChatAdvice();
  const site: UpgradedSite = isForSites(category) ? upgraded : { state: 'NONE' };
  const [createSession] = useMutation<usePlanCheckoutMutation>(graphql`
    mutation usePlanCheckoutMutation($input: CreateCheckoutSessionInput!) {
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
  const [state, setState] = useState<CheckoutState>(IDLE);
  const isBusy = useRef(false);
  const reset = useCallback(() => {
    isBusy.current = false;
    setState(IDLE);
  }, []);
  // Going back from the payment page may restore this page from the browser's cache.
  useRestored(reset);

  const start = (choice: PlanChoice, priceId: string): void => {
    isBusy.current = true;
    setState({ status: 'loading', choice });
    const fail = (refusal: Refusal, needsLogin: boolean): void => {
      isBusy.current = false;
      setState({ status: 'failed', choice, refusal, needsLogin });
      // The server no longer knows this session. A signed-in visitor would be redirected away from Login.
      if (needsLogin) endSession();
      // Spec §8: failures of a checkout are also shown in a browser alert.
      else window.alert(refusal.message);
    };
    createSession({
      variables: { input: { priceId, restaurantId: isForSites(category) ? (upgrading ?? null) : null } },
      onCompleted: ({ createCheckoutSession: { payload, preview, error: key } }) => {
        if (payload) {
          setState({ status: 'redirect', choice });
          trackCompleteRegistration();
          window.location.assign(payload.url);
        } else if (preview) {
          isBusy.current = false;
          setState({ status: 'preview', choice, preview });
        } else {
          const { refusal, error } = readRefusal(key, messages.checkoutFailed);
          fail(refusal, error === 'UnauthenticatedError');
        }
      },
      onError: (problem) => fail(problemFailure(problem, messages.checkoutFailed), false),
    });
  };

  const select = (choice: PlanChoice): void => {
    if (isBusy.current) return;
    const fail = (message: string, needsLogin: boolean): void =>
      setState({ status: 'failed', choice, refusal: { message, fields: {} }, needsLogin });
    if (isForSites(category) && upgrading === undefined) void adviseChat(choice.planName);
    else if (!isSignedIn) fail(messages.mustLogIn, true);
    else if (choice.priceId === null) fail(messages.notForSale, false);
    else start(choice, choice.priceId);
  };
  return { state, site, select, reset };
}
