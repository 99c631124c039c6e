import type { Clock } from '../../lib/clock.ts';
import { fail, type FailureOf, ok, type Result } from '../../lib/result.ts';
import type { RestaurantChanges } from './changeRestaurant.service.ts';
import { messages } from './messages.ts';
import type { Restaurant } from './restaurant.entity.ts';

type Failure = FailureOf<'notFound' | 'conflict'>;

/** Closes and reopens sites. */
export class ArchiveService {
  constructor(
    private readonly changes: RestaurantChanges,
    private readonly clock: Clock,
  ) {}

  /** Closes a site: it answers 410 and takes no orders. */
  archive(ownerId: string, id: string): Promise<Result<Restaurant, Failure>> {
    return this.change(ownerId, id, (restaurant) => {
      if (restaurant.status === 'archived') return messages.closedAlready;
      restaurant.archive();
      return null;
    });
  }

  /** Reopens a closed site in its former state. */
  reopen(ownerId: string, id: string): Promise<Result<Restaurant, Failure>> {
    return this.change(ownerId, id, (restaurant) => {
      if (restaurant.status !== 'archived') return messages.notClosed;
      restaurant.reopen(this.clock());
      return null;
    });
  }

  /** `apply` changes the restaurant, or returns why it cannot. */
  private async change(
    ownerId: string,
    id: string,
    apply: (restaurant: Restaurant) => string | null,
  ): Promise<Result<Restaurant, Failure>> {
    const changed = await this.changes.run({ ownerId, restaurant: id }, async (_em, restaurant) => {
      const conflict = apply(restaurant);
      return conflict === null
        ? ok(null)
        : fail<FailureOf<'conflict'>>({ kind: 'conflict', message: conflict });
    });
    return changed.ok ? ok(changed.value.restaurant) : changed;
  }
}
