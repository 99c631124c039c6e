import { parsePence } from '@forkfront/common/money.ts';

/** Spec §9: initial values (pounds a month, percent) and the range of the slider. */
export const CALCULATOR = { revenue: 5000, commission: 35, least: 15, most: 40, step: 1 } as const;

interface Question {
  /** Pounds a month taken through delivery apps. */
  revenue: number;
  /** Percent. */
  commission: number;
  /** Pence. */
  yearlyPrice: number;
}

/** The savings calculator (spec §9), in pence with fractions. The saving of a year is never below zero. */
export function savings({ revenue, commission, yearlyPrice }: Question) {
  const monthlyCost = revenue * commission; // pounds times percent is pence
  return {
    monthlyCost,
    yearlySaving: Math.max(0, monthlyCost * 12 - yearlyPrice),
    planPerMonth: yearlyPrice / 12,
  };
}

/** The typed amount in pounds; empty, invalid and negative texts count as 0. */
export function parseRevenue(text: string): number {
  return Math.max(0, parsePence(text) ?? 0) / 100;
}

/** The plan of the calculator: the first whose name contains 'gold' (spec §2) and that has a yearly price. */
export function calculatorPlan<
  T extends { readonly name: string; readonly prices: readonly { interval: string; unitAmount: number }[] },
>(plans: readonly T[]): { plan: T; yearlyPrice: number } | null {
  for (const plan of plans) {
    const yearly = plan.prices.find(({ interval }) => interval === 'YEAR');
    if (yearly && plan.name.toLowerCase().includes('gold')) return { plan, yearlyPrice: yearly.unitAmount };
  }
  return null;
}
