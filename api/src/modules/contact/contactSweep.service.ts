import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { keptSince } from './contact.rules.ts';
import { ContactMessage } from './contactMessage.entity.ts';
import { PlanInterest } from './planInterest.entity.ts';

/** Deletes what visitors sent us once it is too old. */
export class ContactSweep {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    const createdAt = { $lt: keptSince(this.clock()) };
    await this.em.nativeDelete(ContactMessage, { createdAt });
    await this.em.nativeDelete(PlanInterest, { createdAt });
  }
}
