import type { Pool } from 'pg';
import type { Clock } from '../../lib/clock.ts';

/** As long as an unclaimed preview is kept (spec §9). */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const BATCH = 500;

/** Deletes at most $2 conversations without a preview in which nothing has been said since $1; their turns go with them. */
const DELETE_OLD = `
  delete from conversations where id in (
    select id from conversations c
    where restaurant_id is null and created_at <= $1 and not exists (
      select from conversation_turns t where t.conversation_id = c.id and t.started_at > $1
    )
    order by created_at limit $2 for update skip locked
  )`;

/** Forgets chats that came to nothing; those with a preview go with it. */
export class ConversationSweep {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  async sweep(): Promise<void> {
    const before = new Date(this.clock().getTime() - KEPT_MS);
    for (;;) {
      const { rowCount } = await this.pool.query(DELETE_OLD, [before, BATCH]);
      if ((rowCount ?? 0) < BATCH) return;
    }
  }
}
