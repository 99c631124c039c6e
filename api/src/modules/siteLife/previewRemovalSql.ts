/** Locks previews that wait too long; whoever claims or changes one at this moment has it. Values: made before, how many. */
export const LOCK_OLD = `
  select id from restaurants where status = 'unclaimed' and created_at <= ?
  order by created_at limit ? for update skip locked`;

/** Those of the locked previews (values: ids twice) whose chats are locked now, too: a chat may be building one anew. */
export const LOCK_CHATS = `
  with locked as (
    select id from conversations where restaurant_id = any(?::uuid[]) for update skip locked
  )
  select r.id from restaurants r
  where r.id = any(?::uuid[]) and not exists (
    select from conversations c where c.restaurant_id = r.id and c.id not in (select id from locked)
  )`;

/**
 * Gives the pictures of previews to the sweep of uploads: it removes at once what is unconfirmed and shown nowhere.
 * Values: moment, ids three times.
 */
export const GIVE_UP_PICTURES = `
  update uploads set confirmed_at = null, sweep_at = ?::timestamptz
  where discarded_at is null and public_key in (
    select unnest(array[logo_key, cover_image_key]) from restaurants where id = any(?::uuid[])
    union select image_key from products where restaurant_id = any(?::uuid[])
    union select draft ->> 'logoKey' from conversations where restaurant_id = any(?::uuid[])
  )`;

/** What does not go by itself with a restaurant; each takes the ids. */
export const DELETE_PARTS = ['orders', 'order_counters', 'conversations', 'published_sites'].map(
  (table) => `delete from ${table} where restaurant_id = any(?::uuid[])`,
);

/** Removes previews for good, never a claimed site. Values: ids, made before. */
export const DELETE_PREVIEWS = `
  delete from restaurants where id = any(?::uuid[]) and status = 'unclaimed' and owner_id is null and created_at <= ?
  returning slug`;

/** Keeps slugs back. Values: moment, free at, slugs as JSON. */
export const RETIRE_SLUGS = `
  insert into retired_slugs (slug, restaurant_id, retired_at, free_at)
  select value, null, ?::timestamptz, ?::timestamptz from json_array_elements_text(?::json)
  on conflict (slug) do update set
    restaurant_id = null, retired_at = excluded.retired_at, free_at = excluded.free_at`;

/** Frees slugs that were kept back long enough. Values: moment, how many. */
export const FREE_SLUGS = `
  delete from retired_slugs where slug in (
    select slug from retired_slugs where free_at <= ?::timestamptz
    order by free_at limit ? for update skip locked
  )`;
