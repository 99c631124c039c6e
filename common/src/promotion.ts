import type { WeeklyPeriod } from './weeklyHours.ts';
import type { Fulfilment } from './fulfilment.ts';

export const PROMOTION_KINDS = ['PERCENT', 'AMOUNT', 'FREE_DELIVERY', 'FREE_PRODUCT'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** An offer of a restaurant (spec §15.2). One counts for an order: the one that saves the most. */
export interface PromotionTerms {
  /** What diners read, e.g. Happy hour. */
  name: string;
  /** Upper case; null: it counts without a code. */
  code: string | null;
  kind: PromotionKind;
  /** For PERCENT, 1 to 100; otherwise null. */
  percent: number | null;
  /** Pence, for AMOUNT; otherwise null. */
  amount: number | null;
  /** Pence: the most that PERCENT takes off; null: any amount. */
  cap: number | null;
  /** Pence of dishes that an order must have; 0: any order. */
  minimum: number;
  /** The first and the last day, as `2026-11-20`; null: without a limit. */
  startsOn: string | null;
  endsOn: string | null;
  /** When orders are placed for which it counts; empty: at any time. */
  periods: WeeklyPeriod[];
  /** null: for both. */
  fulfilment: Fulfilment | null;
  /** What it takes money off, or what is free; both empty: every dish. */
  sectionIds: string[];
  productIds: string[];
  /** Only for the first order of a diner at this restaurant. */
  isFirstOrder: boolean;
  /** How many orders can use it; null: any number. */
  useLimit: number | null;
  /** How many orders of one diner can use it; null: any number. */
  dinerLimit: number | null;
}

/** A promotion that is not paused and was not ended, as published with its site. */
export interface SitePromotion extends PromotionTerms {
  id: string;
  /** Whether no use was left a moment ago. The order itself counts the uses exactly. */
  isUsedUp: boolean;
}

/** What a promotion did for an order, as stored with the order. */
export interface AppliedPromotion extends Pick<SitePromotion, 'id' | 'name' | 'code' | 'kind'> {
  /** Pence. */
  saving: number;
}

/** Limits of promotions. Amounts are pence. */
export const PROMOTION_LIMITS = {
  name: 60,
  /** `typed`: characters of a field for a code, whose spaces do not count. */
  code: { min: 3, max: 20, typed: 40 },
  amount: { min: 1, max: 100_000 },
  money: 100_000,
  targets: 50,
  periods: 14,
  uses: 1_000_000,
  dinerUses: 100,
  /** Promotions of a restaurant that have not ended. */
  open: 50,
} as const;
