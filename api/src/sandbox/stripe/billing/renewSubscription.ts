import type { WireSubscription } from '../objects/wire.ts';
import type { World } from '../world.ts';
import { cardOnFile } from './collectInvoice.ts';
import { endSubscription } from './endSubscription.ts';
import { firstItem } from './firstItem.ts';
import { periodLine } from './invoiceLines.ts';
import { issueInvoice } from './issueInvoice.ts';
import { periodFrom } from './period.rules.ts';
import { takePending } from './takePending.ts';
import { withItem } from './withItem.ts';

/** Stripe leaves an hour to change the invoice of a new period. */
const DRAFT_SECONDS = 3600;

/** Begins the next period at the end of this one; the end of a trial is one. */
export function renewSubscription(world: World, subscription: WireSubscription): void {
  const item = firstItem(subscription);
  const start = item.current_period_end;
  const wasTrial = subscription.status === 'trialing';
  if (wasTrial && !mayGoOn(world, subscription)) {
    endSubscription(world, subscription.id, 'payment_failed');
    return;
  }
  const anchor = wasTrial ? start : subscription.billing_cycle_anchor;
  const period = periodFrom(start, anchor, item.price.recurring);
  const renewed = world.saveSubscription({
    ...withItem(subscription, { current_period_start: period.start, current_period_end: period.end }),
    billing_cycle_anchor: anchor,
    status: wasTrial ? 'active' : subscription.status,
  });
  issueInvoice(world, {
    subscription: renewed,
    lines: [...takePending(world, renewed.id), periodLine(world, firstItem(renewed), period)],
    reason: 'subscription_cycle',
    period: { start: item.current_period_start, end: start },
    draftSeconds: DRAFT_SECONDS,
  });
}

const mayGoOn = (world: World, subscription: WireSubscription): boolean =>
  cardOnFile(world, subscription) !== null ||
  subscription.trial_settings?.end_behavior.missing_payment_method !== 'cancel';
