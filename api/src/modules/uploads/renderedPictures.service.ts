import { demoPictureFiles, type PictureFile, sampleCoverFiles } from '../../db/seed/demoPictures.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';

/** The pictures of our own making in the storage. */
export class RenderedPictures {
  constructor(private readonly storage: Pick<StorageGateway, 'size' | 'write'>) {}

  /** Stores the pictures of the demo restaurants. Rejects while the storage does not answer. */
  storeDemo(): Promise<void> {
    return this.store(demoPictureFiles());
  }

  /** Stores the sample covers of new sites. Rejects while the storage does not answer. */
  storeSamples(): Promise<void> {
    return this.store(sampleCoverFiles());
  }

  /** Stores those that the storage does not have. */
  private async store(files: readonly PictureFile[]): Promise<void> {
    for (const { key, read } of files) {
      if ((await this.storage.size(key)) === null)
        await this.storage.write(key, { bytes: read(), contentType: 'image/webp' });
    }
  }
}
