import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { newId } from '../../lib/ids.ts';
import type { SizedPicture } from './makePicture.ts';
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

  /** A new upload key; not public. */
  newKey(): string {
    return `${ORIGINALS}${newId()}`;
  }

  /** Stores that an upload is expected. */
  async expect(objectKey: string, { caller, ...picture }: NewPicture): Promise<void> {
    const createdAt = this.clock();
    const sweepAt = firstSweep(createdAt, picture.sizeBytes);
    this.em.create(Upload, { objectKey, caller: callerKey(caller), ...picture, createdAt, sweepAt });
    await this.em.flush();
  }

  /**
   * Claims an upload for one confirmation until it is released. Returns the value for `release`; null when it is
   * claimed by another confirmation, confirmed or discarded.
   */
  async claim(objectKey: string): Promise<Date | null> {
    const now = this.clock();
    const claimedUntil = new Date(now.getTime() + CLAIM_MS);
    const isFree = { $or: [{ claimedUntil: null }, { claimedUntil: { $lte: now } }] };
    const open = { objectKey, confirmedAt: null, discardedAt: null, ...isFree };
    return (await this.em.nativeUpdate(Upload, open, { claimedUntil })) === 1 ? claimedUntil : null;
  }

  /** Releases a claim. */
  async release(objectKey: string, claimedUntil: Date): Promise<void> {
    await this.em.nativeUpdate(Upload, { objectKey, claimedUntil }, { claimedUntil: null });
  }

  /** Stores a picture in all its sizes and returns its key; null when the upload was discarded in the meantime. */
  async keep(objectKey: string, picture: SizedPicture, rule: PictureRule): Promise<string | null> {
    const publicKey = pictureKey(rule, objectKey.slice(ORIGINALS.length), picture.largest.width);
    const change = { publicKey, sweepAt: nextSweep(this.clock()) };
    if ((await this.em.nativeUpdate(Upload, { objectKey, discardedAt: null }, change)) === 0) return null;
    await writePicture(this.storage, publicKey, picture);
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

/** Stores all sizes of a picture below its key. Rejects when the storage fails; can be repeated. */
async function writePicture(
  storage: StorageGateway,
  publicKey: string,
  { largest, smaller }: SizedPicture,
): Promise<void> {
  const pictures = [...smaller, largest];
  const keys = pictureKeys(publicKey);
  if (keys.length !== pictures.length) throw new Error(`${publicKey} does not name ${pictures.length} sizes`);
  const write = async (key: string, index: number): Promise<void> => {
    const picture = pictures[index];
    if (picture) await storage.write(key, { bytes: picture.bytes, contentType: 'image/webp' });
  };
  // No write may be pending when the caller continues.
  for (const outcome of await Promise.allSettled(keys.map(write)))
    if (outcome.status === 'rejected') throw outcome.reason;
}
