import { useCallback, useRef, useState } from 'react';
import { trackCompleteRegistration } from '../../../lib/pixels.ts';
import { endSession, useSession } from '../../../lib/session.ts';
import { useRestored } from '../../../lib/useRestored.ts';
import type { Refusal } from '../../../relay/refusal.ts';
import { messages } from '../messages.ts';
import { isForSites, type Category } from '../plan.rules.ts';
import { useChatAdvice } from './useChatAdvice.ts';
import { type PlanChangePreview, useCreateCheckoutSession } from './useCreateCheckoutSession.ts';
import { type UpgradedSite, useUpgradedSite } from './useUpgradedSite.ts';

/** A plan and its selected price. */
export interface PlanChoice {
  /** Global id of the plan. */
  serviceId: string;
  /** Id at the payment provider; null while the price cannot be bought. */
  priceId: string | null;
}

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
 * Selecting a plan (spec §2, §4). A restaurant plan needs the site to upgrade; without one the visitor is sent to the chat.
 * Other plans go to the checkout directly. A guest must log in first. `reset` removes a failure or a preview.
 */
export function usePlanCheckout(
  upgrading: string | undefined,
  category: Category,
): PlanCheckout & { reset: () => void } {
  const { isSignedIn } = useSession();
  const adviseChat = useChatAdvice();
  const site = useUpgradedSite(isForSites(category) ? upgrading : undefined);
  const createSession = useCreateCheckoutSession();
  const [state, setState] = useState<CheckoutState>(IDLE);
  const isBusy = useRef(false);
  const reset = useCallback(() => {
    isBusy.current = false;
    setState(IDLE);
  }, []);
  // Going back from the payment page may restore this page from the browser's cache.
  useRestored(reset);

  const start = async (choice: PlanChoice, priceId: string) => {
    isBusy.current = true;
    setState({ status: 'loading', choice });
    const restaurantId = isForSites(category) ? (upgrading ?? null) : null;
    const outcome = await createSession({ priceId, restaurantId });
    if ('url' in outcome) {
      setState({ status: 'redirect', choice });
      trackCompleteRegistration();
      return window.location.assign(outcome.url);
    }
    isBusy.current = false;
    if ('preview' in outcome) return setState({ status: 'preview', choice, preview: outcome.preview });
    setState({ status: 'failed', choice, refusal: outcome.refusal, needsLogin: outcome.isUnauthenticated });
    // The server no longer knows this session. A signed-in visitor would be redirected away from Login.
    if (outcome.isUnauthenticated) return endSession();
    // Spec §8: failures of a checkout are also shown in a browser alert.
    window.alert(outcome.refusal.message);
  };

  const select = (choice: PlanChoice): void => {
    if (isBusy.current) return;
    const fail = (message: string, needsLogin: boolean): void =>
      setState({ status: 'failed', choice, refusal: { message, fields: {} }, needsLogin });
    if (isForSites(category) && upgrading === undefined) void adviseChat();
    else if (!isSignedIn) fail(messages.mustLogIn, true);
    else if (choice.priceId === null) fail(messages.notForSale, false);
    else void start(choice, choice.priceId);
  };
  return { state, site, select, reset };
}
