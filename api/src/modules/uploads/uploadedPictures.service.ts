import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { Clock } from '../../lib/clock.ts';
import { isUuid } from '../../lib/ids.ts';
import type { OwnPictures } from '../restaurants/restaurantEdit.service.ts';
import { discardUploadsOf, keepPicture, uploadsOf } from './upload.repository.ts';
import { callerKey, nextSweep, PROJECT_DESIGN } from './upload.rules.ts';

/**
 * It asks the tables of other modules in the statement that notes the answer: the sweep, which asks the same tables, cannot
 * come in between. uploadSweepSql.api.test.ts measures that it is one statement, all by indexes.
 *
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

/** Pictures that visitors uploaded as the design of a project. */
export class DesignPictures {
  constructor(
    private readonly em: EntityManager,
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
    const sweepAt = nextSweep(this.clock());
    return (await keepPicture(this.em, { key, context: PROJECT_DESIGN, sweepAt })) ? key : null;
  }
}

/** The pictures a person uploaded. */
export class UploadAccountPart implements AccountPart {
  readonly name = 'uploads';

  constructor(private readonly storage: Pick<StorageGateway, 'publicUrl'>) {}

  async export(em: EntityManager, userId: string): Promise<unknown> {
    const rows = await uploadsOf(em, userId);
    return rows.map(({ publicKey, ...upload }) => ({
      ...upload,
      url: publicKey === null ? null : this.storage.publicUrl(publicKey),
    }));
  }

  /** The pictures are discarded, and nothing says any more whose they were; the sweep removes them. */
  async remove(em: EntityManager, userId: string): Promise<void> {
    await discardUploadsOf(em, userId);
    await addJob(em, 'sweepUploads', {});
  }
}
