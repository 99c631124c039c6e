import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { Clock } from '../../lib/clock.ts';
import { conversationsOf, deleteOldConversations, removeConversationsOf } from './conversation.repository.ts';

/** The same time as for an unclaimed preview (spec §9). */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const BATCH = 500;

/** Deletes old conversations without a preview. The others are deleted with their preview. */
export class ConversationSweep {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    const before = new Date(this.clock().getTime() - KEPT_MS);
    while ((await deleteOldConversations(this.em, before, BATCH)) === BATCH);
  }
}

/** The conversations that created a person's sites. */
export class ConversationAccountPart implements AccountPart {
  readonly name = 'conversations';

  export(em: EntityManager, userId: string): Promise<unknown> {
    return conversationsOf(em, userId);
  }

  remove(em: EntityManager, userId: string): Promise<void> {
    return removeConversationsOf(em, userId);
  }
}
