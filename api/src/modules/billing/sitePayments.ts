import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { Clock } from '../../lib/clock.ts';
import type { SitePayment } from '../restaurants/siteState.rules.ts';
import { ordersOfMonth } from '../sites/orderLimit.repository.ts';
import { PaidSubscription } from './billing.entity.ts';
import { pricesAt } from './billing.repository.ts';
import { liveInOrder, paymentOf } from './billing.rules.ts';

/** The payments of the plan of a site; null without a paid plan. Sites that are asked together share two statements. */
export class SitePayments extends DataLoader<string, SitePayment | null> {
  constructor(em: EntityManager) {
    // No cache: after a change the same request reads the new state.
    super((ids) => readPayments(em, ids), { cache: false });
  }
}

async function readPayments(em: EntityManager, ids: readonly string[]): Promise<(SitePayment | null)[]> {
  const all = await em.find(PaidSubscription, { restaurant: { $in: [...ids] }, endedAt: null });
  const prices = await pricesAt(
    em,
    all.flatMap(({ stripePriceId }) => stripePriceId ?? []),
  );
  return ids.map((id) => {
    const [live] = liveInOrder(all.filter(({ restaurant }) => restaurant?.id === id));
    return live ? paymentOf(live, prices.get(live.stripePriceId ?? '') ?? null) : null;
  });
}

/** Orders of this month of a site and its limit; sites that are asked together share a statement. */
export class MonthOrders extends DataLoader<string, { count: number; limit: number | null }> {
  constructor(em: EntityManager, clock: Clock) {
    super(
      async (ids) => {
        const rows = await ordersOfMonth(em, ids, clock());
        return ids.map((id) => rows.find((row) => row.id === id) ?? { count: 0, limit: null });
      },
      { cache: false },
    );
  }
}
