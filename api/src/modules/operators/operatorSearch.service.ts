import { DAY_MS } from '@forkfront/common/durations.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../lib/clock.ts';
import { isUuid } from '../../lib/ids.ts';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { wordQuery } from '../../lib/wordSearch.ts';
import { User } from '../accounts/account.entity.ts';
import { searchPeople } from '../accounts/personSearch.repository.ts';
import { type NumberedOrder, orderFactsOf, ordersWithNumber } from '../orders/operatorOrders.repository.ts';
import { Member } from '../restaurants/member.entity.ts';
import { type MemberView, membersOf } from '../restaurants/member.repository.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { searchSites } from '../restaurants/siteSearch.repository.ts';
import { orderWishOf } from './operatorSearch.rules.ts';

/** Sites whose orders are searched for a number. */
const SITES_WITH_ORDERS = 50;
/** Orders that a search finds at most. */
const ORDERS_FOUND = 20;
/** Sites of a person that are shown at most. */
const SITES_OF_PERSON = 50;
/** The days whose orders a site's page counts. */
export const COUNTED_DAYS = 30;

/** Finds sites, people and orders for operators. Only `Query.operator` leads here. */
export class OperatorSearchService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** A page of sites, newest first: all for an empty text, otherwise those with its words in their name or slug. */
  sites(text: string, page: PageRequest) {
    return this.searched(text, (query) => searchSites(this.em, query, page));
  }

  /** A page of people, newest first: all for an empty text, otherwise those with its words in their name or address. */
  people(text: string, page: PageRequest) {
    return this.searched(text, (query) => searchPeople(this.em, query, page));
  }

  /** The newest orders for words of a site and a number, as `olive press 103`; none for other texts. */
  async orders(text: string): Promise<NumberedOrder[]> {
    const wish = orderWishOf(text);
    if (!wish) return [];
    const sites = await this.sites(wish.site, { first: SITES_WITH_ORDERS });
    const ids = sites.items.map(({ id }) => id);
    return ids.length === 0 ? [] : ordersWithNumber(this.em, ids, wish.number, ORDERS_FOUND);
  }

  /** A site with its owner; null for an unknown one. */
  async site(id: string): Promise<Restaurant | null> {
    return isUuid(id) ? this.em.findOne(Restaurant, { id }, { populate: ['owner'] }) : null;
  }

  /** A person; null for an unknown one. */
  async person(id: string): Promise<User | null> {
    return isUuid(id) ? this.em.findOne(User, { id }) : null;
  }

  /** The staff of a site, oldest first. */
  members(restaurantId: string): Promise<MemberView[]> {
    return membersOf(this.em, restaurantId);
  }

  /** The orders of the last 30 days of a site, and when its last order was placed. */
  orderFacts(restaurantId: string): ReturnType<typeof orderFactsOf> {
    return orderFactsOf(this.em, restaurantId, new Date(this.clock().getTime() - COUNTED_DAYS * DAY_MS));
  }

  /** The sites that a person owns, newest first, at most 50. */
  ownedBy(userId: string): Promise<Restaurant[]> {
    return this.em.find(
      Restaurant,
      { owner: userId },
      { orderBy: { id: 'desc' }, limit: SITES_OF_PERSON, populate: ['owner'] },
    );
  }

  /** The sites that a person helps with, newest first, at most 50. */
  async helpedBy(userId: string): Promise<Restaurant[]> {
    const members = await this.em.find(
      Member,
      { user: userId },
      { orderBy: { id: 'desc' }, limit: SITES_OF_PERSON, populate: ['restaurant.owner'] },
    );
    return members.map(({ restaurant }) => restaurant.getEntity());
  }

  private searched<Page>(text: string, find: (query: string | null) => Promise<Page>) {
    return find(text.trim() === '' ? null : wordQuery(text));
  }
}
