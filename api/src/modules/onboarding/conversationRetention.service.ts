import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { Clock } from '../../lib/clock.ts';
import { withDates } from '../../lib/rawSql.ts';

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

/** The chats in which a person's sites were set up. */
export class ConversationAccountPart implements AccountPart {
  readonly name = 'conversations';

  async export(em: EntityManager, userId: string): Promise<unknown> {
    const conversations = await em.execute<Conversation[]>(
      `select r.slug as site, c.package_name as package, c.created_at as "createdAt", c.draft, coalesce((
         select json_agg(
           json_build_object('you', t.user_text, 'answerHtml', t.answer_html, 'at', t.started_at) order by t.id
         ) from conversation_turns t where t.conversation_id = c.id
       ), '[]'::json) as turns
       from conversations c join restaurants r on r.id = c.restaurant_id
       where r.owner_id = ? order by c.id`,
      [userId],
    );
    return conversations.map(({ turns, ...conversation }) => ({
      ...withDates(conversation, 'createdAt'),
      turns: turns.map((turn) => withDates(turn, 'at')),
    }));
  }

  /** Their turns go with them. */
  async remove(em: EntityManager, userId: string): Promise<void> {
    await em.execute(
      'delete from conversations where restaurant_id in (select id from restaurants where owner_id = ?)',
      [userId],
    );
  }
}

interface Conversation {
  createdAt: string;
  turns: { at: string }[];
}
