import type { Pool } from 'pg';
import { EVENTS_CHANNEL } from '../../gateways/events/events.gateway.ts';
import { addJobsSql } from '../../gateways/jobs/jobs.gateway.ts';
import type { Clock } from '../../lib/clock.ts';

const MINUTE_MS = 60_000;
/** How long a restaurant may take to answer. */
export const ANSWER_WITHIN_MS = 10 * MINUTE_MS;
/** Nobody is mailed about an order that is older: after a long outage the news would only puzzle. */
const MAIL_WITHIN_MS = 24 * 60 * MINUTE_MS;
const BATCH = 100;

const MAILS = `(
    select coalesce(json_agg(json_build_object('orderId', e.id, 'kind', k.kind)), '[]')
    from expired e cross join (values ('expired-diner'), ('expired-owner')) as k (kind)
    where not e.is_test and e.placed_at > $3
  )`;
const MAIL_KEY = "concat_ws(':', 'mailOrder', payload ->> 'orderId', payload ->> 'kind')";

/**
 * An order that is being answered at this moment is locked and skipped; an answer that comes later waits for this
 * statement and then finds the order expired. So the first of the two counts.
 */
const SQL = `
  with due as (
    select id from orders where state = 'PLACED' and placed_at <= $1
    order by placed_at limit $2 for update skip locked
  ), expired as (
    update orders o set state = 'EXPIRED' from due where o.id = due.id returning o.id, o.is_test, o.placed_at
  )
  select (select count(*)::int from expired) as expired,
    (select count(*) from ${addJobsSql("'mailOrder'", MAILS, MAIL_KEY)}) as mails,
    (select count(pg_notify('${EVENTS_CHANNEL}', 'orderChanged:' || id)) from expired) as announced`;

/** Ends orders that nobody answered. May run as often as wanted, also by several workers at once. */
export class OrderExpiryService {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  /**
   * Expires what has waited for 10 minutes or longer, and queues the mails to both sides; a test order mails nobody. An
   * expired order keeps its place in the month's count, as a rejected one does.
   */
  async expireDue(): Promise<void> {
    const now = this.clock().getTime();
    const values = [new Date(now - ANSWER_WITHIN_MS), BATCH, new Date(now - MAIL_WITHIN_MS)];
    for (;;) {
      const { rows } = await this.pool.query<{ expired: number }>({
        name: 'order_expiry',
        text: SQL,
        values,
      });
      if ((rows[0]?.expired ?? 0) < BATCH) return;
    }
  }
}
