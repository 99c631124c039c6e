import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { OnboardingTables } from '../onboarding/conversation.entity.ts';
import type { OrderTables } from '../orders/order.entity.ts';
import type { ProductTables } from '../products/product.entity.ts';
import type { RestaurantTables } from '../restaurants/restaurant.entity.ts';
import { ORDER_LIMIT_REACHED } from '../sites/orderLimit.repository.ts';
import type { SiteTables } from '../sites/site.entity.ts';
import type { UploadTables } from '../uploads/upload.entity.ts';

const tablesOf = (em: SqlEntityManager) =>
  em.getKysely<
    OnboardingTables & OrderTables & ProductTables & RestaurantTables & SiteTables & UploadTables
  >();

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

// Writes restaurants of restaurants

/** Ends free trials that are over, at most `limit`; sites that are being changed wait for the next run. Returns the ids. */
export async function endFreeTrials(em: SqlEntityManager, now: Date, limit: number): Promise<string[]> {
  const ended = await tablesOf(em)
    .updateTable('restaurants as r')
    .from((eb) =>
      eb
        .selectFrom('restaurants')
        .select('id')
        .where('status', '=', 'trialing')
        .where('package', '=', 'FREE')
        .where('trial_ends_at', '<=', now)
        .orderBy('trial_ends_at')
        .limit(limit)
        .forNoKeyUpdate()
        .skipLocked()
        .as('due'),
    )
    .set({ status: 'trial_expired', updated_at: now })
    .whereRef('r.id', '=', 'due.id')
    .returning('r.id')
    .execute();
  return idsOf(ended);
}

/** Stores when the paid plan of a site ended, unless a time is stored already. */
export async function notePlanEnd(em: SqlEntityManager, restaurantId: string, now: Date): Promise<void> {
  await tablesOf(em)
    .updateTable('restaurants')
    .set({ plan_ended_at: now })
    .where('id', '=', restaurantId)
    .where('plan_ended_at', 'is', null)
    .execute();
}

/** Forgets the end of an earlier plan: the next end has its own time. */
export async function forgetPlanEnd(em: SqlEntityManager, restaurantId: string): Promise<void> {
  await tablesOf(em)
    .updateTable('restaurants')
    .set({ plan_ended_at: null })
    .where('id', '=', restaurantId)
    .execute();
}

// Reads restaurants of restaurants, published_sites of sites, order_counters of orders

/** Those of these sites whose published page says otherwise than their counter whether they take orders this month. */
export async function sitesShownWrong(em: SqlEntityManager, ids: readonly string[]): Promise<string[]> {
  const rows = await tablesOf(em)
    .selectFrom('restaurants as r')
    .innerJoin('published_sites as s', 's.restaurant_id', 'r.id')
    .select('r.id')
    .where('r.id', 'in', ids)
    .where(({ eb, ref }) =>
      eb(
        sql<boolean>`(${ref('s.document')} ->> 'orderLimitReached')::boolean`,
        'is distinct from',
        ORDER_LIMIT_REACHED,
      ),
    )
    .execute();
  return idsOf(rows);
}

/**
 * Locks sites after `lastId` that are shown as full, though a new month has begun there or the limit is not reached, at most
 * `limit`, ordered by id.
 */
export async function sitesNoLongerFull(
  em: SqlEntityManager,
  lastId: string,
  now: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tablesOf(em)
    .selectFrom('published_sites as s')
    .innerJoin('restaurants as r', 'r.id', 's.restaurant_id')
    .leftJoin('order_counters as c', 'c.restaurant_id', 'r.id')
    .select('r.id')
    .where(({ eb, ref }) => eb(sql`${ref('s.document')} ->> 'orderLimitReached'`, '=', 'true'))
    .where('r.id', '>', lastId)
    .where(({ eb, or, not, ref }) =>
      or([
        eb(
          sql`date_trunc('month', ${ref('c.day')}::timestamp)`,
          '<',
          sql`date_trunc('month', ${now}::timestamptz at time zone ${ref('r.time_zone')})`,
        ),
        not(ORDER_LIMIT_REACHED),
      ]),
    )
    .orderBy('r.id')
    .limit(limit)
    .forNoKeyUpdate('r')
    .skipLocked()
    .execute();
  return idsOf(rows);
}

