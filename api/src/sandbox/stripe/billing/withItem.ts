import type { WireSubscription, WireSubscriptionItem } from '../objects/wire.ts';
import { firstItem } from './firstItem.ts';

/** The subscription with other values in its item. */
export const withItem = (
  subscription: WireSubscription,
  change: Partial<WireSubscriptionItem>,
): WireSubscription => ({
  ...subscription,
  items: { ...subscription.items, data: [{ ...firstItem(subscription), ...change }] },
});
