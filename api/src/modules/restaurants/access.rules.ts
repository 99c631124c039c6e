import { hasPaidFeatures, type Plan, type PackageTier } from '@forkfront/common/plan.ts';

/** The roles of staff (spec §6.3). A manager does everything but billing, members and closing; the kitchen answers orders. */
export const MEMBER_ROLES = ['MANAGER', 'KITCHEN'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** What a person is in a restaurant: its owner, or a role of its staff. */
export type Role = MemberRole | 'OWNER';

/** What a person may do with a restaurant: see and answer its orders, change it and its menu, or everything. */
export type Permission = 'ORDERS' | 'EDIT' | 'OWN';

/** The roles that have a permission. The owner has every permission. */
export const ROLES_WITH: Record<Permission, readonly MemberRole[]> = {
  ORDERS: ['MANAGER', 'KITCHEN'],
  EDIT: ['MANAGER'],
  OWN: [],
};

/** How many people of each plan may use a restaurant, its owner included; null without a limit. */
export const PEOPLE_LIMITS: Record<PackageTier, number | null> = {
  FREE: 1,
  SILVER: 2,
  GOLD: 5,
  PLATINUM: null,
};

/** How many people may use a restaurant now, its owner included; null without a limit. `peopleLimit` is the same as SQL. */
export const peopleLimitOf = (plan: Plan, now: Date): number | null =>
  PEOPLE_LIMITS[hasPaidFeatures(plan, now) ? plan.package : 'FREE'];
