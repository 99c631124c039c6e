import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, notFound, type Outcome, ok } from '../../lib/result.ts';
import { isUuid } from '../../lib/ids.ts';
import type { Operator } from '../accounts/operator.rules.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import type { SuspensionService } from '../restaurants/suspension.service.ts';
import { messages } from './messages.ts';
import { checkReason } from './reason.rules.ts';
import { recordSuspensionBy } from './suspensionMove.ts';

/** Takes sites offline and restores them in the name of an operator. */
export class SiteModerationService {
  constructor(
    private readonly em: EntityManager,
    private readonly suspensions: SuspensionService,
  ) {}

  /** Takes a site offline; its owner gets a mail with the reason. A site that is offline already stays as it is. */
  suspend(operator: Operator, siteId: string, reason: string) {
    return this.change(siteId, reason, messages.suspendedAlready, (slug, why) =>
      this.suspensions.suspend(slug, why, recordSuspensionBy(operator.email)),
    );
  }

  /** Puts a site online again; its owner gets a mail, without the reason. A site that is online stays as it is. */
  restore(operator: Operator, siteId: string, reason: string) {
    return this.change(siteId, reason, messages.onlineAlready, (slug, why) =>
      this.suspensions.restore(slug, why, recordSuspensionBy(operator.email)),
    );
  }

  private async change(
    siteId: string,
    written: string,
    unchanged: string,
    apply: (slug: string, reason: string) => ReturnType<SuspensionService['restore']>,
  ): Promise<Outcome<Restaurant, 'validation' | 'notFound' | 'conflict'>> {
    const reason = checkReason(written);
    if (!reason.ok) return reason;
    const found = isUuid(siteId) && (await this.em.fork().findOne(Restaurant, { id: siteId }));
    if (!found) return notFound(messages.siteUnknown);
    const done = await apply(found.slug, reason.value);
    if (!done.ok) return notFound(messages.siteUnknown);
    if (!done.value.hasChanged) return conflict(unchanged);
    return ok(await this.em.findOneOrFail(Restaurant, { id: siteId }, { populate: ['owner'] }));
  }
}
