import { use } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { FetchKeyContext } from './fetchKey.ts';

/**
 * A screen's query: from the store when the route's loader has warmed it, else from the network. Suspends and throws to
 * the QueryBoundary above, whose Retry asks again.
 */
export function useScreenQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
): TQuery['response'] {
  const fetchKey = use(FetchKeyContext);
  return useLazyLoadQuery<TQuery>(query, variables, {
    fetchKey,
    fetchPolicy: fetchKey === 0 ? 'store-or-network' : 'network-only',
  });
}
