import type { Clock } from '../../lib/clock.ts';
import { type ConflictFailure, type NotFoundFailure, fail, ok, type Result } from '../../lib/result.ts';
import type { RestaurantChanges } from './changeRestaurant.service.ts';
import { messages } from './messages.ts';
import type { Restaurant } from './restaurant.entity.ts';

type Failure = NotFoundFailure | ConflictFailure;

/** Closing sites, and opening them again. */
export class ArchiveService {
  constructor(
    private readonly changes: RestaurantChanges,
    private readonly clock: Clock,
  ) {}

  /** Closes a site: from now on it answers that it is gone, and takes no orders. */
  archive(ownerId: string, id: string): Promise<Result<Restaurant, Failure>> {
    return this.change(ownerId, id, (restaurant) => {
      if (restaurant.status === 'archived') return messages.closedAlready;
      restaurant.archive();
      return null;
    });
  }

  /** Opens a closed site as what it was before. */
  reopen(ownerId: string, id: string): Promise<Result<Restaurant, Failure>> {
    return this.change(ownerId, id, (restaurant) => {
      if (restaurant.status !== 'archived') return messages.notClosed;
      restaurant.reopen(this.clock());
      return null;
    });
  }

  /** `apply` changes the restaurant, or says why it cannot. */
  private async change(
    ownerId: string,
    id: string,
    apply: (restaurant: Restaurant) => string | null,
  ): Promise<Result<Restaurant, Failure>> {
    const changed = await this.changes.run({ ownerId, restaurant: id }, async (_em, restaurant) => {
      const conflict = apply(restaurant);
      return conflict === null ? ok(null) : fail<ConflictFailure>({ kind: 'conflict', message: conflict });
    });
    return changed.ok ? ok(changed.value.restaurant) : changed;
  }
}
