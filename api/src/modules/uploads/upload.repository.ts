import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { OnboardingTables } from '../onboarding/conversation.entity.ts';
import type { ProductTables } from '../products/product.entity.ts';
import { idsFor } from '../restaurants/member.repository.ts';
import type { RestaurantTables } from '../restaurants/restaurant.entity.ts';
import type { UploadTables } from './upload.entity.ts';

const tablesOf = (em: EntityManager) =>
  em.getKysely<OnboardingTables & ProductTables & RestaurantTables & UploadTables>();

/**
 * Uploads of a person and of the conversations that created the person's sites. The callers are a list, because with
 * `or` the database would scan the whole table. It joins tables of other modules, because the download and the removal
 * of an account read each part with one statement.
 */
const callersOf = (em: EntityManager, userId: string) =>
  sql<string>`any(array(${tablesOf(em)
    .selectNoFrom(sql<string>`${`user:${userId}`}::text`.as('caller'))
    .unionAll(
      tablesOf(em)
        .selectFrom('conversations as c')
        .innerJoin('restaurants as r', 'r.id', 'c.restaurant_id')
        .where('r.owner_id', '=', userId)
        .select(sql<string>`'conversation:' || c.id`.as('caller')),
    )}))`;

/** A person's uploads that are not discarded, oldest first. */
export const uploadsOf = (em: EntityManager, userId: string) =>
  tablesOf(em)
    .selectFrom('uploads')
    .select([
      'context',
      'content_type as contentType',
      'size_bytes as sizeBytes',
      'created_at as createdAt',
      'public_key as publicKey',
    ])
    .where('discarded_at', 'is', null)
    .where('caller', '=', callersOf(em, userId))
    .orderBy('created_at')
    .orderBy('object_key')
    .execute();

/**
 * Removes the link between a person and their uploads, and discards them for the sweep. Pictures that the person added to the
 * website of somebody else stay as long as it uses them.
 */
export async function discardUploadsOf(em: EntityManager, userId: string): Promise<void> {
  await tablesOf(em)
    .updateTable('uploads as u')
    .set(({ case: when, eb, fn, ref, selectFrom }) => ({
      discarded_at: when()
        .when(
          // Unlike `exists`, this is never planned as a scan of the whole table.
          eb(
            selectFrom('restaurants as r')
              .select('r.owner_id')
              .whereRef('r.id', '=', 'u.restaurant_id')
              .limit(1),
            '<>',
            userId,
          ),
        )
        .then(ref('u.discarded_at'))
        .else(fn.coalesce('u.discarded_at', sql<Date>`now()`))
        .end(),
      sweep_at: ref('u.created_at'),
      caller: 'removed',
    }))
    .where('u.caller', '=', callersOf(em, userId))
    .execute();
}

interface KeptPictures {
  keys: readonly string[];
  context: string;
  /** Only pictures of this resource; null: of any. */
  resourceId: string | null;
  sweepAt: Date;
}

/** Protects the confirmed pictures of these keys and this context from the sweep until `sweepAt`. Returns their number. */
export async function keepPictures(
  em: EntityManager,
  { keys, context, resourceId, sweepAt }: KeptPictures,
): Promise<number> {
  const { numUpdatedRows } = await tablesOf(em)
    .updateTable('uploads')
    .set({ unused_since: null, sweep_at: sweepAt })
    .where('public_key', 'in', keys)
    .where('context', '=', context)
    .$if(resourceId !== null, (query) => query.where('resource_id', '=', resourceId))
    .where('confirmed_at', 'is not', null)
    .where('discarded_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/**
 * Whether a person may show a picture in a restaurant: they uploaded it for this restaurant, or the restaurant, one
 * of its products or one of its sections already shows it. If so, protects it from the sweep until `sweepAt`, in one statement, so that the
 * sweep cannot remove it before the caller's update.
 */
export async function keepOwnPicture(
  em: EntityManager,
  picture: { viewerId: string; restaurantId: string; key: string; caller: string; sweepAt: Date },
): Promise<boolean> {
  const { viewerId, restaurantId, key, caller, sweepAt } = picture;
  const { isOwn } = await tablesOf(em)
    .with('shown', (db) =>
      db.selectNoFrom(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom('restaurants')
              .select('id')
              .where('id', '=', restaurantId)
              .where('id', 'in', idsFor(em, viewerId, 'EDIT'))
              .where((where) => where.or({ logo_key: key, cover_image_key: key })),
          ),
          exists(
            selectFrom('products as p')
              .innerJoin('restaurants as r', 'r.id', 'p.restaurant_id')
              .select('p.id')
              .where('p.image_key', '=', key)
              .where('r.id', '=', restaurantId)
              .where('r.id', 'in', idsFor(em, viewerId, 'EDIT')),
          ),
          exists(
            selectFrom('menu_sections as s')
              .innerJoin('restaurants as r', 'r.id', 's.restaurant_id')
              .select('s.id')
              .where('s.image_key', '=', key)
              .where('r.id', '=', restaurantId)
              .where('r.id', 'in', idsFor(em, viewerId, 'EDIT')),
          ),
        ])
          .$castTo<boolean>()
          .as('is_shown'),
      ),
    )
    .with('kept', (db) =>
      db
        .updateTable('uploads')
        .from('shown')
        .set({ unused_since: null, sweep_at: sweepAt })
        .where('public_key', '=', key)
        .where('discarded_at', 'is', null)
        .where(({ or, and, eb, ref }) =>
          or([
            eb(ref('shown.is_shown'), '=', true),
            and([
              eb('confirmed_at', 'is not', null),
              eb('caller', '=', caller),
              eb('restaurant_id', '=', restaurantId),
            ]),
          ]),
        )
        .returning('object_key'),
    )
    .selectFrom('shown')
    .select(({ or, eb, exists, selectFrom }) =>
      or([eb('is_shown', '=', true), exists(selectFrom('kept').select('object_key'))])
        .$castTo<boolean>()
        .as('isOwn'),
    )
    .executeTakeFirstOrThrow();
  return isOwn;
}

/** Stores that the originals of these uploads were removed. */
export async function noteOriginalsGone(
  em: EntityManager,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  await tablesOf(em)
    .updateTable('uploads')
    .set({ original_gone_at: now })
    .where('object_key', 'in', keys)
    .execute();
}

/** Deletes the rows of these discarded uploads. */
export async function deleteDiscarded(em: EntityManager, keys: readonly string[]): Promise<void> {
  await tablesOf(em)
    .deleteFrom('uploads')
    .where('object_key', 'in', keys)
    .where('discarded_at', 'is not', null)
    .execute();
}

/** Marks the pictures of these restaurants as not confirmed and due: the next sweep removes those that nothing shows. */
export async function releasePictures(em: EntityManager, ids: readonly string[], now: Date): Promise<void> {
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
        .union(eb.selectFrom('menu_sections').select('image_key as key').where('restaurant_id', 'in', ids))
        .union(
          eb
            .selectFrom('conversations')
            .select(({ ref }) => sql<string | null>`${ref('draft')} ->> 'logoKey'`.as('key'))
            .where('restaurant_id', 'in', ids),
        ),
    )
    .execute();
}
