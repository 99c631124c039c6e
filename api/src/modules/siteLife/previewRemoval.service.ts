import type { EntityManager, QueryResult } from '@mikro-orm/postgresql';
import { addJob } from '../../gateways/jobs/jobs.gateway.ts';
import type { Clock } from '../../lib/clock.ts';
import { idArray } from '../../lib/rawSql.ts';
import { announceSites } from '../sites/publishSite.service.ts';
import type { SiteService } from '../sites/site.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Spec §9: how long a preview waits to be claimed. */
const PREVIEW_DAYS = 30;
/** How long nobody gets the slug of a removed preview. */
const QUARANTINE_DAYS = 90;

/** Previews made by then are removed at `now`. */
export const previewsMadeBefore = (now: Date): Date => new Date(now.getTime() - PREVIEW_DAYS * DAY_MS);

/** When the slug of a preview that is removed at `now` may be taken again. */
export const slugFreeAt = (now: Date): Date => new Date(now.getTime() + QUARANTINE_DAYS * DAY_MS);

/** Locks previews that wait too long; whoever claims or changes one at this moment has it. Values: made before, how many. */
const LOCK_OLD = `
  select id from restaurants where status = 'unclaimed' and created_at <= ?
  order by created_at limit ? for update skip locked`;

/** Those of the locked previews (values: ids twice) whose chats are locked now, too: a chat may be building one anew. */
const LOCK_CHATS = `
  with locked as (
    select id from conversations where restaurant_id = any(?::uuid[]) for update skip locked
  )
  select r.id from restaurants r
  where r.id = any(?::uuid[]) and not exists (
    select from conversations c where c.restaurant_id = r.id and c.id not in (select id from locked)
  )`;

/**
 * Gives the pictures of previews to the sweep of uploads: it removes at once what is unconfirmed and shown nowhere.
 * Values: moment, ids three times.
 */
const GIVE_UP_PICTURES = `
  update uploads set confirmed_at = null, sweep_at = ?::timestamptz
  where discarded_at is null and public_key in (
    select unnest(array[logo_key, cover_image_key]) from restaurants where id = any(?::uuid[])
    union select image_key from products where restaurant_id = any(?::uuid[])
    union select draft ->> 'logoKey' from conversations where restaurant_id = any(?::uuid[])
  )`;

/** What does not go by itself with a restaurant; each takes the ids. */
const DELETE_PARTS = ['orders', 'order_counters', 'conversations', 'published_sites'].map(
  (table) => `delete from ${table} where restaurant_id = any(?::uuid[])`,
);

/** Removes previews for good, never a claimed site. Values: ids, made before. */
const DELETE_PREVIEWS = `
  delete from restaurants where id = any(?::uuid[]) and status = 'unclaimed' and owner_id is null and created_at <= ?
  returning slug`;

/** Keeps slugs back. Values: moment, free at, slugs as JSON. */
const RETIRE_SLUGS = `
  insert into retired_slugs (slug, restaurant_id, retired_at, free_at)
  select value, null, ?::timestamptz, ?::timestamptz from json_array_elements_text(?::json)
  on conflict (slug) do update set
    restaurant_id = null, retired_at = excluded.retired_at, free_at = excluded.free_at`;

/** Frees slugs that were kept back long enough. Values: moment, how many. */
const FREE_SLUGS = `
  delete from retired_slugs where slug in (
    select slug from retired_slugs where free_at <= ?::timestamptz
    order by free_at limit ? for update skip locked
  )`;

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
