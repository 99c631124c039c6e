import type { EntityManager } from '@mikro-orm/postgresql';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import { withDates } from '../../lib/withDates.ts';
import type { AccountPart } from '../../lib/accountPart.ts';

/** On either side. Anybody can name an address: the project is that person's who has proved that it is theirs. */
const OF_PERSON = `(
  select u.email from users u where u.id = ? and u.email_verified_at is not null
) in (office_email, client_email)`;

/** The projects about which a person asked, or was asked. */
export class ProjectAccountPart implements AccountPart {
  readonly name = 'projects';

  constructor(private readonly storage: Pick<StorageGateway, 'publicUrl'>) {}

  async export(em: EntityManager, userId: string): Promise<unknown> {
    const rows = await em.execute<{ sentAt: string; answeredAt: string | null; image_key: string }[]>(
      `select office_email as "officeEmail", client_email as "clientEmail", answer, feedback,
         created_at as "sentAt", answered_at as "answeredAt", image_key
       from approvals where ${OF_PERSON} order by created_at, id`,
      [userId],
    );
    return rows.map(({ image_key, ...project }) => ({
      ...withDates(project, 'sentAt', 'answeredAt'),
      imageUrl: this.storage.publicUrl(image_key),
    }));
  }

  /** The sweep of uploads removes their pictures, which nothing shows any more. */
  async remove(em: EntityManager, userId: string): Promise<void> {
    await em.execute(`delete from approvals where ${OF_PERSON}`, [userId]);
  }
}
