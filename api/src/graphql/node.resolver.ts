import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Get } from '../lib/inject.ts';
import type { Viewer } from '../lib/viewer.ts';
import type { GraphqlContext } from './context.ts';
import { fromGlobalId } from './globalId.ts';
import { Node } from './relay.graphql.ts';

const MAX_NODES = 100;

/** For each GraphQL type: finds a node by its uuid for a viewer; null when it is missing or belongs to another user. */
export type NodeFetchers = Readonly<
  Record<string, (get: Get, id: string, viewer: Viewer | null) => Promise<Node | null>>
>;

@Resolver()
export class NodeResolver {
  constructor(private readonly fetchers: NodeFetchers) {}

  @Query(() => Node, {
    nullable: true,
    description: 'An object by its id; null when it does not exist or is not yours.',
  })
  async node(@Arg('id', () => ID) id: string, @Ctx() { viewer, get }: GraphqlContext): Promise<Node | null> {
    const parsed = fromGlobalId(id);
    if (!parsed || !Object.hasOwn(this.fetchers, parsed.type)) return null;
    return (await this.fetchers[parsed.type]?.(get, parsed.id, viewer)) ?? null;
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: 'Objects by their ids, in the same order; at most 100, further ones are null.',
  })
  async nodes(
    @Arg('ids', () => [ID]) ids: string[],
    @Ctx() context: GraphqlContext,
  ): Promise<(Node | null)[]> {
    // A repeated id is fetched once.
    const fetched = new Map<string, Node | null>();
    const wanted = new Set(ids.slice(0, MAX_NODES));
    await Promise.all([...wanted].map(async (id) => fetched.set(id, await this.node(id, context))));
    return ids.map((id, index) => (index < MAX_NODES ? (fetched.get(id) ?? null) : null));
  }
}
