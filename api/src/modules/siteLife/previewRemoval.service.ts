import { DAY_MS } from '@forkfront/common/durations.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { lockChatsOf, removeChatsOf } from '../onboarding/conversation.repository.ts';
import { removeOrdersOf } from '../orders/orderUpkeep.repository.ts';
import { lockOldPreviews, removePreviews } from '../restaurants/restaurantLife.repository.ts';
import { announceSites } from '../sites/publishSite.repository.ts';
import { freeSlugs, retireSlugs, unpublishSites } from '../sites/site.repository.ts';
import type { SiteService } from '../sites/site.service.ts';
import { releasePictures } from '../uploads/upload.repository.ts';

/** Spec §9: unclaimed previews are removed after this time. */
const PREVIEW_DAYS = 30;
/** How long the slug of a removed preview is reserved. */
const QUARANTINE_DAYS = 90;

/** Previews created before this time are removed at `now`. */
export const previewsMadeBefore = (now: Date): Date => new Date(now.getTime() - PREVIEW_DAYS * DAY_MS);

/** When the slug of a preview removed at `now` becomes free. */
export const slugFreeAt = (now: Date): Date => new Date(now.getTime() + QUARANTINE_DAYS * DAY_MS);

const BATCH = 50;
const SLUG_BATCH = 500;

/** Removes unclaimed previews with their pictures, chats and test orders. */
export class PreviewRemovalService {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
    private readonly clock: Clock,
  ) {}

  /** Removes every due preview, and releases slugs after their reservation. */
  async removeDue(): Promise<void> {
    for (;;) {
      const { slugs, isLast } = await this.em.fork().transactional((em) => this.removeBatch(em));
      for (const slug of slugs) this.sites.forget(slug);
      if (isLast) break;
    }
    while ((await freeSlugs(this.em, this.clock(), SLUG_BATCH)) === SLUG_BATCH);
  }

  private async removeBatch(em: EntityManager): Promise<{ slugs: string[]; isLast: boolean }> {
    const now = this.clock();
    const madeBefore = previewsMadeBefore(now);
    const old = await lockOldPreviews(em, madeBefore, BATCH);
    if (old.length === 0) return { slugs: [], isLast: true };
    // A chat that is in use may be rebuilding its preview.
    const inUse = await lockChatsOf(em, old);
    const due = old.filter((id) => !inUse.has(id));
    if (due.length === 0) return { slugs: [], isLast: true };
    await releasePictures(em, due, now);
    await removeOrdersOf(em, due);
    await removeChatsOf(em, due);
    await unpublishSites(em, due);
    const slugs = await removePreviews(em, due, madeBefore);
    // All or nothing: their parts are already deleted.
    if (slugs.length !== due.length) throw new Error('a preview changed during its removal');
    await retireSlugs(em, slugs, { retiredAt: now, freeAt: slugFreeAt(now) });
    await announceSites(em, slugs);
    // The files are removed now instead of at the sweep's next run; later sweeps retry what the storage does not
    // remove.
    await addJob(em, 'sweepUploads', {});
    return { slugs, isLast: due.length < BATCH };
  }
}
