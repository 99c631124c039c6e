import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { pictureKeys } from '../uploads/picture.rules.ts';
import { KEPT_MS, nextSweep } from '../uploads/upload.rules.ts';
import { deleteDiscarded, noteOriginalsGone } from '../uploads/upload.repository.ts';
import { discardUnused } from './uploadSweep.repository.ts';

const BATCH = 50;
/** When to retry a discarded upload whose objects could not be removed. */
const RETRY_MS = 30 * 60 * 1000;

/**
 * Removes uploads that were not confirmed for a day and pictures that were unused for a day. First the row is marked,
 * so that nobody can use the picture; then its objects are removed, and last the row. The next sweep continues an
 * interrupted one.
 */
export class UploadSweep {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: StorageGateway,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /**
   * Checks every upload that is due. Returns how many were removed with all their objects. Ends early when the storage
   * does not respond; the next run continues.
   */
  async sweep(): Promise<{ removed: number }> {
    let removed = 0;
    for (;;) {
      const now = this.clock();
      const times = {
        now,
        nextAt: nextSweep(now),
        retryAt: new Date(now.getTime() + RETRY_MS),
        unusedSince: new Date(now.getTime() - KEPT_MS),
      };
      const seen = await discardUnused(this.em, times, BATCH);
      // The upload address still works for some minutes after the confirmation: files that were sent there are removed.
      const confirmed = seen
        .filter(({ mayHaveOriginal }) => mayHaveOriginal)
        .map(({ objectKey }) => objectKey);
      if (confirmed.length > 0 && (await this.remove(confirmed)))
        await noteOriginalsGone(this.em, confirmed, now);
      const discarded = seen.filter(({ isDiscarded }) => isDiscarded);
      const gone: string[] = [];
      for (const { objectKey, publicKey } of discarded) {
        if (!(await this.remove([objectKey, ...(publicKey === null ? [] : pictureKeys(publicKey))]))) break;
        gone.push(objectKey);
      }
      if (gone.length > 0) await deleteDiscarded(this.em, gone);
      removed += gone.length;
      if (gone.length < discarded.length || seen.length < BATCH) return { removed };
    }
  }

  /** Removes objects; false when the storage failed. */
  private async remove(keys: readonly string[]): Promise<boolean> {
    try {
      await Promise.all(keys.map((key) => this.storage.remove(key)));
      return true;
    } catch (error) {
      this.log.warn({ err: error, keys }, 'uploads could not be removed; the next sweep retries');
      return false;
    }
  }
}
