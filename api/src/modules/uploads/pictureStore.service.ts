import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import type { Picture } from './makePicture.ts';
import { pictureKey, type PictureRule, pictureKeys } from './picture.rules.ts';
import { Upload } from './upload.entity.ts';
import { callerKey, type UploadCaller, firstSweep, nextSweep } from './upload.rules.ts';
import type { UploadPlace } from './uploadAccess.service.ts';

const ORIGINALS = 'uploads/';
/** Longer than a confirmation takes. After a crash the upload stays claimed for this time. */
const CLAIM_MS = 2 * 60 * 1000;

interface NewPicture extends UploadPlace {
  caller: UploadCaller;
  context: string;
  contentType: string;
  /** Bytes; null when the caller did not declare the size. */
  sizeBytes: number | null;
}

/** Uploads and their objects. The sweep removes what an interrupted call leaves behind. */
export class PictureStore {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: StorageGateway,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** Stores that an upload is expected. Returns its key, which is not public. */
  async expect({ caller, ...picture }: NewPicture): Promise<string> {
    const objectKey = `${ORIGINALS}${newId()}`;
    const createdAt = this.clock();
    const sweepAt = firstSweep(createdAt, picture.sizeBytes);
    this.em.create(Upload, { objectKey, caller: callerKey(caller), ...picture, createdAt, sweepAt });
    await this.em.flush();
    return objectKey;
  }

  /** Runs `work` unless another confirmation runs (null), or the upload is confirmed or discarded (null). */
  async claim<T>(objectKey: string, work: () => Promise<T>): Promise<T | null> {
    const now = this.clock();
    const claimedUntil = new Date(now.getTime() + CLAIM_MS);
    const isFree = { $or: [{ claimedUntil: null }, { claimedUntil: { $lte: now } }] };
    const open = { objectKey, confirmedAt: null, discardedAt: null, ...isFree };
    if ((await this.em.nativeUpdate(Upload, open, { claimedUntil })) === 0) return null;
    try {
      return await work();
    } finally {
      await this.em.nativeUpdate(Upload, { objectKey, claimedUntil }, { claimedUntil: null });
    }
  }

  /** Stores a picture in all its sizes and returns its key; null when the upload was discarded in the meantime. */
  async keep(objectKey: string, { sizes, blur }: Picture, rule: PictureRule): Promise<string | null> {
    const uuid = objectKey.slice(ORIGINALS.length);
    const publicKey = pictureKey(rule, uuid, sizes.at(-1)?.width ?? 0, blur);
    const change = { publicKey, sweepAt: nextSweep(this.clock()) };
    if ((await this.em.nativeUpdate(Upload, { objectKey, discardedAt: null }, change)) === 0) return null;
    const keys = pictureKeys(publicKey);
    if (keys.length !== sizes.length) throw new Error(`${publicKey} does not name ${sizes.length} sizes`);
    const writes = sizes.map(async ({ bytes }, index) =>
      this.storage.write(keys[index] ?? publicKey, { bytes, contentType: 'image/webp' }),
    );
    // No write may be pending when the caller continues.
    await Promise.allSettled(writes);
    await Promise.all(writes);
    return publicKey;
  }

  /** Marks the picture as confirmed, and removes the file that the browser sent. */
  async confirm(objectKey: string): Promise<void> {
    await this.em.nativeUpdate(Upload, { objectKey }, { confirmedAt: this.clock() });
    await this.removeOriginal(objectKey);
  }

  /** Discards an upload without a picture. */
  async discard(objectKey: string): Promise<void> {
    const now = this.clock();
    await this.em.nativeUpdate(Upload, { objectKey }, { discardedAt: now, sweepAt: now });
    if (await this.removeOriginal(objectKey)) await this.em.nativeDelete(Upload, { objectKey });
  }

  private async removeOriginal(objectKey: string): Promise<boolean> {
    try {
      await this.storage.remove(objectKey);
      return true;
    } catch (error) {
      this.log.warn({ err: error, objectKey }, 'an original could not be removed');
      return false;
    }
  }
}
