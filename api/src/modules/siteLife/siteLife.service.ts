import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { mendCounters } from '../orders/orderUpkeep.repository.ts';
import { endFreeTrials } from '../restaurants/restaurantLife.repository.ts';
import type { SiteService } from '../sites/site.service.ts';
import { sitesNoLongerFull } from '../sites/orderLimit.repository.ts';
import { addNotices, changeNotices, dueNotices, noticeFor } from './siteNotice.repository.ts';
import { settleOrderLimits } from './siteStatus.service.ts';

const BATCH = 100;
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Changes of sites caused by time and orders. Every method can be repeated, also by several workers in parallel. */
export class SiteLifeService {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
    private readonly clock: Clock,
  ) {}

  /** Ends free trials; the free plan stays active. Trials of paid plans end at the payment provider. */
  endTrials(): Promise<void> {
    return this.changeAll(async (em, now) => {
      const ids = await endFreeTrials(em, now, BATCH);
      if (ids.length > 0) await addNotices(em, changeNotices(em, ids, 'trial-ended', now), now);
      return ids;
    });
  }

  /** Sends reminders of trials that end soon, notices of due payments, and missed notices. */
  async tellOwners(): Promise<void> {
    for (;;) {
      const now = this.clock();
      const told = await this.em
        .fork()
        .transactional((em) => addNotices(em, dueNotices(em, now, BATCH), now));
      if (told < BATCH) return;
    }
  }

  /**
   * Opens ordering at sites that were full and whose month is over in their own time zone, or whose limit is no longer
   * reached.
   */
  startOrderMonths(): Promise<void> {
    return this.changeAll((em, now, last) => sitesNoLongerFull(em, last, now, BATCH));
  }

  /**
   * Repairs order counters dated in the future by a clock that was ahead: their months would never restart, and a site
   * with a limit would stay closed.
   */
  mendOrderCounters(): Promise<void> {
    return this.changeAll((em, now) => mendCounters(em, now, BATCH));
  }

  /** Notifies the owner that an order reached a mark of the month, and publishes the site when it was the last one. */
  markOrderLimit({ restaurantId, month, kind }: JobPayloads['markOrderLimit']): Promise<void> {
    return this.changeAll(async (em, now) => {
      await addNotices(em, noticeFor(em, { restaurantId, kind, period: month }), now);
      return [restaurantId];
    });
  }

  /**
   * Runs `change` in one transaction per batch, until a batch has less than `BATCH` sites. It returns their ids and gets
   * the last id of the batch before.
   */
  private async changeAll(
    change: (em: EntityManager, now: Date, last: string) => Promise<string[]>,
  ): Promise<void> {
    let last = NO_ID;
    for (;;) {
      const { ids, slugs } = await this.em.fork().transactional(async (em) => {
        const now = this.clock();
        const changed = await change(em, now, last);
        return { ids: changed, slugs: await settleOrderLimits(em, changed, now) };
      });
      for (const slug of slugs) this.sites.forget(slug);
      if (ids.length < BATCH) return;
      last = ids.at(-1) ?? last;
    }
  }
}
