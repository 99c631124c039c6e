import { query } from './query.ts';

/**
 * A restaurant of the seed (api/src/db/seed). In journeys it is an ordinary restaurant, whose owner has a verified address
 * (`takeRealOrders`).
 */
export const demoSite = {
  slug: 'olive-and-ember',
  name: 'Olive & Ember',
  ownerEmail: 'demo@forkfront.example',
};

/** From now on it takes real orders with mails. Call it before the first request of its pages. */
export const takeRealOrders = (databaseUrl: string): Promise<unknown> =>
  query(
    databaseUrl,
    `with real as (
       update restaurants set is_demo = false where slug = $1 returning id, owner_id
     ), owner as (
       update users u set email_verified_at = coalesce(u.email_verified_at, now()) from real where u.id = real.owner_id
     )
     update published_sites s set document = jsonb_set(s.document, '{isDemo}', 'false') from real
     where s.restaurant_id = real.id`,
    [demoSite.slug],
  );
