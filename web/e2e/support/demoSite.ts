import { query } from './query.ts';

/**
 * A restaurant that the first start sows (api/src/db/seed). In journeys it is a restaurant like any other, with an owner who
 * has confirmed the address (`takeRealOrders`).
 */
export const demoSite = {
  slug: 'olive-and-ember',
  name: 'Olive & Ember',
  ownerEmail: 'demo@forkfront.example',
};

/** Its orders are real ones from now on: it waits for its owner and mails. Called before its pages are first read. */
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
