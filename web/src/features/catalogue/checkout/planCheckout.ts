import type { Refusal } from '../../../relay/refusal.ts';
import type { PlanChangePreview } from './useCreateCheckoutSession.ts';
import type { UpgradedSite } from './useUpgradedSite.ts';

/** A plan and the price that was chosen for it. */
export interface PlanChoice {
  /** Global id of the plan. */
  serviceId: string;
  /** Id of the price at the payment provider; null while it cannot be bought. */
  priceId: string | null;
}

/** How far a checkout is (spec §4): idle, loading, then the browser leaves; on failure the text is kept and loading ends. */
export type CheckoutState =
  | { status: 'idle' }
  | { status: 'loading' | 'redirect'; choice: PlanChoice }
  | { status: 'failed'; choice: PlanChoice; refusal: Refusal; needsLogin: boolean }
  | { status: 'preview'; choice: PlanChoice; preview: PlanChangePreview };

/** What a package card needs to start a checkout. */
export interface PlanCheckout {
  state: CheckoutState;
  /** The site that is upgraded; of plans that are for no site, `NONE`. */
  site: UpgradedSite;
  select: (choice: PlanChoice) => void;
}
