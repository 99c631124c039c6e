import type { EntityManager, QueryResult } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/addJob.ts';
import type { Clock } from '../../lib/clock.ts';
import { idArray } from '../../lib/idArray.ts';
import { announceSites } from '../sites/announceSites.ts';
import type { SiteService } from '../sites/site.service.ts';
import { previewsMadeBefore, slugFreeAt } from './previewRemoval.rules.ts';
import {
  DELETE_PARTS,
  DELETE_PREVIEWS,
  FREE_SLUGS,
  GIVE_UP_PICTURES,
  LOCK_CHATS,
  LOCK_OLD,
  RETIRE_SLUGS,
} from './previewRemovalSql.ts';

const BATCH = 50;
const SLUG_BATCH = 500;

interface Row {
  id: string;
}

/** Removes previews that nobody claimed, with their pictures, chats and test orders. */
export class PreviewRemovalService {
  constructor(
    private readonly em: EntityManager,
    private readonly sites: SiteService,
    private readonly clock: Clock,
  ) {}

  /** Removes every preview that is due, and frees the slugs that were kept back long enough. */
  async removeDue(): Promise<void> {
    for (;;) {
      const { slugs, isLast } = await this.em.fork().transactional((em) => this.removeBatch(em));
      for (const slug of slugs) this.sites.forget(slug);
      if (isLast) break;
    }
    for (;;) {
      const freed = await this.em.execute<QueryResult>(FREE_SLUGS, [this.clock(), SLUG_BATCH], 'run');
      if (freed.affectedRows < SLUG_BATCH) return;
    }
  }

  private async removeBatch(em: EntityManager): Promise<{ slugs: string[]; isLast: boolean }> {
    const now = this.clock();
    const madeBefore = previewsMadeBefore(now);
    const old = idArray(idsOf(await em.execute<Row[]>(LOCK_OLD, [madeBefore, BATCH])));
    const due = idsOf(await em.execute<Row[]>(LOCK_CHATS, [old, old]));
    if (due.length === 0) return { slugs: [], isLast: true };
    const ids = idArray(due);
    await em.execute(GIVE_UP_PICTURES, [now, ids, ids, ids]);
    for (const sql of DELETE_PARTS) await em.execute(sql, [ids]);
    const removed = await em.execute<{ slug: string }[]>(DELETE_PREVIEWS, [ids, madeBefore]);
    // Their parts are gone already: all or nothing.
    if (removed.length !== due.length) throw new Error('A preview that is being removed is none any more');
    const slugs = removed.map(({ slug }) => slug);
    await em.execute(RETIRE_SLUGS, [now, slugFreeAt(now), JSON.stringify(slugs)]);
    await announceSites(em, slugs);
    // Not the sweep's next turn: the files go now, and what the storage does not remove is tried again by later sweeps.
    await addJob(em, 'sweepUploads', {});
    return { slugs, isLast: due.length < BATCH };
  }
}

const idsOf = (rows: Row[]): string[] => rows.map(({ id }) => id);
