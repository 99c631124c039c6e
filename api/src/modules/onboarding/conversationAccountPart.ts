import type { EntityManager } from '@mikro-orm/postgresql';
import { withDates } from '../../lib/withDates.ts';
import type { AccountPart } from '../../lib/accountPart.ts';

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