// Removal of previews: writes restaurants, conversations of onboarding, uploads, published_sites and retired_slugs of sites

/** Locks previews made by `madeBefore`, oldest first, at most `limit`. Previews that are being claimed or changed are skipped. */
export async function lockOldPreviews(
  em: SqlEntityManager,
  madeBefore: Date,
  limit: number,
): Promise<string[]> {
  const rows = await tablesOf(em)
    .selectFrom('restaurants')
    .select('id')
    .where('status', '=', 'unclaimed')
    .where('created_at', '<=', madeBefore)
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return idsOf(rows);
}

/** Locks the chats of these previews. Returns those whose chats are all locked: a chat may be rebuilding the others. */
export async function lockChatsOf(em: SqlEntityManager, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tablesOf(em)
    .with('locked', (db) =>
      db.selectFrom('conversations').select('id').where('restaurant_id', 'in', ids).forUpdate().skipLocked(),
    )
    .selectFrom('restaurants as r')
    .select('r.id')
    .where('r.id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('conversations as c')
            .select('c.id')
            .whereRef('c.restaurant_id', '=', 'r.id')
            .where('c.id', 'not in', selectFrom('locked').select('locked.id')),
        ),
      ),
    )
    .execute();
  return idsOf(rows);
}

/** Hands the pictures of these previews to the sweep of uploads, which removes unconfirmed ones that no page shows. */
export async function releasePictures(
  em: SqlEntityManager,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await tablesOf(em)
    .updateTable('uploads')
    .set({ confirmed_at: null, sweep_at: now })
    .where('discarded_at', 'is', null)
    .where('public_key', 'in', (eb) =>
      eb
        .selectFrom('restaurants')
        .select('logo_key as key')
        .where('id', 'in', ids)
        .union(eb.selectFrom('restaurants').select('cover_image_key as key').where('id', 'in', ids))
        .union(eb.selectFrom('products').select('image_key as key').where('restaurant_id', 'in', ids))
        .union(
          eb
            .selectFrom('conversations')
            .select(({ ref }) => sql<string | null>`${ref('draft')} ->> 'logoKey'`.as('key'))
            .where('restaurant_id', 'in', ids),
        ),
    )
    .execute();
}

/** Removes previews with their chats and published pages, never a claimed site. Returns the slugs of what was removed. */
export async function removePreviews(
  em: SqlEntityManager,
  ids: readonly string[],
  madeBefore: Date,
): Promise<string[]> {
  const tables = tablesOf(em);
  await tables.deleteFrom('conversations').where('restaurant_id', 'in', ids).execute();
  await tables.deleteFrom('published_sites').where('restaurant_id', 'in', ids).execute();
  const removed = await tables
    .deleteFrom('restaurants')
    .where('id', 'in', ids)
    .where('status', '=', 'unclaimed')
    .where('owner_id', 'is', null)
    .where('created_at', '<=', madeBefore)
    .returning('slug')
    .execute();
  return removed.map(({ slug }) => slug);
}

/** Keeps slugs back until `freeAt`. */
export async function retireSlugs(
  em: SqlEntityManager,
  slugs: readonly string[],
  { retiredAt, freeAt }: { retiredAt: Date; freeAt: Date },
): Promise<void> {
  const kept = { restaurant_id: null, retired_at: retiredAt, free_at: freeAt };
  await tablesOf(em)
    .insertInto('retired_slugs')
    .values(slugs.map((slug) => ({ slug, ...kept })))
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(kept))
    .execute();
}

/** Frees slugs that were kept back long enough, at most `limit`. Returns how many. */
export async function freeSlugs(em: SqlEntityManager, now: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await tablesOf(em)
    .deleteFrom('retired_slugs')
    .where('slug', 'in', (eb) =>
      eb
        .selectFrom('retired_slugs')
        .select('slug')
        .where('free_at', '<=', now)
        .orderBy('free_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
