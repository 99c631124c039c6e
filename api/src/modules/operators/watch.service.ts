import type { EntityManager } from '@mikro-orm/postgresql';
import { isUuid } from '../../lib/ids.ts';
import { conflict, notFound, ok, type Outcome } from '../../lib/result.ts';
import type { User } from '../accounts/account.entity.ts';
import type { Operator } from '../accounts/operator.rules.ts';
import type { SessionService } from '../accounts/sessions/session.service.ts';
import { ACTIVITY_DETAIL_LENGTH } from '../restaurants/activity.entity.ts';
import { recordActivity } from '../restaurants/activity.repository.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { messages } from './messages.ts';
import { recordMove } from './operatorMove.repository.ts';
import { checkReason } from './reason.rules.ts';

/** A session in which an operator sees what the owner of a site sees. */
export interface Watch {
  token: string;
  expiresAt: Date;
  owner: User;
  restaurantId: string;
}

/** Lets operators see a site as its owner sees it. What such a session may do: `graphql/access.ts`. */
export class WatchService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionService,
  ) {}

  /** Opens a session for half an hour that can change nothing. The owner reads of it, with the reason, in the activity log. */
  async begin(
    operator: Operator,
    siteId: string,
    written: string,
  ): Promise<Outcome<Watch, 'validation' | 'notFound' | 'conflict'>> {
    const reason = checkReason(written);
    if (!reason.ok) return reason;
    if (!isUuid(siteId)) return notFound(messages.siteUnknown);
    return this.em.fork().transactional(async (em) => {
      const site = await em.findOne(Restaurant, { id: siteId }, { populate: ['owner'] });
      if (!site) return notFound(messages.siteUnknown);
      const owner = site.owner?.getEntity();
      if (!owner) return conflict(messages.noOwner);
      const watch = this.sessions.openWatch(owner, operator, em);
      await em.flush();
      await recordActivity(em, {
        restaurantId: site.id,
        userId: null,
        isAutomatic: true,
        kind: 'SITE_VIEWED',
        detail: reason.value.slice(0, ACTIVITY_DETAIL_LENGTH),
      });
      await recordMove(em, {
        operator: operator.email,
        kind: 'SITE_VIEWED',
        restaurantId: site.id,
        subject: site.slug,
        reason: reason.value,
      });
      return ok({ ...watch, owner, restaurantId: site.id });
    });
  }
}
