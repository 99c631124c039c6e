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
/** Longer than a confirmation takes; one that a crash interrupted keeps the upload that long. */
const CLAIM_MS = 2 * 60 * 1000;

interface NewPicture extends UploadPlace {
  caller: UploadCaller;
  context: string;
  contentType: string;
  /** Bytes; null when the caller did not say. */
  sizeBytes: number | null;
}

/** Uploads and their objects. Whatever fails half-way here is found and removed by the sweep. */
export class PictureStore {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: StorageGateway,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** A key that nobody uploads to yet; not public. */
  newKey(): string {
    return `${ORIGINALS}${newId()}`;
  }

  /** Notes that a picture will come. */
  async expect(objectKey: string, { caller, ...picture }: NewPicture): Promise<void> {
    const createdAt = this.clock();
    const sweepAt = firstSweep(createdAt, picture.sizeBytes);
    this.em.create(Upload, { objectKey, caller: callerKey(caller), ...picture, createdAt, sweepAt });
    await this.em.flush();
  }

  /**
   * Takes an upload for one confirmation: until it is released, no other one gets it. The value is needed for the
   * release; null when another has it, or when it is confirmed or discarded.
   */
  async claim(objectKey: string): Promise<Date | null> {
    const now = this.clock();
    const claimedUntil = new Date(now.getTime() + CLAIM_MS);
    const isFree = { $or: [{ claimedUntil: null }, { claimedUntil: { $lte: now } }] };
    const open = { objectKey, confirmedAt: null, discardedAt: null, ...isFree };
    return (await this.em.nativeUpdate(Upload, open, { claimedUntil })) === 1 ? claimedUntil : null;
  }

  /** Lets the next confirmation try. */
  async release(objectKey: string, claimedUntil: Date): Promise<void> {
    await this.em.nativeUpdate(Upload, { objectKey, claimedUntil }, { claimedUntil: null });
  }

  /** Stores a picture in all its sizes and answers its key; null when the upload has been discarded meanwhile. */
  async keep(objectKey: string, picture: SizedPicture, rule: PictureRule): Promise<string | null> {
    const publicKey = pictureKey(rule, objectKey.slice(ORIGINALS.length), picture.largest.width);
    const change = { publicKey, sweepAt: nextSweep(this.clock()) };
    if ((await this.em.nativeUpdate(Upload, { objectKey, discardedAt: null }, change)) === 0) return null;
    await writePicture(this.storage, publicKey, picture);
    return publicKey;
  }

  /** From now on the picture may be shown; what the browser sent is no longer needed. */
  async confirm(objectKey: string): Promise<void> {
    await this.em.nativeUpdate(Upload, { objectKey }, { confirmedAt: this.clock() });
    await this.removeOriginal(objectKey);
  }

  /** Forgets an upload that no picture was made of. */
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
      this.log.warn({ err: error, objectKey }, 'an original was left behind');
      return false;
    }
  }
}

/** Stores all sizes of a picture below its key. Rejects when the storage does not take one; a repeated try is fine. */
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
