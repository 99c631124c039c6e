import type { EntityManager } from '@mikro-orm/postgresql';
import { withDates } from '../../lib/withDates.ts';
import type { AccountPart } from '../../lib/accountPart.ts';

/** Anybody can write under an address: what was written is the person's who has proved that it is theirs. */
const OF_PERSON = 'email = (select u.email from users u where u.id = ? and u.email_verified_at is not null)';

/** What a person wrote to us from the contact page. */
export class ContactAccountPart implements AccountPart {
  readonly name = 'contactMessages';

  async export(em: EntityManager, userId: string): Promise<unknown> {
    const messages = await em.execute<{ writtenAt: string }[]>(
      `select name, email, subject, message, created_at as "writtenAt" from contact_messages
       where ${OF_PERSON} order by created_at, id`,
      [userId],
    );
    return messages.map((message) => withDates(message, 'writtenAt'));
  }

  async remove(em: EntityManager, userId: string): Promise<void> {
    await em.execute(`delete from contact_messages where ${OF_PERSON}`, [userId]);
  }
}
