import type { EntityManager } from '@mikro-orm/postgresql';
import { withDates } from '../../lib/withDates.ts';
import type { AccountPart } from '../../lib/accountPart.ts';

/** Anyone can name an address: an entry belongs to the person who has proved that the address is theirs. */
const OF_PERSON = 'email = (select u.email from users u where u.id = ? and u.email_verified_at is not null)';

/** The plans a person asked to hear about. */
export class PlanInterestAccountPart implements AccountPart {
  readonly name = 'planInterests';

  async export(em: EntityManager, userId: string): Promise<unknown> {
    const interests = await em.execute<{ askedAt: string }[]>(
      `select s.name as plan, i.email, i.created_at as "askedAt"
       from plan_interests i join services s on s.id = i.service_id where ${OF_PERSON} order by i.created_at, i.id`,
      [userId],
    );
    return interests.map((interest) => withDates(interest, 'askedAt'));
  }

  async remove(em: EntityManager, userId: string): Promise<void> {
    await em.execute(`delete from plan_interests where ${OF_PERSON}`, [userId]);
  }
}
