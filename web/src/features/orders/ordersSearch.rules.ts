import { isSlug } from '@forkfront/common/slug.ts';
import { MAX_SEARCH_LENGTH } from '@forkfront/common/limits.ts';
import type { OrderFilter } from '../../__generated__/OrderListQuery.graphql.ts';
import { dayIn, isDay } from '@forkfront/common/zonedTime.ts';
import { GROUPS, type OrderGroup } from './orderState.rules.ts';

/** Query of /orders. */
export interface OrdersSearch {
  /** Slug of the restaurant; missing: the one that was shown last. */
  at?: string | undefined;
  /** The calendar day on which the orders were placed, as `2026-11-20`, or `all`; missing: today, and all for a search. */
  day?: string | undefined;
  group?: OrderGroup | undefined;
  via?: 'collection' | 'delivery' | undefined;
  /** Number, postcode, or part of a name, a dish, a code, a telephone number or an email address. */
  q?: string | undefined;
}

const GROUP_NAMES = Object.keys(GROUPS) as OrderGroup[];
const VIAS = ['collection', 'delivery'] as const;

/** Keeps the valid parts of a query. Invalid ones are undefined, because the router keeps keys that are missing. */
export function parseOrdersSearch({ at, day, group, via, q }: Record<string, unknown>): OrdersSearch {
  const search = (typeof q === 'string' ? q : '').trim().slice(0, MAX_SEARCH_LENGTH).trim();
  return {
    at: isSlug(at) ? at : undefined,
    day: day === 'all' || isDay(day) ? day : undefined,
    group: GROUP_NAMES.find((name) => name === group),
    via: VIAS.find((name) => name === via),
    q: search || undefined,
  };
}

/** Whether the list is limited by more than its day. */
export const isFiltered = ({ group, via, q }: OrdersSearch): boolean =>
  group !== undefined || via !== undefined || q !== undefined;

/** The day that is shown; null: all. A search is in all days, unless a day is chosen after it. */
export const shownDay = ({ day, q }: OrdersSearch, today: string): string | null =>
  day === 'all' ? null : (day ?? (q === undefined ? today : null));

/** The filter of the API; `today` is the day of the restaurant. */
export function filterOf(search: OrdersSearch, today: string): OrderFilter {
  const { group, via, q } = search;
  const shown = shownDay(search, today);
  return {
    states: group ? [...GROUPS[group]] : null,
    fulfilment: via === 'collection' ? 'COLLECTION' : via === 'delivery' ? 'DELIVERY' : null,
    from: shown,
    to: shown,
    search: q ?? null,
  };
}

interface Matched {
  readonly state: string;
  readonly fulfilment: string;
  readonly placedAt: string;
}

/** Whether a list with this filter shows an order. Only the server knows what a search finds, so a search shows none. */
export function isShown(order: Matched, { states, fulfilment, from, search }: OrderFilter, timeZone: string) {
  if (search) return false;
  if (states && !states.some((state) => state === order.state)) return false;
  if (fulfilment && fulfilment !== order.fulfilment) return false;
  return !from || from === dayIn(timeZone, new Date(order.placedAt));
}
