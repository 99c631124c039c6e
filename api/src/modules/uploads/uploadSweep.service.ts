import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { pictureKeys } from './picture.rules.ts';
import { KEPT_MS, nextSweep } from './upload.rules.ts';
import { deleteDiscarded, discardUnused, noteOriginalsGone } from './uploadSweep.repository.ts';

const BATCH = 50;
/** When to retry a discarded upload whose objects could not be removed. */
const RETRY_MS = 30 * 60 * 1000;

interface Discarded {
  objectKey: string;
  publicKey: string | null;
}

interface Swept {
  /** Number of uploads that were removed with all their objects. */
  removed: number;
}

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

  /** Checks every upload that is due. Ends early when the storage does not respond; the next run continues. */
  async sweep(): Promise<Swept> {
    const swept = { removed: 0 };
    for (;;) {
      const now = this.clock();
      const times = {
        now,
        nextAt: nextSweep(now),
        retryAt: new Date(now.getTime() + RETRY_MS),
        unusedSince: new Date(now.getTime() - KEPT_MS),
      };
      const seen = await discardUnused(this.em, times, BATCH);
      const withOriginal = seen.filter(({ mayHaveOriginal }) => mayHaveOriginal);
      await this.removeOriginals(
        withOriginal.map(({ objectKey }) => objectKey),
        now,
      );
      const discarded = seen.filter(({ isDiscarded }) => isDiscarded);
      const removed = await this.removeObjects(discarded);
      if (removed.length > 0) await deleteDiscarded(this.em, removed);
      swept.removed += removed.length;
      if (removed.length < discarded.length || seen.length < BATCH) return swept;
    }
  }

  /**
   * The upload address still works for some minutes after the confirmation; files that were sent there are removed
   * here.
   */
  private async removeOriginals(keys: string[], now: Date): Promise<void> {
    if (keys.length === 0) return;
    try {
      await Promise.all(keys.map((key) => this.storage.remove(key)));
      await noteOriginalsGone(this.em, keys, now);
    } catch (error) {
      this.log.warn({ err: error }, 'originals could not be removed; the next sweep retries');
    }
  }

  /** Returns the uploads whose objects are all removed. */
  private async removeObjects(discarded: Discarded[]): Promise<string[]> {
    const removed: string[] = [];
    for (const { objectKey, publicKey } of discarded) {
      const keys = [objectKey, ...(publicKey === null ? [] : pictureKeys(publicKey))];
      try {
        await Promise.all(keys.map((key) => this.storage.remove(key)));
        removed.push(objectKey);
      } catch (error) {
        this.log.warn(
          { err: error, objectKey },
          'a discarded upload could not be removed; the next sweep retries',
        );
        return removed;
      }
    }
    return removed;
  }
}
