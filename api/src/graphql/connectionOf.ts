import type { Cursor } from '@mikro-orm/postgresql';
import type { Connection } from './connection.type.ts';

/** A page of entities as a Relay connection. */
export function connectionOf<Entity extends object, T>(
  page: Pick<
    Cursor<Entity>,
    'items' | 'from' | 'hasNextPage' | 'hasPrevPage' | 'startCursor' | 'endCursor' | 'totalCount'
  >,
  toType: (entity: Entity) => T,
): Connection<T> {
  return {
    edges: page.items.map((entity) => ({ cursor: page.from(entity), node: toType(entity) })),
    pageInfo: {
      hasNextPage: page.hasNextPage,
      hasPreviousPage: page.hasPrevPage,
      startCursor: page.startCursor,
      endCursor: page.endCursor,
    },
    totalCount: page.totalCount,
  };
}
