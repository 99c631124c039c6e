import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { keptSince } from './contact.rules.ts';
import { ContactMessage } from './contactMessage.entity.ts';

/** Forgets what visitors wrote once it is too old. */
export class ContactSweep {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    await this.em.nativeDelete(ContactMessage, { createdAt: { $lt: keptSince(this.clock()) } });
  }
}
