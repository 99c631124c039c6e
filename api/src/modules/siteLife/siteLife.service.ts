import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobPayloads } from '../../gateways/jobs/jobs.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { idArray } from '../../lib/rawSql.ts';
import { ORDER_LIMIT_REACHED } from '../sites/orderLimitSql.ts';
import type { SiteService } from '../sites/site.service.ts';
import { periodSql, addNotices, settleOrderLimits } from './siteStatus.service.ts';

/** Ends free trials that were over at a moment. Values: the moment twice, and how many. Sites that are being changed wait. */
const END_TRIALS = `
  update restaurants r set status = 'trial_expired', updated_at = ?::timestamptz
  from (
    select id from restaurants
    where status = 'trialing' and package = 'FREE' and trial_ends_at <= ?::timestamptz
    order by trial_ends_at limit ? for no key update skip locked
  ) due
  where r.id = due.id
  returning r.id`;

/**
 * Notices that are due and were not given, as rows for `addNotices`; of several about the same payment only the latest.
 * A reminder comes three days before a trial ends; a payment is told of at once, after five days, and when paid features
 * stop after seven (hasPaidFeatures). Values: the moment, and how many.
 */
const TO_TELL = `
  select restaurant_id, kind, period from (select ?::timestamptz as now) moment, lateral (
    select id as restaurant_id, owner_id, ${periodSql('trial_ends_at')} as period,
      case package when 'FREE' then 'trial-ending' else 'card-charge' end as kind
    from restaurants
    where status = 'trialing' and trial_ends_at > now
      and trial_ends_at <= now + interval '72 hours'
    union all
    select id, owner_id, ${periodSql('past_due_since')},
      case
        when past_due_since < now - interval '168 hours' then 'features-paused'
        when past_due_since <= now - interval '120 hours' then 'payment-due'
        else 'payment-failed'
      end
    from restaurants
    where status = 'past_due' and package <> 'FREE' and past_due_since <= now
    union all
    select id, owner_id, ${periodSql('plan_ended_at')}, 'plan-ended'
    from restaurants
    where plan_ended_at > now - interval '72 hours' and plan_ended_at <= now
      and status in ('cancelled', 'trial_expired') and package = 'FREE'
  ) due
  where due.owner_id is not null and not exists (
    select from site_notices told
    where told.restaurant_id = due.restaurant_id and told.kind = due.kind and told.period = due.period
  )
  limit ?`;

const TAKEN_SINCE = (from: string) => `from orders o
    where o.restaurant_id = c.restaurant_id and o.placed_at <= wrong.now
      and o.placed_at >= ${from} at time zone wrong.time_zone`;

/**
 * Puts counters back to today whose day lies more than two days ahead: a clock was wrong when it was written. Number and
 * count go on from the orders of today and of this month. Values: the moment, and how many.
 */
const MEND_COUNTERS = `
  update order_counters c set day = wrong.today,
    last = greatest(c.last, (select max(o.number) ${TAKEN_SINCE('wrong.today::timestamp')})),
    month_count = (
      select count(*) ${TAKEN_SINCE("date_trunc('month', wrong.today::timestamp)")} and not o.is_test
    )
  from (
    select c.restaurant_id, r.time_zone, moment.now, (moment.now at time zone r.time_zone)::date as today
    from (select ?::timestamptz as now) moment, order_counters c join restaurants r on r.id = c.restaurant_id
    where c.day > (moment.now at time zone 'UTC')::date + 2
    order by c.day limit ? for update of c skip locked
  ) wrong
  where c.restaurant_id = wrong.restaurant_id
  returning c.restaurant_id as id`;

/** Sites that diners are told are full, though their month is over or the limit is not reached. Values: last id, moment, how many. */
const FULL_LAST_MONTH = `
  select r.id from published_sites s
  join restaurants r on r.id = s.restaurant_id
  left join order_counters c on c.restaurant_id = r.id
  where s.document ->> 'orderLimitReached' = 'true' and r.id > ?
    and (
      date_trunc('month', c.day::timestamp) < date_trunc('month', ?::timestamptz at time zone r.time_zone)
      or not ${ORDER_LIMIT_REACHED}
    )
  order by r.id limit ?
  for no key update of r skip locked`;

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
