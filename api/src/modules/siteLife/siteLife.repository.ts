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

// Removal of previews: writes restaurants, conversations of onboarding, uploads, published_sites of sites

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
