import { type Cursor, type EntityManager, raw } from '@mikro-orm/postgresql';
import type { PageRequest } from '../../lib/pageRequest.ts';
import { personWords, User } from './account.entity.ts';

/**
 * A page of all people, newest first. `query`: only people with these words (`wordQuery`) in their name or address. Only for operators.
 */
export const searchPeople = (
  em: EntityManager,
  query: string | null,
  page: PageRequest,
): Promise<Cursor<User>> =>
  em.findByCursor<User, string>(User, {
    where:
      query === null
        ? {}
        : { [raw((table) => `${personWords(`"${table}".`)} @@ to_tsquery('simple', ?)`, [query])]: [] },
    orderBy: { id: 'desc' },
    ...page,
  });
