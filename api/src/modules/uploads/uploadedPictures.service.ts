import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { Clock } from '../../lib/clock.ts';
import { isUuid } from '../../lib/ids.ts';
import { withDates } from '../../lib/rawSql.ts';
import type { OwnPictures } from '../restaurants/restaurantEdit.service.ts';
import { callerKey, nextSweep, PROJECT_DESIGN } from './upload.rules.ts';

/**
 * Besides answering, it keeps the sweep away from the picture until the caller has written down that it is shown.
 * $1 owner, $2 restaurant, $3 key, $4 the owner as a caller, $5 the next sweep.
 */
const OWN = `
  with shown as (
    select exists (
      select from restaurants
      where id = $2 and owner_id = $1 and (logo_key = $3 or cover_image_key = $3)
    ) or exists (
      select from products p join restaurants r on r.id = p.restaurant_id
      where p.image_key = $3 and r.id = $2 and r.owner_id = $1
    ) as is_shown
  ), kept as (
    update uploads set unused_since = null, sweep_at = $5
    from shown
    where public_key = $3 and discarded_at is null
      and (is_shown or (confirmed_at is not null and caller = $4 and restaurant_id = $2))
    returning 1
  )
  select is_shown or exists (select from kept) as is_own from shown`;

/** Pictures that owners have uploaded or had drawn for their restaurants. */
export class UploadedPictures implements OwnPictures {
  constructor(
    private readonly pool: Pool,
    private readonly storage: StorageGateway,
    private readonly clock: Clock,
  ) {}

  async keyOf(ownerId: string, restaurantId: string, url: string): Promise<string | null> {
    const key = this.storage.keyOf(url);
    if (key === null || key.includes('\0') || !isUuid(restaurantId)) return null;
    const caller = callerKey({ kind: 'user', id: ownerId });
    const { rows } = await this.pool.query<{ is_own: boolean }>(OWN, [
      ownerId,
      restaurantId,
      key,
      caller,
      nextSweep(this.clock()),
    ]);
    return rows[0]?.is_own ? key : null;
  }
}

/** Besides answering, it keeps the sweep away from the picture. $1 key, $2 context, $3 the next sweep. */
const KEEP = `
  update uploads set unused_since = null, sweep_at = $3
  where public_key = $1 and context = $2 and confirmed_at is not null and discarded_at is null`;

/** Pictures that visitors uploaded as the design of a project. */
export class DesignPictures {
  constructor(
    private readonly pool: Pool,
    private readonly storage: StorageGateway,
    private readonly clock: Clock,
  ) {}

  /**
   * The key of the picture at this address, which stays until the caller has written down who shows it; null for every
   * other address.
   */
  async keyOf(url: string): Promise<string | null> {
    const key = this.storage.keyOf(url);
    if (key === null || key.includes('\0')) return null;
    const { rowCount } = await this.pool.query(KEEP, [key, PROJECT_DESIGN, nextSweep(this.clock())]);
    return rowCount ? key : null;
  }
}

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
