import { Cursor } from '@mikro-orm/postgresql';
import { Field, ID, InterfaceType, ArgsType, Int, ObjectType, type ClassType } from 'type-graphql';

/** An object that `node` can fetch by its id. */
@InterfaceType('Node', { description: 'An object that can be refetched by its id.' })
export abstract class Node {
  @Field(() => ID, { description: 'Opaque global id.' })
  id!: string;
}

@ObjectType({ description: 'Position of a page in a connection.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there is a next page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether there is a previous page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first edge; null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last edge; null on an empty page.' })
  endCursor!: string | null;
}

/** Arguments of every connection: exactly one of `first` and `last` is needed, at most 100. */
@ArgsType()
export class ConnectionArgs {
  @Field(() => Int, { nullable: true, description: 'Number of items from the start, 1 to 100.' })
  first?: number;

  @Field(() => String, { nullable: true, description: 'Only items after this cursor.' })
  after?: string;

  @Field(() => Int, { nullable: true, description: 'Number of items from the end, 1 to 100.' })
  last?: number;

  @Field(() => String, { nullable: true, description: 'Only items before this cursor.' })
  before?: string;
}

export interface Edge<T> {
  cursor: string;
  node: T;
}

export interface Connection<T> {
  edges: Edge<T>[];
  pageInfo: PageInfo;
  totalCount: number;
}

/** `OrderLine` as words: `order line`. */
const wordsOf = (name: string): string => name.replaceAll(/\B(?=[A-Z])/g, ' ').toLowerCase();

/** The Relay edge type of a GraphQL type, e.g. `RestaurantEdge`. */
export function edgeType<T extends object>(name: string, nodeType: ClassType<T>): ClassType<Edge<T>> {
  @ObjectType(`${name}Edge`, { description: `One ${wordsOf(name)} of a connection.` })
  class EdgeClass {
    @Field(() => String, { description: 'Opaque position in the connection.' })
    cursor!: string;

    @Field(() => nodeType, { description: `The ${wordsOf(name)}.` })
    node!: T;
  }
  return EdgeClass;
}

/** The Relay connection type of a GraphQL type, e.g. `RestaurantConnection`. */
export function connectionType<T extends object>(
  name: string,
  edge: ClassType<Edge<T>>,
): ClassType<Connection<T>> {
  @ObjectType(`${name}Connection`, { description: `A page of a list: ${wordsOf(name)}.` })
  class ConnectionClass {
    @Field(() => [edge], { description: 'The page.' })
    edges!: Edge<T>[];

    @Field(() => PageInfo, { description: 'Position of the page.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Total number of items.' })
    totalCount!: number;
  }
  return ConnectionClass;
}

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

/** An entity as an edge of a connection ordered by id, e.g. in a mutation's payload. */
export const edgeOf = <Entity extends { id: string }, T>(
  entity: Entity,
  toType: (entity: Entity) => T,
): Edge<T> => ({
  cursor: Cursor.encode([entity.id]),
  node: toType(entity),
});
