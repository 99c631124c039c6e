import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { idArray } from '../../lib/idArray.ts';
import type { SiteService } from '../sites/site.service.ts';
import { addNotices, periodSql } from './addNotices.ts';
import { settleOrderLimits } from './settleOrderLimits.ts';
import { END_TRIALS, FULL_LAST_MONTH, MEND_COUNTERS, TO_TELL } from './siteLifeSql.ts';

const BATCH = 100;
const NO_ID = '00000000-0000-0000-0000-000000000000';

const TRIAL_ENDED = `
  select id as restaurant_id, 'trial-ended' as kind, ${periodSql('trial_ends_at')} as period
  from restaurants where id = any(?::uuid[]) and owner_id is not null`;
const MARKED = `
  select id as restaurant_id, ?::text as kind, ?::text as period
  from restaurants where id = ? and owner_id is not null`;

/** What time and orders do to sites. Everything may be repeated, also by several workers at once. */
export class SiteLifeService {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
    private readonly clock: Clock,
  ) {}

  /** Ends the free trials that are over; the free plan goes on. Trials of paid plans are ended by their payment provider. */
  async endTrials(): Promise<void> {
    for (;;) {
      const ended = await this.batch(async (em, now) => {
        const rows = await em.execute<{ id: string }[]>(END_TRIALS, [now, now, BATCH]);
        const ids = rows.map(({ id }) => id);
        if (ids.length > 0) await addNotices(em, TRIAL_ENDED, [idArray(ids)], now);
        return { ids, slugs: await settleOrderLimits(em, ids, now) };
      });
      if (ended.length < BATCH) return;
    }
  }

  /** Tells owners of trials that end soon, of due payments, and of what should have been told when it happened. */
  async tellOwners(): Promise<void> {
    for (;;) {
      const now = this.clock();
      const told = await this.em.fork().transactional((em) => addNotices(em, TO_TELL, [now, BATCH], now));
      if (told < BATCH) return;
    }
  }

  /** Opens ordering again at sites whose month was full and is over by their own calendar, or is full no more. */
  async startOrderMonths(): Promise<void> {
    let last = NO_ID;
    for (;;) {
      const seen = await this.batch(async (em, now) => {
        const rows = await em.execute<{ id: string }[]>(FULL_LAST_MONTH, [last, now, BATCH]);
        const ids = rows.map(({ id }) => id);
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
        const rows = await em.execute<{ id: string }[]>(MEND_COUNTERS, [now, BATCH]);
        const ids = rows.map(({ id }) => id);
        return { ids, slugs: await settleOrderLimits(em, ids, now) };
      });
      if (mended.length < BATCH) return;
    }
  }

  /** Tells the owner that an order reached a mark of the month, and diners when it was the last one. */
  async markOrderLimit({ restaurantId, month, kind }: JobPayloads['markOrderLimit']): Promise<void> {
    await this.batch(async (em, now) => {
      await addNotices(em, MARKED, [kind, month, restaurantId], now);
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
