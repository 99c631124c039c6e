import type { ObjectQuery } from '@mikro-orm/postgresql';
import { oneLine } from '../../lib/oneLine.ts';
import type { Restaurant } from './restaurant.entity.ts';

/** Spec §4, filters of the portal. A closed (archived) site is in none of them, only among all. */
export type RestaurantFilter = 'ACTIVE' | 'TRIALING' | 'EXPIRED' | 'FREE';

/** How many sites a person has; `total` counts the closed ones too. */
export interface RestaurantCounts {
  total: number;
  active: number;
  inTrial: number;
  expired: number;
  free: number;
  trialAvailable: number;
}

/** Longer than any name or slug: what is cut off cannot match anyway. */
const MAX_SEARCH_LENGTH = 100;

const CONDITIONS: Record<RestaurantFilter, ObjectQuery<Restaurant>> = {
  ACTIVE: { isActive: true, status: 'active_paid' },
  TRIALING: { status: 'trialing' },
  EXPIRED: { status: { $in: ['trial_expired', 'cancelled', 'past_due'] } },
  FREE: { package: 'FREE', status: { $ne: 'archived' } },
};

/** The same conditions, counted in one statement. Its value is the owner's id. */
export const COUNTS_SQL = `
  select count(*)::int as total,
    (count(*) filter (where is_active and status = 'active_paid'))::int as active,
    (count(*) filter (where status = 'trialing'))::int as "inTrial",
    (count(*) filter (where status in ('trial_expired', 'cancelled', 'past_due')))::int as expired,
    (count(*) filter (where package = 'FREE' and status <> 'archived'))::int as free,
    (count(*) filter (where package = 'FREE' and status <> 'archived' and trial_used_at is null))::int as "trialAvailable"
  from restaurants where owner_id = ?`;

/** Which sites a person wants to see. */
export interface RestaurantWish {
  /** null: all. */
  filter: RestaurantFilter | null;
  /** Part of a name or slug, in whatever case; blank: all. */
  search: string;
}

/** The sites of a person that match. */
export function wishedRestaurants(
  ownerId: string,
  { filter, search }: RestaurantWish,
): ObjectQuery<Restaurant> {
  const text = oneLine(search.slice(0, MAX_SEARCH_LENGTH));
  const pattern = { $ilike: `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` };
  return {
    owner: ownerId,
    ...(filter ? CONDITIONS[filter] : {}),
    ...(text ? { $or: [{ name: pattern }, { slug: pattern }] } : {}),
  };
}
