import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { pictureKeys } from './picture.rules.ts';
import { KEPT_MS, nextSweep } from './uploadSweep.rules.ts';
import { DELETE_DISCARDED, DISCARD_UNUSED, NOTE_ORIGINALS_GONE } from './uploadSweepSql.ts';

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

export interface Swept {
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
