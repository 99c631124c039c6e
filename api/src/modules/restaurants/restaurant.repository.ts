import type { EntityManager, SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { isUuid } from '../../lib/ids.ts';
import { usersForMails } from '../accounts/account.repository.ts';
import type { Permission } from './access.rules.ts';
import { idsFor, roleIn } from './member.repository.ts';
import { Restaurant, type RestaurantTables, trialOrderCountOf } from './restaurant.entity.ts';
import { slugRoot } from './slug.rules.ts';

const tablesOf = (em: SqlEntityManager) => em.getKysely<RestaurantTables>();

/** A restaurant by its id, or by a query for its id, e.g. that of a product's restaurant. */
export type RestaurantKey = string | ((em: EntityManager) => Expression<string>);

/** One restaurant for which a person has a permission. */
const permitted = (em: EntityManager, viewerId: string, key: RestaurantKey, permission: Permission) =>
  tablesOf(em)
    .selectFrom('restaurants')
    .selectAll()
    .select(sql<number>`${sql.raw(trialOrderCountOf('restaurants'))}`.as('trial_order_count'))
    .where('id', '=', typeof key === 'string' ? key : key(em))
    .where('id', 'in', idsFor(em, viewerId, permission));

/** A restaurant for which a person has a permission; null for an unknown one, and without the permission. */
export async function findFor(
  em: EntityManager,
  viewerId: string,
  id: string,
  permission: Permission,
): Promise<Restaurant | null> {
  if (!isUuid(id)) return null;
  const row = await permitted(em, viewerId, id, permission).executeTakeFirst();
  return row ? em.map(Restaurant, row) : null;
}

/**
 * The same, locked until the transaction ends. Orders can still refer to the restaurant. `ifLocked`: `skip` returns null when
 * another transaction has the lock. Only `RestaurantChanges` calls it, so that those that wait hold no connection.
 */
export async function lockFor(
  em: EntityManager,
  viewerId: string,
  key: RestaurantKey,
  permission: Permission,
  ifLocked: 'skip' | 'wait',
): Promise<Restaurant | null> {
  if (typeof key === 'string' && !isUuid(key)) return null;
  const row = await permitted(em, viewerId, key, permission)
    .forNoKeyUpdate()
    .$if(ifLocked === 'skip', (query) => query.skipLocked())
    .executeTakeFirst();
  return row ? em.map(Restaurant, row) : null;
}

/** The id of the restaurant that a key means; null for none. */
export async function idOfKey(em: EntityManager, key: RestaurantKey): Promise<string | null> {
  if (typeof key === 'string') return isUuid(key) ? key : null;
  const row = await tablesOf(em)
    .selectFrom('restaurants')
    .select('id')
    .where('id', '=', key(em))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The ids of a person's own restaurants, for statements about the account. Permissions are asked with `idsFor`. */
export const idsOfOwner = (em: SqlEntityManager, ownerId: string) =>
  tablesOf(em).selectFrom('restaurants').select('id').where('owner_id', '=', ownerId);

/** The restaurants whose orders a person may see and answer; only one with an `id`. */
export const permittedDesks = (em: EntityManager, viewerId: string, id?: string) =>
  tablesOf(em)
    .selectFrom('restaurants as r')
    .select(['r.id', 'r.name', 'r.slug', 'r.time_zone as timeZone', 'r.ordering'])
    .select(['r.package', 'r.status', 'r.past_due_since as pastDueSince'])
    .select(roleIn(em, viewerId).as('role'))
    .where('r.id', 'in', idsFor(em, viewerId, 'ORDERS'))
    .$if(id !== undefined, (desks) => desks.where('r.id', '=', id ?? ''));

/** The same, read by name. */
export const desksOf = (em: EntityManager, viewerId: string, id?: string) =>
  permittedDesks(em, viewerId, id).orderBy('r.name').orderBy('r.id').execute();

/** A restaurant as those see it who answer its orders. */
export type Desk = Awaited<ReturnType<typeof desksOf>>[number];

/** A person's sites as the table `r` of another module's statement. */
export const sitesOfOwner = (em: SqlEntityManager, ownerId: string) =>
  tablesOf(em)
    .selectFrom('restaurants')
    .select(['id', 'slug', 'ordering'])
    .where('owner_id', '=', ownerId)
    .as('r');

/** What orders and their mails need of restaurants, as the table `r` of a statement about orders. */
export const restaurantsForOrders = (em: SqlEntityManager) =>
  tablesOf(em)
    .selectFrom('restaurants')
    .select(['id', 'owner_id', 'name', 'slug', 'phone', 'address_line', 'time_zone', 'is_demo'])
    .select(['theme', 'brand_primary', 'brand_secondary', 'logo_key', 'order_email', 'confirmed_order_email'])
    .select(['ordering', 'company_name', 'vat_number'])
    .as('r');

/** The restaurants that are neither closed by their owners nor taken offline, as the table `r` of another module's statement. */
export const openRestaurants = (em: SqlEntityManager) =>
  tablesOf(em)
    .selectFrom('restaurants')
    .select(['id', 'slug', 'name', 'is_demo'])
    .where('status', '<>', sql.lit('archived' as const))
    .where('suspended_at', 'is', null)
    .as('r');

/** When a restaurant was claimed, for another module's statement; null: not yet. */
export const claimedAtOf = (em: SqlEntityManager, restaurantId: Expression<string>) =>
  tablesOf(em).selectFrom('restaurants').select('claimed_at').where('id', '=', restaurantId);

/** The address for orders of a site that has an owner; null without such a site. */
export async function orderEmailOf(
  em: EntityManager,
  restaurantId: string,
): Promise<{ slug: string; email: string | null; confirmed: string | null } | null> {
  const row = await tablesOf(em)
    .selectFrom('restaurants as r')
    .innerJoin(usersForMails(em), 'u.id', 'r.owner_id')
    .select(['r.slug', 'r.order_email', 'r.confirmed_order_email', 'u.email', 'u.email_verified_at'])
    .where('r.id', '=', restaurantId)
    .executeTakeFirst();
  if (!row) return null;
  const { slug, order_email: email } = row;
  const isOwnersOwn = row.email === email && row.email_verified_at !== null;
  return { slug, email, confirmed: isOwnersOwn ? row.email : row.confirmed_order_email };
}

/** Stores that the mailbox of the address for orders was confirmed. False when the site has another address now. */
export async function confirmOrderEmail(
  em: EntityManager,
  { restaurantId, email }: { restaurantId: string; email: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tablesOf(em)
    .updateTable('restaurants')
    .set({ confirmed_order_email: email })
    .where('id', '=', restaurantId)
    .where('order_email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Where = ExpressionBuilder<RestaurantTables, 'restaurants'>;

/** The number of rows with this condition. */
const countWhere = (eb: Where, condition: Expression<SqlBool>) =>
  eb.cast<number>(eb.fn.countAll().filterWhere(condition), 'integer');

const isFree = (eb: Where) => eb.and([eb('package', '=', 'FREE'), eb('status', '<>', 'archived')]);

/** How many sites a person has, by state, in one statement; `total` counts the closed ones too. */
export const countsOf = (em: EntityManager, ownerId: string) =>
  tablesOf(em)
    .selectFrom('restaurants')
    .where('owner_id', '=', ownerId)
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('total'),
      countWhere(eb, eb.and([eb('is_active', '=', true), eb('status', '=', 'active_paid')])).as('active'),
      countWhere(eb, eb('status', '=', 'trialing')).as('inTrial'),
      countWhere(eb, eb('status', 'in', ['trial_expired', 'cancelled', 'past_due'])).as('expired'),
      countWhere(eb, isFree(eb)).as('free'),
      countWhere(eb, eb.and([isFree(eb), eb('trial_used_at', 'is', null)])).as('trialAvailable'),
    ])
    .executeTakeFirstOrThrow();

/** Serialises the transactions that want this slug, or one that differs only in its number. */
export async function lockSlug(em: SqlEntityManager, slug: string): Promise<void> {
  await tablesOf(em)
    .selectNoFrom(sql`pg_advisory_xact_lock(hashtext(${`slug:${slugRoot(slug)}`}))`.as('locked'))
    .execute();
}

/** Whether another restaurant has a slug. */
export async function isSlugOfOther(em: SqlEntityManager, slug: string, id: string): Promise<boolean> {
  const other = await tablesOf(em)
    .selectFrom('restaurants')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Slugs of restaurants that equal this one, or begin with it and a hyphen. */
export async function slugsLike(em: SqlEntityManager, slug: string): Promise<string[]> {
  const rows = await tablesOf(em)
    .selectFrom('restaurants')
    .select('slug')
    .where((where) => where.or([where('slug', '=', slug), where('slug', 'like', `${slug}-%`)]))
    .execute();
  return rows.map((row) => row.slug);
}

/** The settings of a person's sites, oldest first, as the person may download them. */
export const settingsOf = (em: EntityManager, ownerId: string) =>
  tablesOf(em)
    .selectFrom('restaurants')
    .select(['slug', 'name', 'tagline', 'is_active as isActive', 'status', 'package', 'theme', 'phone'])
    .select(['trial_ends_at as trialEndsAt', 'brand_primary as brandPrimary'])
    .select(['brand_secondary as brandSecondary', 'address_line as addressLine'])
    .select([
      'ordering',
      'opening_hours as openingHours',
      'about_text as aboutText',
      'company_name as companyName',
    ])
    .select(['company_number as companyNumber', 'vat_number as vatNumber', 'hygiene_url as hygieneUrl'])
    .select(['order_email as orderEmail', 'time_zone as timeZone', 'claimed_at as claimedAt'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .select(['logo_key as logoKey', 'cover_image_key as coverImageKey'])
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute();

/** Closes all sites of a person permanently, and removes the owner's data from them. Returns their ids and slugs. */
export const closeAllOf = (em: EntityManager, ownerId: string): Promise<{ id: string; slug: string }[]> =>
  tablesOf(em)
    .updateTable('restaurants')
    .set({
      owner_id: null,
      status: 'archived',
      status_before_archive: null,
      is_active: false,
      order_email: null,
      confirmed_order_email: null,
      phone: null,
      address_line: null,
      opening_hours: null,
      ordering: {},
      about_text: null,
      company_name: null,
      company_number: null,
      vat_number: null,
      hygiene_url: null,
      logo_key: null,
      cover_image_key: null,
      updated_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', ownerId)
    .returning(['id', 'slug'])
    .execute();
