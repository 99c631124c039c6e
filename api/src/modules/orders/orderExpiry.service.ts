import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { expireOrders } from './orderUpkeep.repository.ts';

const MINUTE_MS = 60_000;
/** How long a restaurant may take to answer. */
export const ANSWER_WITHIN_MS = 10 * MINUTE_MS;
/** Nobody is mailed about an order that is older: after a long outage the news would only puzzle. */
const MAIL_WITHIN_MS = 24 * 60 * MINUTE_MS;
const BATCH = 100;

/** Ends orders that nobody answered. May run as often as wanted, also by several workers at once. */
export class OrderExpiryService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Expires what has waited for 10 minutes or longer, and queues the mails to both sides; a test order mails nobody. An
   * expired order keeps its place in the month's count, as a rejected one does.
   */
  async expireDue(): Promise<void> {
    const now = this.clock().getTime();
    const placedBy = new Date(now - ANSWER_WITHIN_MS);
    const mailedAfter = new Date(now - MAIL_WITHIN_MS);
    while ((await expireOrders(this.em, { placedBy, mailedAfter, limit: BATCH })) === BATCH);
  }
}
