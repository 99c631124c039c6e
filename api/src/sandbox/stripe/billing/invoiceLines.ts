import { newInvoiceLine } from '../objects/newInvoiceLine.ts';
import type { WireLine, WireSubscriptionItem } from '../objects/wire.ts';
import type { World } from '../world.ts';
import type { Period } from './period.rules.ts';
import { priceWords } from './priceWords.ts';

export const productName = (world: World, item: Pick<WireSubscriptionItem, 'price'>): string =>
  world.ledger.get('product', item.price.product)?.name ?? item.price.product;

/** What a whole period costs. */
export const periodLine = (world: World, item: WireSubscriptionItem, period: Period): WireLine =>
  newInvoiceLine({
    item,
    amount: item.price.unit_amount * item.quantity,
    description: `${item.quantity} × ${productName(world, item)} (at ${priceWords(item.price)})`,
    period,
    proration: false,
  });

/** The line of the trial, which costs nothing. */
export const trialLine = (world: World, item: WireSubscriptionItem): WireLine =>
  newInvoiceLine({
    item,
    amount: 0,
    description: `Trial period for ${productName(world, item)}`,
    period: { start: item.current_period_start, end: item.current_period_end },
    proration: false,
  });

/** A credit (negative) or a charge for the rest of a period. */
export function prorationLine(
  world: World,
  item: WireSubscriptionItem,
  amount: number,
  period: Period,
): WireLine {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    period.start * 1000,
  );
  const what = amount < 0 ? 'Unused' : 'Remaining';
  return newInvoiceLine({
    item,
    amount,
    description: `${what} time on ${productName(world, item)} after ${date}`,
    period,
    proration: true,
  });
}
