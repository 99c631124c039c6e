import { ORDER_LIMIT_REACHED } from '../sites/orderLimitSql.ts';
import { periodSql } from './addNotices.ts';

/** Ends free trials that were over at a moment. Values: the moment twice, and how many. Sites that are being changed wait. */
export const END_TRIALS = `
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
export const TO_TELL = `
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
export const MEND_COUNTERS = `
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
export const FULL_LAST_MONTH = `
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
