import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { StorageGateway } from '../../gateways/storage/storage.gateway.ts';
import type { AccountPart } from '../../lib/accountPart.ts';
import type { Clock } from '../../lib/clock.ts';
import { isUuid } from '../../lib/ids.ts';
import type { OwnPictures } from '../restaurants/restaurantEdit.service.ts';
import { discardUploadsOf, keepOwnPicture, keepPictures, uploadsOf } from './upload.repository.ts';
import { callerKey, nextSweep, PROJECT_DESIGN, REDESIGN_PROPOSAL, REDESIGN_REQUEST } from './upload.rules.ts';

/** Pictures that owners uploaded or generated for their restaurants, and visitors for their projects. */
export class UploadedPictures implements OwnPictures {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: StorageGateway,
    private readonly clock: Clock,
  ) {}

  async keyOf(
    viewerId: string,
    restaurantId: string,
    url: string,
    em: EntityManager = this.em,
  ): Promise<string | null> {
    const key = this.storage.keyOf(url);
    if (key === null || !isUuid(restaurantId)) return null;
    const caller = callerKey({ kind: 'user', id: viewerId });
    const sweepAt = nextSweep(this.clock());
    return (await keepOwnPicture(em, { viewerId, restaurantId, key, caller, sweepAt })) ? key : null;
  }

  /**
   * The key of the picture at this address that a visitor uploaded as the design of a project; null for other
   * addresses. The picture is protected from the sweep until the caller has stored its use.
   */
  async designKeyOf(url: string): Promise<string | null> {
    const keys = await this.keep(this.em, [url], PROJECT_DESIGN, null);
    return keys?.[0] ?? null;
  }

  /**
   * The keys of pictures that were uploaded for a request of this restaurant; null when one of them was not. They are
   * protected from the sweep until the caller has stored their use, in the transaction of `em`.
   */
  requestKeysOf(em: EntityManager, restaurantId: string, urls: readonly string[]): Promise<string[] | null> {
    return this.keep(em, urls, REDESIGN_REQUEST, restaurantId);
  }

  /** The same for pictures of a proposal of this redesign. */
  proposalKeysOf(em: EntityManager, redesignId: string, urls: readonly string[]): Promise<string[] | null> {
    return this.keep(em, urls, REDESIGN_PROPOSAL, redesignId);
  }

  private async keep(
    em: EntityManager,
    urls: readonly string[],
    context: string,
    resourceId: string | null,
  ): Promise<string[] | null> {
    if (urls.length === 0) return [];
    const keys = urls.flatMap((url) => this.storage.keyOf(url) ?? []);
    if (keys.length < urls.length) return null;
    const sweepAt = nextSweep(this.clock());
    const kept = await keepPictures(em, { keys, context, resourceId, sweepAt });
    return kept === keys.length ? keys : null;
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
