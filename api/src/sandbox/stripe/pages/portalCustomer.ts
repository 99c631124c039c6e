import type { WireInvoice, WireSubscription } from '../objects/wire.ts';
import type { World } from '../world.ts';

/** What a customer sees in the portal: plans that are not over, and invoices, both newest first. */
export function portalCustomer(
  world: World,
  customer: string,
): { subscriptions: WireSubscription[]; invoices: WireInvoice[] } {
  return {
    subscriptions: world.ledger
      .all('subscription')
      .filter((subscription) => subscription.customer === customer && subscription.status !== 'canceled')
      .reverse(),
    invoices: world.ledger
      .all('invoice')
      .filter((invoice) => invoice.customer === customer && invoice.status !== 'draft')
      .reverse(),
  };
}
