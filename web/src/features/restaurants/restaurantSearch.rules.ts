import { MAX_SEARCH_LENGTH } from '@forkfront/common/limits.ts';
import type { RestaurantFilter } from '../../__generated__/MyRestaurantsScreenQuery.graphql.ts';

/** The filter buttons (spec §2); `all` means no filter and is never in the address. */
export const FILTERS = ['all', 'production', 'trial', 'expired'] as const;
export type FilterName = (typeof FILTERS)[number];

/** Query of /my-restaurants. */
export interface RestaurantSearch {
  /** Part of the name or the slug, trimmed. */
  q?: string | undefined;
  filter?: Exclude<FilterName, 'all'> | undefined;
}

/** Spec §4: Production is active and paid for, Expired the three expired statuses. */
const STATES: Record<FilterName, RestaurantFilter | null> = {
  all: null,
  production: 'ACTIVE',
  trial: 'TRIALING',
  expired: 'EXPIRED',
};

/** Keeps the valid parts of a query. Invalid ones are set to undefined, because the router keeps keys that are missing. */
export function parseRestaurantSearch({ q, filter }: Record<string, unknown>): RestaurantSearch {
  const search = (typeof q === 'string' ? q : '').trim().slice(0, MAX_SEARCH_LENGTH).trim();
  const known = FILTERS.find((name) => name === filter);
  return { q: search || undefined, filter: known === 'all' ? undefined : known };
}

export function listVariables({ q, filter }: RestaurantSearch): {
  search: string | null;
  filter: RestaurantFilter | null;
} {
  return { search: q ?? null, filter: STATES[filter ?? 'all'] };
}
