import { Cursor } from '@mikro-orm/postgresql';
import type { Connection, Edge } from './connection.type.ts';

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

/** A single entity as the edge it would be in a connection ordered by id, e.g. of a mutation's payload. */
export const edgeOf = <Entity extends { id: string }, T>(
  entity: Entity,
  toType: (entity: Entity) => T,
): Edge<T> => ({
  cursor: Cursor.encode([entity.id]),
  node: toType(entity),
});
