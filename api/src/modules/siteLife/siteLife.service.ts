import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { mendCounters } from '../orders/orderUpkeep.repository.ts';
import { endFreeTrials } from '../restaurants/restaurantLife.repository.ts';
import type { SiteService } from '../sites/site.service.ts';
import { sitesNoLongerFull } from '../sites/orderLimit.repository.ts';
import { addNotices, dueNotices, noticeFor, trialEndedNotices } from './siteNotice.repository.ts';
import { settleOrderLimits } from './siteStatus.service.ts';

const BATCH = 100;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** What time and orders do to sites. Everything may be repeated, also by several workers at once. */
export class SiteLifeService {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
    private readonly clock: Clock,
  ) {}

  /** Ends free trials; the free plan stays active. The payment provider ends trials of paid plans. */
  async endTrials(): Promise<void> {
    for (;;) {
      const ended = await this.batch(async (em, now) => {
        const ids = await endFreeTrials(em, now, BATCH);
        if (ids.length > 0) await addNotices(em, trialEndedNotices(em, ids), now);
        return { ids, slugs: await settleOrderLimits(em, ids, now) };
      });
      if (ended.length < BATCH) return;
    }
  }

  /** Sends owners notices of trials that end soon, of due payments, and of events whose notice was missed. */
  async tellOwners(): Promise<void> {
    for (;;) {
      const now = this.clock();
      const told = await this.em
        .fork()
        .transactional((em) => addNotices(em, dueNotices(em, now, BATCH), now));
      if (told < BATCH) return;
    }
  }

  /** Opens ordering again at sites whose month was full and is over by their own calendar, or is full no more. */
  async startOrderMonths(): Promise<void> {
    let last = NO_ID;
    for (;;) {
      const seen = await this.batch(async (em, now) => {
        const ids = await sitesNoLongerFull(em, last, now, BATCH);
        return { ids, slugs: await settleOrderLimits(em, ids, now) };
      });
      last = seen.at(-1) ?? last;
      if (seen.length < BATCH) return;
    }
  }

  /**
   * Mends counters of orders that a clock which was ahead has left in the future: their months would never begin anew, and a
   * site with a limit would stay closed.
   */
  async mendOrderCounters(): Promise<void> {
    for (;;) {
      const mended = await this.batch(async (em, now) => {
        const ids = await mendCounters(em, now, BATCH);
        return { ids, slugs: await settleOrderLimits(em, ids, now) };
      });
      if (mended.length < BATCH) return;
    }
  }

  /** Tells the owner that an order reached a mark of the month, and diners when it was the last one. */
  async markOrderLimit({ restaurantId, month, kind }: JobPayloads['markOrderLimit']): Promise<void> {
    await this.batch(async (em, now) => {
      await addNotices(em, noticeFor(em, { restaurantId, kind, period: month }), now);
      return { ids: [restaurantId], slugs: await settleOrderLimits(em, [restaurantId], now) };
    });
  }

  /** One transaction; the published sites are read anew after it. Returns the ids it was about. */
  private async batch(
    work: (em: EntityManager, now: Date) => Promise<{ ids: string[]; slugs: string[] }>,
  ): Promise<string[]> {
    const { ids, slugs } = await this.em.fork().transactional((em) => work(em, this.clock()));
    for (const slug of slugs) this.sites.forget(slug);
    return ids;
  }
}
