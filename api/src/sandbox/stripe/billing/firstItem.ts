import type { WireSubscription, WireSubscriptionItem } from '../objects/wire.ts';

/** The item of a subscription; here each has exactly one. */
export function firstItem(subscription: WireSubscription): WireSubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`subscription ${subscription.id} has no item`);
  return item;
}
