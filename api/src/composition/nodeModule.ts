import { NodeResolver } from '../graphql/node.resolver.ts';
import type { Module } from './module.ts';
import { scoped } from './provider.ts';

/** `node` and `nodes`, for every type that a module fetches by its id. */
export const nodeModule = (modules: readonly Module[]): Module => {
  const fetchers = Object.assign({}, ...modules.map(({ nodes }) => nodes)) as NonNullable<Module['nodes']>;
  return {
    resolvers: [scoped(NodeResolver, () => new NodeResolver(fetchers))],
    access: { 'Query.node': 'public', 'Query.nodes': 'public' },
  };
};
