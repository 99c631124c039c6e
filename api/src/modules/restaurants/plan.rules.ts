import type { PackageTier } from './restaurant.entity.ts';

/** Spec §3: a package named FREE is the free plan. */
export const isFreePlan = (tier: PackageTier): boolean => tier === 'FREE';
