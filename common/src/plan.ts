import { DAY_MS } from './durations.ts';

/** The packages, the smallest first. */
export const PACKAGE_TIERS = ['FREE', 'SILVER', 'GOLD', 'PLATINUM'] as const;
export type PackageTier = (typeof PACKAGE_TIERS)[number];

/** Spec §4, restaurant subscription status. */
export const SUBSCRIPTION_STATUSES = [
  'unclaimed',
  'trialing',
  'active_paid',
  'past_due',
  'trial_expired',
  'cancelled',
  'archived',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** How long paid features stay active after a failed payment. */
export const GRACE_MS = 7 * DAY_MS;

const IN_EVERY_PLAN = [
  'LIVE_SITE',
  'SHOP_PAGES',
  'SHOP_PRODUCTS',
  'STOCK',
  'BRAND',
  'DESIGNS',
  'NO_COMMISSION',
  'EMAIL_ORDERS',
  'ORDERS',
  'DASHBOARD',
] as const;
/** Spec §2: the AI tools belong to every paid plan; spec §1: so do product images and the admin app, which is the board. */
const IN_PAID_PLANS = ['PRODUCT_IMAGES', 'AI_TOOLS', 'ORDER_BOARD', 'MORE_DESIGNS'] as const;
/** Spec §16.1. */
const FROM_GOLD = ['PROMOTIONS', 'REPORTS', 'REDESIGN'] as const;

/** A feature that some plans lack: the server refuses it there, and `planFeatures.api.test.ts` tries each. */
export type PaidFeature = (typeof IN_PAID_PLANS)[number] | (typeof FROM_GOLD)[number];

/** A feature of a plan that the software provides. A line of the catalogue names one, or `service` for work by people. */
export type PlanFeature = (typeof IN_EVERY_PLAN)[number] | PaidFeature;

const PAID = [...IN_EVERY_PLAN, ...IN_PAID_PLANS] as const;
const GOLD = [...PAID, ...FROM_GOLD] as const;
const FEATURES = { FREE: IN_EVERY_PLAN, SILVER: PAID, GOLD, PLATINUM: GOLD } as const;

/** The features that a plan has, for the lines of the catalogue. */
export type FeatureOf<Tier extends PackageTier> = (typeof FEATURES)[Tier][number];

/** The features of each plan. */
export const PLAN_FEATURES: Record<PackageTier, readonly PlanFeature[]> = FEATURES;

/** Orders a month of each plan of restaurants and grocery shops; null without a limit. The catalogue prints these numbers and the server enforces them. */
export const ORDER_LIMITS: Record<PackageTier, number | null> = {
  FREE: 30,
  SILVER: 300,
  GOLD: null,
  PLATINUM: null,
};

/** Products of a grocery shop on each plan. The catalogue prints these numbers and the server enforces them. */
export const SHOP_PRODUCT_LIMITS: Record<PackageTier, number> = {
  FREE: 100,
  SILVER: 500,
  GOLD: 1_000,
  PLATINUM: 1_000,
};

/** The state of a site's plan. */
export interface Plan {
  package: PackageTier;
  status: SubscriptionStatus;
  /** Since when a payment is due; null or undefined counts as too long. */
  pastDueSince?: Date | null | undefined;
}

/** How long a site tries a plan without paying: after its claim, and at the start of its first paid plan. */
export const TRIAL_DAYS = 14;

/** Spec §3: a package named FREE is the free plan. */
export const isFreePlan = (tier: PackageTier): boolean => tier === 'FREE';

/** Whether a paid plan starts with a trial; a site has one. `trialUsedAt`: its start, null or undefined before. */
export const isTrialAvailable = ({ trialUsedAt }: { trialUsedAt?: Date | null | undefined }): boolean =>
  trialUsedAt == null;

/** When paid features stop if the payment stays due. */
export const graceEndsAt = (pastDueSince: Date): Date => new Date(pastDueSince.getTime() + GRACE_MS);

/** The states in which a paid plan works; in `past_due` it works for `GRACE_MS`. */
export const PAID_STATUSES = ['trialing', 'active_paid'] as const satisfies readonly SubscriptionStatus[];

/** Whether paid features are active: in a paid plan that is on trial, paid, or due for at most 7 days. */
export function hasPaidFeatures({ package: tier, status, pastDueSince }: Plan, now: Date): boolean {
  if (isFreePlan(tier)) return false;
  if (status === 'past_due') return !!pastDueSince && now <= graceEndsAt(pastDueSince);
  return PAID_STATUSES.some((paid) => paid === status);
}

/** The packages with a feature, the smallest first. */
export const tiersWith = (feature: PlanFeature): PackageTier[] =>
  PACKAGE_TIERS.filter((tier) => PLAN_FEATURES[tier].includes(feature));

/** The package that the name of a plan contains, e.g. `Gold Restaurant`; null without one (spec §3). */
export function tierOf(planName: string): PackageTier | null {
  const name = planName.toLowerCase();
  return PACKAGE_TIERS.findLast((tier) => name.includes(tier.toLowerCase())) ?? null;
}

/** Whether the site may use a feature now. Without active paid features it has those of the free plan. */
export const hasFeature = (plan: Plan, feature: PlanFeature, now: Date): boolean =>
  PLAN_FEATURES[hasPaidFeatures(plan, now) ? plan.package : 'FREE'].includes(feature);

/** How many products a grocery shop may have now. A trial has no smaller limit than the largest plan. */
export const shopProductLimit = (plan: Plan, now: Date): number =>
  plan.status === 'trialing' || plan.status === 'unclaimed'
    ? SHOP_PRODUCT_LIMITS.GOLD
    : SHOP_PRODUCT_LIMITS[hasPaidFeatures(plan, now) ? plan.package : 'FREE'];
