import { formatPounds } from '@forkfront/common/money.ts';
import { shortPlanName } from '../../lib/planName.ts';
import { leastWeekly } from '../../lib/planPrice.ts';
import { messages } from './messages.ts';

interface Plan {
  readonly name: string;
  readonly isComing: boolean;
  readonly prices: readonly { readonly interval: string; readonly unitAmount: number }[];
}

/**
 * What the plans of restaurants cost, in a sentence: `£0 to start, Gold from £11.52 a week`. Plans that are not on sale yet do not
 * count; without a free plan it begins with Gold. null without a Gold plan, or when Gold itself costs nothing.
 */
export function priceLine(plans: readonly Plan[]): string | null {
  const onSale = plans.filter(({ isComing }) => !isComing);
  // The plan of the savings calculator, too (spec §2).
  const gold = onSale.find(({ name }) => /gold/i.test(name));
  const weekly = gold && leastWeekly(gold.prices);
  if (!gold || !weekly) return null;
  const from = messages.goldFrom(shortPlanName(gold.name), formatPounds(weekly));
  const isFree = onSale.some(({ prices }) => leastWeekly(prices) === 0);
  return isFree ? messages.freeAndGold(formatPounds(0), from) : from;
}
