import { isLive } from './billing.rules.ts';
import type { PlanMailKind } from './messages.ts';

/** A subscription before or after it was read again. */
export interface PlanSnapshot {
  status: string;
  stripePriceId: string | null;
  cancelAtPeriodEnd: boolean;
  /** Name of the plan; null when it is not in our catalogue. */
  plan: string | null;
  /** Pence of a year at this price; null when it is not in our catalogue. */
  yearly: number | null;
}

/** Whether a subscription is running: it began, and has not ended. */
const isRunning = (snapshot: PlanSnapshot | null): snapshot is PlanSnapshot =>
  snapshot !== null && isLive(snapshot.status);

/** The mail for one change of a subscription; null when there is nothing to tell. `before`: null for a new one. */
export function planMailOf(before: PlanSnapshot | null, after: PlanSnapshot): PlanMailKind | null {
  if (!isRunning(after)) return null;
  if (!isRunning(before)) return after.status === 'trialing' ? 'trial-started' : 'plan-started';
  if (before.cancelAtPeriodEnd !== after.cancelAtPeriodEnd)
    return after.cancelAtPeriodEnd ? 'cancelled' : 'resumed';
  if (before.stripePriceId !== after.stripePriceId) return changeOf(before, after);
  return before.status === 'trialing' && after.status === 'active' ? 'trial-paid' : null;
}

/** A price that is not in our catalogue cannot be compared, and neither can a price whose amount changed at the provider. */
function changeOf(before: PlanSnapshot, after: PlanSnapshot): PlanMailKind | null {
  if (after.plan === null || after.yearly === null) return null;
  if (before.plan === after.plan) return 'interval-changed';
  if (before.yearly === null) return 'upgraded';
  return after.yearly >= before.yearly ? 'upgraded' : 'downgraded';
}

const PAYMENTS_A_YEAR = { week: 52, month: 12, year: 1 };

/** Pence of a year at a price. */
export const yearlyOf = ({
  unitAmount,
  interval,
}: {
  unitAmount: number;
  interval: keyof typeof PAYMENTS_A_YEAR;
}): number => unitAmount * PAYMENTS_A_YEAR[interval];
