import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { GRACE_MS, PAID_STATUSES, tiersWith } from '@forkfront/common/plan.ts';
import { announcement } from '../../gateways/events/events.gateway.ts';
import type { StockTables } from '../groceries/stock.entity.ts';
import type { MenuVersionTables } from '../menuFiles/menuVersion.entity.ts';
import type { PromotionTables } from '../promotions/promotion.entity.ts';
import type { RestaurantTables } from '../restaurants/restaurant.entity.ts';
import { ORDER_LIMIT_REACHED } from './orderLimit.repository.ts';
import type { MenuContent, MenuVersionCause } from '@forkfront/common/menu.ts';
import type { SitePromotion } from '@forkfront/common/promotion.ts';
import { menuOptionGroups, menuSections } from './publishedMenu.repository.ts';
import type { StoredDocument } from '@forkfront/common/siteDocument.ts';
import type { SiteTables } from './site.entity.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<MenuVersionTables & RestaurantTables & SiteTables>();

/** Announces, when the transaction commits, that sites changed or were removed: one statement. */
export async function announceSites(em: SqlEntityManager, slugs: readonly string[]): Promise<void> {
  await tablesOf(em)
    .selectFrom(
      sql<{ value: string }>`json_array_elements_text(${JSON.stringify(slugs)}::json)`.as<'slug'>(sql`slug`),
    )
    .select(announcement('siteChanged', 'slug.value').as('announced'))
    .execute();
}

/** States in which the promotions of a paid plan are published; in the last one they have an end. */
const PUBLISHED = [...PAID_STATUSES, 'past_due'] as const;

/** The promotions of restaurant `r` that are not paused and not ended; none on a plan without them. */
function promotionsOf(): RawBuilder<SitePromotion[]> {
  const eb = expressionBuilder<PromotionTables & { r: RestaurantTables['restaurants'] }, 'r'>();
  return jsonArrayFrom(
    eb
      .selectFrom('promotions as p')
      .select(['p.id', 'p.name', 'p.code', 'p.kind', 'p.percent', 'p.amount', 'p.cap', 'p.minimum'])
      .select([sql<string | null>`p.starts_on`.as('startsOn'), sql<string | null>`p.ends_on`.as('endsOn')])
      .select(['p.periods', 'p.fulfilment', 'p.section_ids as sectionIds', 'p.product_ids as productIds'])
      .select(['p.is_first_order as isFirstOrder', 'p.use_limit as useLimit', 'p.diner_limit as dinerLimit'])
      .select(sql<boolean>`${sql.ref('p.uses')} >= ${sql.ref('p.use_limit')} is true`.as('isUsedUp'))
      .whereRef('p.restaurant_id', '=', 'r.id')
      .where('p.ended_at', 'is', null)
      .where('p.paused_at', 'is', null)
      .where(
        'r.package',
        'in',
        tiersWith('PROMOTIONS').map((tier) => sql.lit(tier)),
      )
      .where(
        'r.status',
        'in',
        PUBLISHED.map((status) => sql.lit(status)),
      )
      .orderBy('p.id'),
  );
}

/** Whether restaurant `r` is a grocery shop. */
function isShop(): RawBuilder<boolean> {
  const eb = expressionBuilder<StockTables & { r: RestaurantTables['restaurants'] }, 'r'>();
  const mark = eb.selectFrom('grocery_shops as g').select('g.restaurant_id');
  return sql<boolean>`exists (${mark.whereRef('g.restaurant_id', '=', 'r.id')})`;
}

/** The document of restaurant `r`. */
function documentOf(): RawBuilder<StoredDocument> {
  const eb = expressionBuilder<{ r: RestaurantTables['restaurants'] }, 'r'>();
  const isSuspended = eb('r.suspended_at', 'is not', null).$castTo<boolean>();
  const isArchived = eb('r.status', '=', sql.lit('archived' as const)).$castTo<boolean>();
  return jsonBuildObject({
    restaurantId: eb.ref('r.id'),
    slug: eb.ref('r.slug'),
    name: eb.ref('r.name'),
    tagline: eb.ref('r.tagline'),
    isPreview: eb('r.status', '=', sql.lit('unclaimed' as const)).$castTo<boolean>(),
    isDemo: eb.ref('r.is_demo'),
    isShop: isShop(),
    acceptsOrders: eb
      .and([eb.ref('r.is_active'), eb.not(isSuspended), eb.not(isArchived), eb.not(ORDER_LIMIT_REACHED)])
      .$castTo<boolean>(),
    orderLimitReached: ORDER_LIMIT_REACHED,
    isArchived,
    isSuspended,
    theme: eb.ref('r.theme'),
    brandPrimary: eb.ref('r.brand_primary'),
    brandSecondary: eb.ref('r.brand_secondary'),
    logoKey: eb.ref('r.logo_key'),
    coverImageKey: eb.ref('r.cover_image_key'),
    phone: eb.ref('r.phone'),
    addressLine: eb.ref('r.address_line'),
    openingHours: eb.ref('r.opening_hours'),
    aboutText: eb.ref('r.about_text'),
    companyName: eb.ref('r.company_name'),
    companyNumber: eb.ref('r.company_number'),
    vatNumber: eb.ref('r.vat_number'),
    hygieneUrl: eb.ref('r.hygiene_url'),
    timeZone: eb.ref('r.time_zone'),
    ordering: eb.ref('r.ordering'),
    promotions: promotionsOf(),
    // When paid features stop after a failed payment (`graceEndsAt`).
    promotionsEnd: sql<
      string | null
    >`case when r.status = 'past_due' then r.past_due_since + ${sql.lit(`${GRACE_MS} milliseconds`)}::interval end`,
    sections: menuSections(eb.ref('r.id')),
    optionGroups: menuOptionGroups(eb.ref('r.id')),
  });
}

