import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { Clock } from '../../lib/clock.ts';
import { isUuid } from '../../lib/ids.ts';
import type { OwnPictures } from '../restaurants/restaurantEdit.service.ts';
import { discardUploadsOf, keepOwnPicture, keepPicture, uploadsOf } from './upload.repository.ts';
import { callerKey, nextSweep, PROJECT_DESIGN } from './upload.rules.ts';

/** Pictures that owners uploaded or generated for their restaurants, and visitors for their projects. */
export class UploadedPictures implements OwnPictures {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: StorageGateway,
    private readonly clock: Clock,
  ) {}

  async keyOf(viewerId: string, restaurantId: string, url: string): Promise<string | null> {
    const key = this.storage.keyOf(url);
    if (key === null || !isUuid(restaurantId)) return null;
    const caller = callerKey({ kind: 'user', id: viewerId });
    const sweepAt = nextSweep(this.clock());
    return (await keepOwnPicture(this.em, { viewerId, restaurantId, key, caller, sweepAt })) ? key : null;
  }

  /**
   * The key of the picture at this address that a visitor uploaded as the design of a project; null for other
   * addresses. The picture is protected from the sweep until the caller has stored its use.
   */
  async designKeyOf(url: string): Promise<string | null> {
    const key = this.storage.keyOf(url);
    if (key === null) return null;
    const sweepAt = nextSweep(this.clock());
    return (await keepPicture(this.em, { key, context: PROJECT_DESIGN, sweepAt })) ? key : null;
  }
}

/** A person's uploads. */
export const uploadsPart = (storage: Pick<StorageGateway, 'publicUrl'>): AccountPart => ({
  name: 'uploads',
  async export(em, userId) {
    const rows = await uploadsOf(em, userId);
    return rows.map(({ publicKey, ...upload }) => ({
      ...upload,
      url: publicKey === null ? null : storage.publicUrl(publicKey),
    }));
  },
  /** Discards the pictures for the sweep and removes the link to the person. */
  async remove(em, userId) {
    await discardUploadsOf(em, userId);
    await addJob(em, 'sweepUploads', {});
  },
});
