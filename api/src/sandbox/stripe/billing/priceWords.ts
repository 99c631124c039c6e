import { formatPence } from '../../../lib/money.ts';
import type { WirePrice } from '../objects/wire.ts';

/** `£599.00 per year`, `£20.00 every 2 weeks`. */
export function priceWords({ unit_amount, recurring }: WirePrice, quantity = 1): string {
  const { interval, interval_count: count } = recurring;
  return `${formatPence(unit_amount * quantity)} ${count === 1 ? `per ${interval}` : `every ${count} ${interval}s`}`;
}
