import { isFreePlan, ORDER_LIMITS, type Plan } from '@forkfront/common/plan.ts';

/** Kinds of notices about a site's plan and its opening hours. */
export const SITE_NOTICE_KINDS = [
  'trial-ending',
  'trial-ended',
  'card-charge',
  'payment-failed',
  'payment-due',
  'features-paused',
  'plan-ended',
  'orders-nearly-full',
  'orders-full',
  'hours-needed',
] as const;

export type SiteNoticeKind = (typeof SITE_NOTICE_KINDS)[number];

/** A site's plan before or after a change. */
export type PlanState = Pick<Plan, 'package' | 'status'>;

/** Whether a paid plan is over and the free plan is active. */
export const hasPlanEnded = (from: PlanState, to: PlanState): boolean =>
  !isFreePlan(from.package) &&
  isFreePlan(to.package) &&
  (to.status === 'cancelled' || to.status === 'trial_expired');

/** Whether a site without a paid plan has one now. */
export const hasPlanBegun = (from: PlanState, to: PlanState): boolean =>
  isFreePlan(from.package) && !isFreePlan(to.package);

/** The notice for a change of plan by the payment provider; null when there is none. */
export function noticeOfChange(from: PlanState, to: PlanState): 'plan-ended' | 'payment-failed' | null {
  if (hasPlanEnded(from, to)) return 'plan-ended';
  return to.status === 'past_due' && from.status !== 'past_due' ? 'payment-failed' : null;
}

/** Monthly order limit of a site; null without one, as before the claim and in every trial. */
export const orderLimitOf = ({ package: tier, status }: PlanState): number | null =>
  status === 'trialing' || status === 'unclaimed' ? null : ORDER_LIMITS[tier];
