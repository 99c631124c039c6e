import { invalidRequest, StripeRefusal } from '../stripeRefusal.ts';
import type { WirePrice, WireSubscription } from '../wire.ts';
import type { World } from '../world.ts';
import { periodFrom } from './billing.rules.ts';
import { periodLine, takePending } from './invoiceLines.ts';
import { issueInvoice } from './issueInvoice.ts';
import { planChange, type PlanChangeInput } from './planChange.ts';
import { firstItem, withItem } from './subscription.ts';

export interface SubscriptionChange {
  price?: WirePrice;
  quantity?: number;
  behavior: PlanChangeInput['behavior'];
  prorationDate: number | null;
  /** Undoes the change when its invoice cannot be paid. */
  mustBePaid: boolean;
  cancelAtPeriodEnd?: boolean;
  trialEnd?: 'now' | number;
  fields: Partial<WireSubscription>;
}

/** Changes a live subscription and bills the difference. Throws StripeRefusal. */
export function updateSubscription(world: World, id: string, change: SubscriptionChange): WireSubscription {
  const before = world.subscription(id);
  if (before.status === 'canceled')
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  let next: WireSubscription = { ...before, ...change.fields };
  if (change.cancelAtPeriodEnd !== undefined)
    next = withCancellation(next, change.cancelAtPeriodEnd, world.now());
  const startsPaying = change.trialEnd === 'now' && before.status === 'trialing';
  if (typeof change.trialEnd === 'number') next = withTrial(world, next, change.trialEnd);

  const { price, quantity } = firstItem(before);
  const plan = planChange(world, next, {
    price: change.price ?? price,
    quantity: change.quantity ?? quantity,
    behavior: change.behavior,
    prorationDate: change.prorationDate,
  });
  const subscription = startsPaying ? afterTrial(world, plan.subscription) : plan.subscription;
  const item = firstItem(subscription);
  const period = { start: item.current_period_start, end: item.current_period_end };
  const lines = startsPaying ? [periodLine(world, item, period)] : plan.lines;
  world.saveSubscription(subscription);
  if (plan.billedNow || startsPaying) {
    const invoice = issueInvoice(world, {
      subscription,
      lines: [...takePending(world, id), ...lines],
      reason: 'subscription_update',
      period: { start: world.now(), end: world.now() },
      draftSeconds: 0,
    });
    if (change.mustBePaid && invoice.status !== 'paid')
      throw new StripeRefusal(402, 'card_error', 'Your card was declined.', {
        code: 'card_declined',
        decline_code: 'generic_decline',
      });
  } else if (lines.length > 0) {
    const notes = world.ledger.get('notes', id);
    world.ledger.put('notes', {
      id,
      reminded: notes?.reminded ?? false,
      pending: [...(notes?.pending ?? []), ...lines],
    });
  }
  return world.subscription(id);
}

function withCancellation(subscription: WireSubscription, atEnd: boolean, now: number): WireSubscription {
  return {
    ...subscription,
    cancel_at_period_end: atEnd,
    cancel_at: atEnd ? firstItem(subscription).current_period_end : null,
    canceled_at: atEnd ? now : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...subscription.cancellation_details,
      reason: atEnd ? 'cancellation_requested' : null,
    },
  };
}

function withTrial(world: World, subscription: WireSubscription, end: number): WireSubscription {
  if (end <= world.now())
    throw invalidRequest('Invalid timestamp: must be an integer Unix timestamp in the future.', {
      param: 'trial_end',
    });
  const notes = world.ledger.get('notes', subscription.id);
  world.ledger.put('notes', { id: subscription.id, pending: notes?.pending ?? [], reminded: false });
  return {
    ...withItem(subscription, { current_period_end: end }),
    billing_cycle_anchor: end,
    cancel_at: subscription.cancel_at_period_end ? end : subscription.cancel_at,
    status: 'trialing',
    trial_end: end,
    trial_start: subscription.trial_start ?? world.now(),
  };
}

function afterTrial(world: World, subscription: WireSubscription): WireSubscription {
  const now = world.now();
  const { start, end } = periodFrom(now, now, firstItem(subscription).price.recurring);
  return {
    ...withItem(subscription, { current_period_start: start, current_period_end: end }),
    billing_cycle_anchor: now,
    cancel_at: subscription.cancel_at_period_end ? end : null,
    status: 'active',
    trial_end: now,
  };
}
