import type { RestaurantFilter } from '../../__generated__/MyRestaurantsScreenQuery.graphql.ts';

/** The filter buttons (spec §2); `all` stands for no filter and is never in the address. */
export const FILTERS = ['all', 'production', 'trial', 'expired'] as const;
export type FilterName = (typeof FILTERS)[number];

/** Query of /my-restaurants; what is missing does not narrow the list. */
export interface RestaurantSearch {
  /** Part of the name or the slug, trimmed. */
  q?: string | undefined;
  filter?: Exclude<FilterName, 'all'> | undefined;
}

/** Longest search text, in characters: no name or slug is longer. */
export const MAX_SEARCH = 100;

/** Spec §4: Production is active and paid for, Expired the three expired statuses. */
const STATES: Record<FilterName, RestaurantFilter | null> = {
  all: null,
  production: 'ACTIVE',
  trial: 'TRIALING',
  expired: 'EXPIRED',
};

/** Keeps what is valid of a query; anybody can write an address by hand. What is not is named undefined, or the router would keep it. */
export function parseRestaurantSearch({ q, filter }: Record<string, unknown>): RestaurantSearch {
  // A search for 12 or true comes back from the address as a number or a boolean.
  const text = typeof q === 'string' || typeof q === 'number' || typeof q === 'boolean' ? String(q) : '';
  const search = text.trim().slice(0, MAX_SEARCH).trim();
  const known = FILTERS.find((name) => name === filter);
  return { q: search || undefined, filter: known === 'all' ? undefined : known };
}

/** What the server is asked for. */
export function listVariables({ q, filter }: RestaurantSearch): {
  search: string | null;
  filter: RestaurantFilter | null;
} {
  return { search: q ?? null, filter: STATES[filter ?? 'all'] };
}
