import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { announce } from '../../gateways/events/announce.ts';

/** Builds the document of `SiteDocument` from the owner's tables. */
const DOCUMENT = `
  jsonb_build_object(
    'restaurantId', r.id,
    'slug', r.slug,
    'name', r.name,
    'tagline', r.tagline,
    'isPreview', r.status = 'unclaimed',
    'acceptsOrders', r.is_active and r.status <> 'archived',
    'isArchived', r.status = 'archived',
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

/**
 * Rewrites what diners see of a restaurant, inside the caller's transaction and after its flush. Call it with
 * every change that a diner could notice. Returns the site's slug.
 */
export async function publishSite(em: SqlEntityManager, restaurantId: string): Promise<string> {
  // Whoever publishes next waits, and then reads what we wrote: two changes at once never undo each other's document.
  await em.execute('select 1 from restaurants where id = ? for no key update', [restaurantId]);
  const [site] = await em.execute<{ slug: string }[]>(
    `insert into published_sites (slug, restaurant_id, version, document)
     select r.slug, r.id, 1, ${DOCUMENT} from restaurants r where r.id = ?
     on conflict (restaurant_id) do update
       set slug = excluded.slug, document = excluded.document, version = published_sites.version + 1
     returning slug`,
    [restaurantId],
  );
  if (!site) throw new Error(`No restaurant ${restaurantId} to publish`);
  await announce(em, 'siteChanged', site.slug);
  return site.slug;
}
