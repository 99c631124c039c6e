import type { EntityManager } from '@mikro-orm/postgresql';
import type { Failure, NotFoundFailure } from '../../lib/failure.ts';
import { isUuid } from '../../lib/ids.ts';
import { fail, type Result } from '../../lib/result.ts';
import { publishSite } from '../sites/publishSite.ts';
import type { SiteService } from '../sites/site.service.ts';
import { gone } from './menuFailures.ts';
import { messages } from './messages.ts';

/** Changes of owners' menus: each is one transaction, and diners see it with their next read. */
export class MenuChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
  ) {}

  /**
   * Runs one change of a restaurant of this person; what fails changes nothing. Changes of one restaurant run one
   * after the other, so that none is lost and no two things get the same place.
   */
  async run<Outcome extends Result<unknown, Failure>>(
    ownerId: string,
    restaurantId: string,
    change: (em: EntityManager) => Promise<Outcome>,
  ): Promise<Outcome | Result<never, NotFoundFailure>> {
    if (!isUuid(restaurantId)) return fail(gone(messages.restaurantGone));
    const { result, slug } = await this.em.fork().transactional(async (em) => {
      // Not the strongest lock: orders may still refer to the restaurant meanwhile.
      const locked = await em.execute<unknown[]>(
        'select id from restaurants where id = ? and owner_id = ? for no key update',
        [restaurantId, ownerId],
      );
      if (locked.length === 0) return { result: fail(gone(messages.restaurantGone)), slug: null };
      const result = await change(em);
      return { result, slug: result.ok ? await publishSite(em, restaurantId) : null };
    });
    if (slug !== null) this.sites.forget(slug);
    return result;
  }
}
