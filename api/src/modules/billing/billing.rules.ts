import { DAY_MS, HOUR_MS } from '@forkfront/common/durations.ts';
import type {
  PlanChangeCost,
  ProviderCheckout,
  ProviderSubscription,
} from '../../gateways/payments/payments.gateway.ts';
import type { PriceInterval } from '../catalogue/catalogue.entity.ts';
import type { SitePayment } from '../restaurants/siteState.rules.ts';
import type { PaidSubscription, CheckoutAttempt } from './billing.entity.ts';
import { messages } from './messages.ts';

const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];
const DUE: readonly string[] = ['past_due', 'unpaid'];

/** Whether a subscription with this status at the provider has ended for good. */
export const isEnded = (status: string): boolean => ENDED.includes(status);

/** Whether a subscription has started and not ended. An unknown status counts as live, to prevent double payments. */
export const isLive = (status: string): boolean => !isEnded(status) && status !== 'incomplete';

/** Whether a payment failed. */
export const isDue = (status: string): boolean => DUE.includes(status);

type Standing = Pick<PaidSubscription, 'stripeSubscriptionId' | 'status' | 'startedAt' | 'endedAt'>;

/** The live subscriptions, oldest first. All but the first are surplus. */
export const liveInOrder = <T extends Standing>(subscriptions: readonly T[]): T[] =>
  subscriptions.filter(({ status }) => isLive(status)).toSorted(byStart);

/**
 * The subscription that decides the state of a site: the first live one, else the one that ended last; null without
 * any.
 */
export function rulingSubscription<T extends Standing>(subscriptions: readonly T[]): T | null {
  const [live] = liveInOrder(subscriptions);
  return live ?? subscriptions.toSorted((a, b) => endOf(b) - endOf(a) || byStart(b, a))[0] ?? null;
}

const endOf = ({ endedAt }: Standing): number => endedAt?.getTime() ?? 0;

const byStart = (a: Standing, b: Standing): number =>
  a.startedAt.getTime() - b.startedAt.getTime() || (a.stripeSubscriptionId < b.stripeSubscriptionId ? -1 : 1);

/** The provider's webhook usually arrives within this time. */
const MESSAGE_MS = 15 * 60 * 1000;

type Expected = Pick<ProviderSubscription, 'status' | 'currentPeriodEnd' | 'trialEndsAt'>;

/** When to read a subscription again without a webhook: soon after each expected change, and at least daily. */
export function nextLook({ status, currentPeriodEnd, trialEndsAt }: Expected, now: Date): Date {
  const turns = [currentPeriodEnd, trialEndsAt]
    .map((turn) => (turn ? turn.getTime() + MESSAGE_MS : 0))
    .filter((time) => time > now.getTime());
  const latest = now.getTime() + (isDue(status) ? HOUR_MS : DAY_MS);
  return new Date(Math.min(latest, ...turns));
}

/** Name of a subscription's plan (its service must be loaded), or the fallback of spec §3. */
export const planNameOf = ({ service }: PaidSubscription): string =>
  service?.getEntity().name ?? messages.planFallback;

/**
 * What the payer of a live subscription pays next. `price`: of our catalogue; null when its amount is not known. A due payment comes
 * before the next one.
 */
export function paymentOf(
  {
    status,
    currentPeriodEnd = null,
    cancelAtPeriodEnd,
    trialEndsAt,
  }: Pick<PaidSubscription, 'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'trialEndsAt'>,
  price: { amount: number; interval: PriceInterval } | null,
): SitePayment {
  if (cancelAtPeriodEnd) return { endsAt: currentPeriodEnd, next: null };
  const at = status === 'trialing' && trialEndsAt ? trialEndsAt : currentPeriodEnd;
  return { endsAt: null, next: price && at && !isDue(status) ? { ...price, at } : null };
}

const FRESH_MS = HOUR_MS;
/** The clocks of two responses of the provider may differ. */
const CLOCK_SLACK_MS = 60 * 1000;

/** Whether a change can still be made at the cost of this moment; `now` is the provider's time. */
export function isFresh(prorationDate: Date, now: Date): boolean {
  const age = now.getTime() - prorationDate.getTime();
  return age <= FRESH_MS && age >= -CLOCK_SLACK_MS;
}

/** The cost of a change: 0 in a trial, whatever the provider's next invoice shows. */
export function costOf(
  cost: PlanChangeCost,
  { status, trialEndsAt }: Pick<PaidSubscription, 'status' | 'trialEndsAt'>,
): PlanChangeCost {
  return status === 'trialing' && trialEndsAt
    ? { ...cost, amountDueNow: 0, nextPaymentAt: trialEndsAt }
    : cost;
}

export type CheckoutState = 'ACTIVATING' | 'ACTIVE' | 'OPEN' | 'EXPIRED';

/**
 * The state of a checkout from the attempt, its page (null: unknown) and its subscription (null: none yet). An open
 * attempt with an unknown page counts as paid, because payers return with its id.
 */
export function checkoutStateOf(
  attempt: CheckoutAttempt['state'],
  page: ProviderCheckout['state'] | null,
  subscription: string | null,
): CheckoutState {
  if (subscription !== null && subscription !== 'incomplete')
    return isEnded(subscription) ? 'EXPIRED' : 'ACTIVE';
  if (attempt === 'complete' || page === 'complete') return 'ACTIVATING';
  if (attempt === 'closed' || page === 'expired') return 'EXPIRED';
  return page === 'open' ? 'OPEN' : 'ACTIVATING';
}
