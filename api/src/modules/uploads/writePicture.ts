import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { SizedPicture } from './makePicture.ts';
import { pictureKeys } from './picture.rules.ts';

/** Stores all sizes of a picture below its key. Rejects when the storage does not take one; a repeated try is fine. */
export async function writePicture(
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
  // Nothing may still be written when the caller goes on.
  for (const outcome of await Promise.allSettled(keys.map(write)))
    if (outcome.status === 'rejected') throw outcome.reason;
}
