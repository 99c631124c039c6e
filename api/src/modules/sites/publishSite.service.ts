import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { EVENTS_CHANNEL } from '../../gateways/events/events.gateway.ts';
import { idArray } from '../../lib/rawSql.ts';
import { ORDER_LIMIT_REACHED } from './orderLimitSql.ts';

/** Tells all processes, when the transaction commits, that sites changed or went away: one statement. */
export async function announceSites(em: SqlEntityManager, slugs: readonly string[]): Promise<void> {
  await em.execute(
    `select pg_notify('${EVENTS_CHANNEL}', 'siteChanged:' || value) from json_array_elements_text(?::json)`,
    [JSON.stringify(slugs)],
  );
}

/**
 * Builds the document of `SiteDocument`. It reads the tables of other modules, which no other code of this module does: all
 * that diners see is put together by one statement, in the transaction that changed it.
 */
const DOCUMENT = `
  jsonb_build_object(
    'restaurantId', r.id,
    'slug', r.slug,
    'name', r.name,
    'tagline', r.tagline,
    'isPreview', r.status = 'unclaimed',
    'isDemo', r.is_demo,
    'acceptsOrders', r.is_active and r.suspended_at is null and r.status <> 'archived' and not ${ORDER_LIMIT_REACHED},
    'orderLimitReached', ${ORDER_LIMIT_REACHED},
    'isArchived', r.status = 'archived',
    'isSuspended', r.suspended_at is not null,
    'theme', r.theme,
    'brandPrimary', r.brand_primary,
    'brandSecondary', r.brand_secondary,
    'logoKey', r.logo_key,
    'coverImageKey', r.cover_image_key,
    'phone', r.phone,
    'addressLine', r.address_line,
    'sections', coalesce((
      select jsonb_agg(
        jsonb_build_object('id', s.id, 'name', s.name, 'items', s.items) order by s.position, s.id
      )
      from (
        select s.id, s.name, s.position, jsonb_agg(
          jsonb_build_object(
            'id', p.id, 'name', p.name, 'description', p.description, 'price', p.price,
            'imageKey', p.image_key, 'isAvailable', p.is_available, 'isPopular', p.is_popular
          ) order by p.position, p.id
        ) as items
        from menu_sections s join products p on p.section_id = s.id
        where s.restaurant_id = r.id
        group by s.id
      ) s
    ), '[]'::jsonb)
  )`;

/** What diners now see of a restaurant. */
interface Published {
  slug: string;
  version: number;
}

/** Rewrites the documents of restaurants that the transaction has locked and announces them, in one statement. */
const publishLocked = (em: SqlEntityManager, restaurantIds: readonly string[]): Promise<Published[]> =>
  em.execute<Published[]>(
    `with published as (
       insert into published_sites (slug, restaurant_id, version, document)
       select r.slug, r.id, 1, ${DOCUMENT} from restaurants r where r.id = any(?::uuid[])
       on conflict (restaurant_id) do update
         set slug = excluded.slug, document = excluded.document, version = published_sites.version + 1
       returning slug, version
     )
     select slug, version, pg_notify('${EVENTS_CHANNEL}', 'siteChanged:' || slug) from published`,
    [idArray(restaurantIds)],
  );

/**
 * Rewrites what diners see of these restaurants, inside the caller's transaction and after its flush: two statements,
 * however many there are. Returns the slugs of those that exist.
 */
export async function publishSites(
  em: SqlEntityManager,
  restaurantIds: readonly string[],
): Promise<string[]> {
  // The next transaction that publishes waits, and then reads what this one wrote: neither overwrites the other's document.
  await em.execute('select 1 from restaurants where id = any(?::uuid[]) order by id for no key update', [
    idArray(restaurantIds),
  ]);
  const sites = await publishLocked(em, restaurantIds);
  return sites.map(({ slug }) => slug);
}

/**
 * Rewrites what diners see of a restaurant, inside the caller's transaction and after its flush. Call it with
 * every change that a diner could notice; owners' changes go through `RestaurantChanges`, which does. Returns the
 * site's slug.
 */
export async function publishSite(em: SqlEntityManager, restaurantId: string): Promise<string> {
  const [slug] = await publishSites(em, [restaurantId]);
  if (slug === undefined) throw new Error(`No restaurant ${restaurantId} to publish`);
  return slug;
}

/**
 * Rewrites what diners see of a restaurant that the caller's transaction has locked, after its flush: one statement.
 * Returns the new version of the site.
 */
export async function publishLockedSite(em: SqlEntityManager, restaurantId: string): Promise<number> {
  const [site] = await publishLocked(em, [restaurantId]);
  if (!site) throw new Error(`No restaurant ${restaurantId} to publish`);
  return site.version;
}
