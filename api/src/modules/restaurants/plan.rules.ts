import type { PackageTier, SubscriptionStatus } from './restaurant.entity.ts';

/** How long paid features go on after a payment failed. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

/** What decides about a site's plan. */
export interface Plan {
  package: PackageTier;
  status: SubscriptionStatus;
  /** Since when a payment is due; null or undefined when unknown, which counts as too long. */
  pastDueSince?: Date | null | undefined;
}

/** Spec §3: a package named FREE is the free plan. */
export const isFreePlan = (tier: PackageTier): boolean => tier === 'FREE';

/** Whether a paid plan begins with a trial: a site has one, ever. `trialUsedAt`: when it began; null or undefined before. */
export const isTrialAvailable = ({ trialUsedAt }: { trialUsedAt?: Date | null | undefined }): boolean =>
  trialUsedAt == null;

/** When paid features stop, if a payment that is due since then does not arrive. */
export const graceEndsAt = (pastDueSince: Date): Date => new Date(pastDueSince.getTime() + GRACE_MS);

/** Whether the site may use what paid plans include: in a paid plan that is on trial, paid, or due for at most 7 days. */
export function hasPaidFeatures({ package: tier, status, pastDueSince }: Plan, now: Date): boolean {
  if (isFreePlan(tier)) return false;
  if (status === 'past_due') return !!pastDueSince && now <= graceEndsAt(pastDueSince);
  return status === 'trialing' || status === 'active_paid';
}
