import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { type ConflictFailure, type NotFoundFailure, fail, ok, type Result } from '../../lib/result.ts';
import { publishSite } from '../sites/publishSite.service.ts';
import type { SiteService } from '../sites/site.service.ts';
import { messages } from './messages.ts';
import type { Restaurant } from './restaurant.entity.ts';
import { lockOwned } from './restaurant.service.ts';

type Failure = NotFoundFailure | ConflictFailure;

/** Closing sites, and opening them again. */
export class ArchiveService {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
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
    const changed = await this.em.fork().transactional(async (em): Promise<Result<Restaurant, Failure>> => {
      const restaurant = await lockOwned(em, ownerId, id);
      if (!restaurant) return fail({ kind: 'notFound', message: messages.restaurantUnknown });
      const conflict = apply(restaurant);
      if (conflict) return fail({ kind: 'conflict', message: conflict });
      await em.flush();
      await publishSite(em, restaurant.id);
      return ok(restaurant);
    });
    if (changed.ok) this.sites.forget(changed.value.slug);
    return changed;
  }
}