/** Whether a part of the menu in `document` differs from the `last` version. To build the menu for this would cost more. */
const isChanged = (part: keyof MenuContent) =>
  sql<boolean>`document -> ${sql.lit(part)} is distinct from last.content -> ${sql.lit(part)}`;

/** The menu in the column `document`. */
const MENU_OF_DOCUMENT = sql<MenuContent>`jsonb_build_object('sections', document -> 'sections', 'optionGroups', document -> 'optionGroups')`;

/**
 * Rewrites the documents of restaurants that the transaction has locked, announces them, and keeps their menus as
 * versions: one statement. A menu that is the same as its last version is not kept again.
 */
const publishLocked = (em: SqlEntityManager, restaurantIds: readonly string[], cause: MenuVersionCause) =>
  tablesOf(em)
    .with('published', (db) =>
      db
        .insertInto('published_sites')
        .columns(['slug', 'restaurant_id', 'version', 'document'])
        .expression((eb) =>
          eb
            .selectFrom('restaurants as r')
            .select(['r.slug', 'r.id', sql.lit(1).as('version'), documentOf().as('document')])
            .where('r.id', 'in', restaurantIds),
        )
        .onConflict((conflict) =>
          conflict.column('restaurant_id').doUpdateSet((eb) => ({
            slug: eb.ref('excluded.slug'),
            document: eb.ref('excluded.document'),
            version: eb('published_sites.version', '+', 1),
          })),
        )
        .returning(['slug', 'version', 'restaurant_id', 'document']),
    )
    .with('kept', (db) =>
      db
        .insertInto('menu_versions')
        .columns(['restaurant_id', 'version', 'content', 'cause', 'created_at'])
        .expression((eb) =>
          eb
            .selectFrom('published as p')
            .leftJoinLateral(
              ({ selectFrom }) =>
                selectFrom('menu_versions as v')
                  .select('v.content')
                  .whereRef('v.restaurant_id', '=', 'p.restaurant_id')
                  .orderBy('v.version', 'desc')
                  .limit(1)
                  .as('last'),
              (join) => join.onTrue(),
            )
            .select(['p.restaurant_id', 'p.version', MENU_OF_DOCUMENT.as('content')])
            .select([sql.lit(cause).as('cause'), sql<Date>`now()`.as('created_at')])
            .where(({ or }) => or([isChanged('sections'), isChanged('optionGroups')])),
        )
        .returning('version'),
    )
    .selectFrom('published')
    .select(['slug', 'version', announcement('siteChanged', 'slug').as('announced')])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('kept').select('kept.version')).$castTo<boolean>().as('hasNewMenu'),
    )
    .execute();

/**
 * Publishes what diners see of these restaurants, inside the caller's transaction and after its flush: two statements,
 * however many restaurants there are. Returns the slugs of those that exist.
 */
export async function publishSites(
  em: SqlEntityManager,
  restaurantIds: readonly string[],
): Promise<string[]> {
  if (restaurantIds.length === 0) return [];
  // The next transaction that publishes waits, and then reads what this one wrote: neither overwrites the other's document.
  await tablesOf(em)
    .selectFrom('restaurants')
    .select('id')
    .where('id', 'in', restaurantIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const sites = await publishLocked(em, restaurantIds, 'EDIT');
  return sites.map(({ slug }) => slug);
}

/**
 * Publishes what diners see of a restaurant, inside the caller's transaction and after its flush. Call it after every
 * change that diners can see; `RestaurantChanges` does it for owners' changes. Returns the slug.
 */
export async function publishSite(em: SqlEntityManager, restaurantId: string): Promise<string> {
  const [slug] = await publishSites(em, [restaurantId]);
  if (slug === undefined) throw new Error(`No restaurant ${restaurantId} to publish`);
  return slug;
}

/**
 * Publishes a restaurant that the caller's transaction has locked, after its flush: one statement. `cause` is what
 * changed its menu, for the history. Returns the new version of the site, and whether the history has a new menu.
 */
export async function publishLockedSite(
  em: SqlEntityManager,
  restaurantId: string,
  cause: MenuVersionCause = 'EDIT',
): Promise<{ version: number; hasNewMenu: boolean }> {
  const [site] = await publishLocked(em, [restaurantId], cause);
  if (!site) throw new Error(`No restaurant ${restaurantId} to publish`);
  return { version: site.version, hasNewMenu: site.hasNewMenu };
}
