import type { EntityManager } from '@mikro-orm/postgresql';
import { type ExpressionBuilder, sql } from 'kysely';
import type { DemonstrationTables } from '../demonstration/approval.entity.ts';
import type { OnboardingTables } from '../onboarding/conversation.entity.ts';
import type { MenuVersionTables } from '../menuFiles/menuVersion.entity.ts';
import type { ProductTables } from '../products/product.entity.ts';
import type { RedesignTables } from '../redesigns/redesign.entity.ts';
import type { RestaurantTables } from '../restaurants/restaurant.entity.ts';
import type { UploadTables } from '../uploads/upload.entity.ts';

type Tables = DemonstrationTables &
  MenuVersionTables &
  OnboardingTables &
  ProductTables &
  RedesignTables &
  RestaurantTables &
  UploadTables;

const tablesOf = (em: EntityManager) => em.getKysely<Tables>();

const yes = sql<boolean>`true`.as('yes');

/**
 * Whether the picture of upload `u` is in use. Add each new column with a picture key here; its writer must first ask
 * `OwnPictures` for the key. Unlike `exists`, these subqueries are never planned as a scan of the whole table.
 */
const isShown = ({ fn, selectFrom }: ExpressionBuilder<Tables & { u: Tables['uploads'] }, 'u'>) =>
  fn.coalesce(
    fn.coalesce(
      selectFrom('restaurants').select(yes).whereRef('logo_key', '=', 'u.public_key').limit(1),
      selectFrom('restaurants').select(yes).whereRef('cover_image_key', '=', 'u.public_key').limit(1),
      selectFrom('products').select(yes).whereRef('image_key', '=', 'u.public_key').limit(1),
      selectFrom('approvals').select(yes).whereRef('image_key', '=', 'u.public_key').limit(1),
      selectFrom('conversations as c')
        .select(yes)
        .where(
          'c.id',
          '=',
          sql<string>`case when ${sql.ref('u.caller')} like 'conversation:%' then ${sql.ref('u.resource_id')}::uuid end`,
        )
        .where(sql`${sql.ref('c.draft')} ->> 'logoKey'`, '=', sql.ref('u.public_key')),
    ),
    selectFrom('menu_sections').select(yes).whereRef('image_key', '=', 'u.public_key').limit(1),
    // A restored menu shows its pictures again.
    selectFrom('menu_versions as v')
      .select(yes)
      .whereRef('v.restaurant_id', '=', 'u.restaurant_id')
      .where('u.public_key', 'is not', null)
      .where(
        sql<boolean>`jsonb_path_exists(v.content, '$.sections[*].**.imageKey ? (@ == $key)', jsonb_build_object('key', u.public_key))`,
      )
      .limit(1),
    selectFrom('redesigns as d')
      .innerJoin('redesign_moves as m', 'm.redesign_id', 'd.id')
      .select(yes)
      .whereRef('d.restaurant_id', '=', 'u.restaurant_id')
      .where(sql<boolean>`m.pictures @> to_jsonb(u.public_key)`)
      .limit(1),
    sql<boolean>`false`,
  );

/**
 * Checks the next `limit` uploads that are due. Discards unused uploads that were never confirmed or are unused since
 * `unusedSince`, and marks those that are newly unused. Discarded uploads are due again at `retryAt`, others at
 * `nextAt`. It is one statement, because a picture could come into use between a query and the update.
 */
export function discardUnused(
  em: EntityManager,
  times: { now: Date; nextAt: Date; retryAt: Date; unusedSince: Date },
  limit: number,
) {
  const { nextAt, retryAt, unusedSince } = times;
  const now = sql<Date>`${times.now}::timestamptz`;
  return tablesOf(em)
    .with('due', (db) =>
      db
        .selectFrom('uploads')
        .selectAll()
        .where('sweep_at', '<=', times.now)
        .orderBy('sweep_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .with('seen', (db) =>
      db
        .selectFrom('due as u')
        .select(['u.object_key', 'u.confirmed_at', 'u.unused_since', 'u.discarded_at'])
        .select((eb) => isShown(eb).as('is_shown')),
    )
    .with('judged', (db) =>
      db
        .selectFrom('seen')
        .select('object_key')
        .select(({ case: when, and, or, eb, fn }) => [
          when()
            .when(and([eb('confirmed_at', 'is not', null), eb('is_shown', '=', false)]))
            .then(fn.coalesce('unused_since', now))
            .end()
            .as('unused_since'),
          when()
            .when('discarded_at', 'is not', null)
            .then(eb.ref('discarded_at'))
            .when(
              and([
                eb('is_shown', '=', false),
                or([eb('confirmed_at', 'is', null), eb('unused_since', '<=', unusedSince)]),
              ]),
            )
            .then(now)
            .end()
            .as('discarded_at'),
        ]),
    )
    .updateTable('uploads as u')
    .from('judged as j')
    .set(({ ref, case: when }) => ({
      unused_since: ref('j.unused_since'),
      discarded_at: ref('j.discarded_at'),
      sweep_at: when()
        .when('j.discarded_at', 'is', null)
        .then(sql<Date>`${nextAt}::timestamptz`)
        .else(sql<Date>`${retryAt}::timestamptz`)
        .end(),
    }))
    .whereRef('u.object_key', '=', 'j.object_key')
    .returning(({ eb, and }) => [
      'u.object_key as objectKey',
      'u.public_key as publicKey',
      eb('u.discarded_at', 'is not', null).$castTo<boolean>().as('isDiscarded'),
      and([
        eb('u.discarded_at', 'is', null),
        eb('u.confirmed_at', 'is not', null),
        eb('u.original_gone_at', 'is', null),
      ])
        .$castTo<boolean>()
        .as('mayHaveOriginal'),
    ])
    .execute();
}
