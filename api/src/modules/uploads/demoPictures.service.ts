import { demoPictureFiles } from '../../db/seed/demoPictures.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';

/** The pictures of the demo restaurants in the storage. */
export class DemoPictures {
  constructor(private readonly storage: Pick<StorageGateway, 'size' | 'write'>) {}

  /** Stores those that the storage does not have. Rejects while the storage does not answer. */
  async store(): Promise<void> {
    for (const { key, read } of demoPictureFiles()) {
      if ((await this.storage.size(key)) === null)
        await this.storage.write(key, { bytes: read(), contentType: 'image/webp' });
    }
  }
}
