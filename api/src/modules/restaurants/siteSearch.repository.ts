import { type Cursor, type EntityManager, raw } from '@mikro-orm/postgresql';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { Restaurant, siteWords } from './restaurant.entity.ts';

/**
 * A page of all sites, newest first, with their owners. `query`: only sites with these words (`wordQuery`) in their name or slug. Only
 * for operators.
 */
export const searchSites = (
  em: EntityManager,
  query: string | null,
  page: PageRequest,
): Promise<Cursor<Restaurant, 'owner'>> =>
  em.findByCursor<Restaurant, 'owner'>(Restaurant, {
    where:
      query === null
        ? {}
        : { [raw((table) => `${siteWords(`"${table}".`)} @@ to_tsquery('simple', ?)`, [query])]: [] },
    orderBy: { id: 'desc' },
    populate: ['owner'],
    ...page,
  });
