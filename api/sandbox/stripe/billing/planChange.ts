import { invalidRequest } from '../stripeRefusal.ts';
import type { WireLine, WirePrice, WireSubscription } from '../wire.ts';
import type { World } from '../world.ts';
import { periodFrom, proratedAmount } from './billing.rules.ts';
import { periodLine, prorationLine, trialLine } from './invoiceLines.ts';
import { priced, firstItem, withItem } from './subscription.ts';

export const PRORATION_BEHAVIORS = ['create_prorations', 'always_invoice', 'none'] as const;

export interface PlanChangeInput {
  price: WirePrice;
  quantity: number;
  behavior: (typeof PRORATION_BEHAVIORS)[number];
  /** Seconds; null: now. */
  prorationDate: number | null;
}

export interface PlanChange {
  subscription: WireSubscription;
  lines: WireLine[];
  /** Whether the lines are billed at once, instead of with the next invoice. */
  billedNow: boolean;
  /** The time of the calculation, in seconds. */
  at: number;
}

/** Calculates the effect of a plan change on a subscription and its invoices, without storing it. */
export function planChange(world: World, before: WireSubscription, change: PlanChangeInput): PlanChange {
  const old = firstItem(before);
  const { price, quantity } = change;
  const changed = withItem(before, priced(price, quantity));
  const same = price.id === old.price.id && quantity === old.quantity;
  const at = change.prorationDate ?? world.now();
  if (same) return { subscription: changed, lines: [], billedNow: false, at };
  if (before.status === 'trialing') {
    // The trial continues; an invoice at once has no amount.
    const billedNow = change.behavior === 'always_invoice';
    const lines = billedNow ? [trialLine(world, firstItem(changed))] : [];
    return { subscription: changed, lines, billedNow, at };
  }

  if (at < old.current_period_start || at > old.current_period_end)
    throw invalidRequest('The proration date must be within the current period of the subscription.', {
      param: 'proration_date',
    });
  const period = { start: old.current_period_start, end: old.current_period_end };
  const rest = { start: at, end: period.end };
  const credit = proratedAmount({ amount: old.price.unit_amount * old.quantity, period, at });
  const credits = change.behavior === 'none' ? [] : [prorationLine(world, old, -credit, rest)];

  if (restarts(old.price, price)) {
    const now = world.now();
    const first = periodFrom(now, now, price.recurring);
    const subscription = {
      ...withItem(changed, { current_period_start: first.start, current_period_end: first.end }),
      billing_cycle_anchor: now,
    };
    const lines = [...credits, periodLine(world, firstItem(subscription), first)];
    return { subscription, lines, billedNow: true, at };
  }
  const charge = proratedAmount({ amount: price.unit_amount * quantity, period, at });
  const charges = change.behavior === 'none' ? [] : [prorationLine(world, firstItem(changed), charge, rest)];
  return {
    subscription: changed,
    lines: [...credits, ...charges],
    billedNow: change.behavior === 'always_invoice',
    at,
  };
}

/** A change of interval starts a new period. */
const restarts = (from: WirePrice, to: WirePrice): boolean =>
  from.recurring.interval !== to.recurring.interval ||
  from.recurring.interval_count !== to.recurring.interval_count;
