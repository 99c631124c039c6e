import { useEffect, useEffectEvent } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import type { OrderEvent } from './useOrderEvents.ts';

/** Changes that follow each other are read once. */
const REST_MS = 400;

/** A query whose numbers only the server can count: it is read again after each change of an order. */
export function useFreshQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'],
  subscribe: (listener: (event: OrderEvent) => void) => () => void,
): TQuery['response'] {
  const environment = useRelayEnvironment();
  // A failed read keeps the old numbers; the next change reads them again.
  const read = useEffectEvent(
    () =>
      void fetchQuery<TQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
        error: () => undefined,
      }),
  );
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe(({ orders }) => {
      if (orders.length === 0) return;
      clearTimeout(rest);
      rest = setTimeout(() => read(), REST_MS);
    });
    return () => {
      clearTimeout(rest);
      unsubscribe();
    };
  }, [subscribe]);
  return useScreenQuery<TQuery>(query, variables, 'store-and-network');
}
