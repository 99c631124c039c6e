import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { expireOrders, remindOwners } from './missedOrder.repository.ts';

const BATCH = 100;

/** What happens to orders that nobody answers (decision 21). */
export class MissedOrderService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Expires orders whose time to answer is over, with mails to both sides, and then reminds the restaurants of orders that wait
   * for two minutes. Test orders cause no mails. Expired orders count for the month's limit, as rejected ones do. Several
   * workers may run it at the same time.
   */
  async settleDue(): Promise<void> {
    const now = this.clock();
    while ((await expireOrders(this.em, now, BATCH)) === BATCH);
    while ((await remindOwners(this.em, now, BATCH)) === BATCH);
  }
}
