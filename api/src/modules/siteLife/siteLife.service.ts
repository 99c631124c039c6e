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

/** Changes of sites caused by time and orders. Every method can be repeated, also by several workers in parallel. */
export class SiteLifeService {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
    private readonly clock: Clock,
  ) {}

  /** Ends free trials; the free plan stays active. Trials of paid plans end at the payment provider. */
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
   * Repairs order counters dated in the future by a clock that was ahead: their months would never restart, and a site
   * with a limit would stay closed.
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

  /** Notifies the owner that an order reached a mark of the month, and publishes the site when it was the last one. */
  async markOrderLimit({ restaurantId, month, kind }: JobPayloads['markOrderLimit']): Promise<void> {
    await this.batch(async (em, now) => {
      await addNotices(em, noticeFor(em, { restaurantId, kind, period: month }), now);
      return { ids: [restaurantId], slugs: await settleOrderLimits(em, [restaurantId], now) };
    });
  }

  /** Runs one transaction and then invalidates the published sites. Returns the ids of its sites. */
  private async batch(
    work: (em: EntityManager, now: Date) => Promise<{ ids: string[]; slugs: string[] }>,
  ): Promise<string[]> {
    const { ids, slugs } = await this.em.fork().transactional((em) => work(em, this.clock()));
    for (const slug of slugs) this.sites.forget(slug);
    return ids;
  }
}
