import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { expireOrders } from './orderUpkeep.repository.ts';

const MINUTE_MS = 60_000;
/** How long a restaurant may take to answer. */
export const ANSWER_WITHIN_MS = 10 * MINUTE_MS;
/** Older orders expire without mails: after a long outage the news would confuse. */
const MAIL_WITHIN_MS = 24 * 60 * MINUTE_MS;
const BATCH = 100;

/** Expires orders without an answer. Several workers may run it at the same time. */
export class OrderExpiryService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Expires orders that waited for 10 minutes or longer, and queues mails to both sides, except for test orders. Expired
   * orders count for the month's limit, as rejected ones do.
   */
  async expireDue(): Promise<void> {
    const now = this.clock().getTime();
    const placedBy = new Date(now - ANSWER_WITHIN_MS);
    const mailedAfter = new Date(now - MAIL_WITHIN_MS);
    while ((await expireOrders(this.em, { placedBy, mailedAfter, limit: BATCH })) === BATCH);
  }
}
