import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/addJob.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import { withDates } from '../../lib/withDates.ts';
import type { AccountPart } from '../../lib/accountPart.ts';

/** Uploads of a person, and of the chats in which the person's sites were set up. */
// Of the callers as a list the index is asked; with `or` the whole table would be read.
const OF_PERSON = `caller = any(array(
  select 'user:' || ? union all
  select 'conversation:' || c.id from conversations c join restaurants r on r.id = c.restaurant_id
  where r.owner_id = ?
))`;

/** The pictures a person uploaded. */
export class UploadAccountPart implements AccountPart {
  readonly name = 'uploads';

  constructor(private readonly storage: Pick<StorageGateway, 'publicUrl'>) {}

  async export(em: EntityManager, userId: string): Promise<unknown> {
    const rows = await em.execute<{ createdAt: string; public_key: string | null }[]>(
      `select context, content_type as "contentType", size_bytes as "sizeBytes", created_at as "createdAt", public_key
       from uploads where discarded_at is null and ${OF_PERSON} order by created_at, object_key`,
      [userId, userId],
    );
    return rows.map(({ public_key, ...upload }) => ({
      ...withDates(upload, 'createdAt'),
      url: public_key === null ? null : this.storage.publicUrl(public_key),
    }));
  }

  /** The pictures are discarded, and nothing tells any more whose they were; the sweep removes them. */
  async remove(em: EntityManager, userId: string): Promise<void> {
    await em.execute(
      `update uploads set discarded_at = coalesce(discarded_at, now()), sweep_at = created_at, caller = 'removed'
       where ${OF_PERSON}`,
      [userId, userId],
    );
    await addJob(em, 'sweepUploads', {});
  }
}
