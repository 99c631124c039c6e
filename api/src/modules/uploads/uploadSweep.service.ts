import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { pictureKeys } from './picture.rules.ts';
import { KEPT_MS, nextSweep } from './upload.rules.ts';

/**
 * Whether anything shows the picture of upload `u`. A new place that keeps the key of a picture belongs in here, and
 * has to ask `OwnPictures` for the key before it writes it down.
 */
// It asks the tables of all modules that show pictures, for fifty uploads in the statement that marks them: between a
// question to each module and the mark, a picture could come into use. uploadSweepSql.api.test.ts measures it.
// Unlike `exists`, these are never planned as one reading of the whole table.
const IS_SHOWN = `coalesce(
  (select true from restaurants where logo_key = u.public_key limit 1),
  (select true from restaurants where cover_image_key = u.public_key limit 1),
  (select true from products where image_key = u.public_key limit 1),
  (select true from approvals where image_key = u.public_key limit 1),
  (
    select true from conversations
    where id = case when u.caller like 'conversation:%' then u.resource_id::uuid end
      and draft ->> 'logoKey' = u.public_key
  ),
  false
)`;

/**
 * Looks at the next $5 uploads that are due at $1: discards those that nothing shows and that were never confirmed or
 * are unused since before $3, notes which are unused, and puts off the others to $2, the discarded to $4. Whoever
 * confirms an upload or is about to show a picture puts it off too (OwnPictures), so that it is not due.
 */
const DISCARD_UNUSED = `
  with due as (
    select * from uploads where sweep_at <= $1
    order by sweep_at limit $5 for update skip locked
  ), seen as (
    select object_key, confirmed_at, unused_since, discarded_at, ${IS_SHOWN} as is_shown from due u
  ), judged as (
    select object_key,
      case when confirmed_at is not null and not is_shown then coalesce(unused_since, $1::timestamptz) end as unused_since,
      case
        when discarded_at is not null then discarded_at
        when not is_shown and (confirmed_at is null or unused_since <= $3) then $1::timestamptz
      end as discarded_at
    from seen
  )
  update uploads u set
    unused_since = j.unused_since,
    discarded_at = j.discarded_at,
    sweep_at = case when j.discarded_at is null then $2::timestamptz else $4::timestamptz end
  from judged j
  where u.object_key = j.object_key
  returning u.object_key, u.public_key, u.discarded_at is not null as is_discarded,
    u.discarded_at is null and u.confirmed_at is not null and u.original_gone_at is null as may_have_original`;

/** Notes at $1 that nothing is left of what was sent for the uploads $2. */
const NOTE_ORIGINALS_GONE = `update uploads set original_gone_at = $1 where object_key = any($2)`;

/** Forgets the discarded uploads $1. */
const DELETE_DISCARDED = `delete from uploads where object_key = any($1) and discarded_at is not null`;

const BATCH = 50;
/** How soon a discarded upload is tried again whose objects could not be removed. */
const RETRY_MS = 30 * 60 * 1000;

interface Discarded {
  object_key: string;
  public_key: string | null;
}

interface Seen extends Discarded {
  is_discarded: boolean;
  may_have_original: boolean;
}

interface Swept {
  /** How many uploads were removed with all their objects. */
  removed: number;
}

/**
 * Removes uploads that were not confirmed for a day, and pictures that nothing has shown for a day. First a row is
 * marked, so that nobody can use the picture any more; then its objects go; then the row. Where that stops half-way,
 * the next sweep goes on.
 */
export class UploadSweep {
  constructor(
    private readonly pool: Pool,
    private readonly storage: StorageGateway,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Looks at every upload that is due. Ends early, to be repeated later, when the storage does not answer. */
  async sweep(): Promise<Swept> {
    const swept = { removed: 0 };
    for (;;) {
      const now = this.clock();
      const { rows, rowCount } = await this.pool.query<Seen>(DISCARD_UNUSED, [
        now,
        nextSweep(now),
        new Date(now.getTime() - KEPT_MS),
        new Date(now.getTime() + RETRY_MS),
        BATCH,
      ]);
      await this.removeOriginals(
        rows.filter(({ may_have_original }) => may_have_original),
        now,
      );
      const discarded = rows.filter(({ is_discarded }) => is_discarded);
      const removed = await this.removeObjects(discarded);
      if (removed.length > 0) await this.pool.query(DELETE_DISCARDED, [removed]);
      swept.removed += removed.length;
      if (removed.length < discarded.length || (rowCount ?? 0) < BATCH) return swept;
    }
  }

  /** The address of an upload works for some minutes after it was confirmed: what was sent there then goes here. */
  private async removeOriginals(uploads: Seen[], now: Date): Promise<void> {
    const keys = uploads.map(({ object_key }) => object_key);
    if (keys.length === 0) return;
    try {
      await Promise.all(keys.map((key) => this.storage.remove(key)));
      await this.pool.query(NOTE_ORIGINALS_GONE, [now, keys]);
    } catch (error) {
      this.log.warn({ err: error }, 'originals could not be removed; the next sweep will');
    }
  }

  /** The uploads of which nothing is left in the storage. */
  private async removeObjects(discarded: Discarded[]): Promise<string[]> {
    const removed: string[] = [];
    for (const { object_key: objectKey, public_key: publicKey } of discarded) {
      const keys = [objectKey, ...(publicKey === null ? [] : pictureKeys(publicKey))];
      try {
        await Promise.all(keys.map((key) => this.storage.remove(key)));
        removed.push(objectKey);
      } catch (error) {
        this.log.warn(
          { err: error, objectKey },
          'a discarded upload could not be removed; the next sweep will',
        );
        return removed;
      }
    }
    return removed;
  }
}
