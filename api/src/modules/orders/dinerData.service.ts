import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { ok, type Outcome, notFound, invalid } from '../../lib/result.ts';
import { normaliseEmail } from '@forkfront/common/email.ts';
import { emailProblem } from '../accounts/account.rules.ts';
import type { RestaurantChanges } from '../restaurants/restaurantChanges.service.ts';
import { messages } from './messages.ts';
import { removeDiner, removeOldDiners } from './orderUpkeep.repository.ts';

const BATCH = 500;

/** Numbers of orders after the removal of a diner's data. */
export interface RemovedDiner {
  /** Orders without the data now. */
  removed: number;
  /** Orders that are not finished and keep the data. */
  open: number;
}

/** Removes the personal data of diners: by request of a restaurant, and after the months of its settings. Totals stay. */
export class DinerDataService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly changes: RestaurantChanges,
  ) {}

  /** Removes the data of the diner with this address from the finished orders of a restaurant. */
  async remove(
    viewerId: string,
    restaurantId: string,
    email: string,
  ): Promise<Outcome<RemovedDiner, 'validation' | 'notFound'>> {
    const address = normaliseEmail(email);
    const problem = emailProblem(address);
    if (problem) return invalid(messages.checkOrder, [{ path: 'email', message: problem }]);
    const target = { viewerId, restaurant: restaurantId };
    const removed = await this.changes.locked(target, (em, { id }) => removeDiner(em, id, address));
    return removed ? ok(removed) : notFound(messages.restaurantUnknown);
  }

  /** Removes the data of all diners whose orders are too old. */
  async sweep(): Promise<void> {
    const isMore = async () => (await removeOldDiners(this.em.fork(), this.clock(), BATCH)) === BATCH;
    while (await isMore());
  }
}
