import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type {
  useOrderEventsSubscription,
  useOrderEventsSubscription$data,
} from '../../__generated__/useOrderEventsSubscription.graphql.ts';
import { NetworkProblem } from '../../relay/networkProblem.ts';

/** Orders that were placed or changed, as they are now. */
export type OrderEvent = useOrderEventsSubscription$data['orderChanged'];

/** Whether changes arrive at once. */
export type Connection = 'connecting' | 'live' | 'lost';

/** The desks of the user as they are now, for the screens, which read them from the store. */
const ACCESS = graphql`
  query useOrderEventsQuery {
    viewer {
      desks {
        id
        restaurantId
        name
        slug
        timeZone
        role
        onlyWhileBoardOpen
        unattendedSince
      }
    }
  }
`;

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 15_000;

/** The details are in the store before an order is opened. */
const SUBSCRIPTION = graphql`
  subscription useOrderEventsSubscription($restaurantId: ID!, $since: DateTime) {
    orderChanged(restaurantId: $restaurantId, since: $since) {
      at
      isComplete
      orders {
        id
        number
        state
        fulfilment
        placedAt
        restaurantName
        timeZone
        moves {
          madeAt
        }
        ...OrderDetails_order
        ...OrderRow_order
        ...ResendMail_order
        ...BoardCard_order
        ...KitchenTicket_order
      }
    }
  }
`;

/**
 * Follows the orders of a restaurant. Changed orders change in the store. After a lost connection it connects again and catches
 * up with everything since the last event. `subscribe` adds a listener for each event and returns the function that removes it.
 * `from` is the time since when changes are wanted; null: from now on. Another time starts again from there.
 */
export function useOrderEvents(
  restaurantId: string,
  from: string | null = null,
): {
  connection: Connection;
  subscribe: (listener: (event: OrderEvent) => void) => () => void;
} {
  const environment = useRelayEnvironment();
  const [connection, setConnection] = useState<Connection>('connecting');
  const listeners = useRef(new Set<(event: OrderEvent) => void>());

  useEffect(() => {
    let since = from;
    let wait = FIRST_RETRY_MS;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let dispose = (): void => undefined;
    const lose = (): void => {
      setConnection('lost');
      clearTimeout(retry);
      retry = setTimeout(connect, wait);
      wait = Math.min(wait * 2, LAST_RETRY_MS);
    };
    const readDesks = (): void => {
      const again = { networkCacheConfig: { force: true } };
      fetchQuery(environment, ACCESS, {}, again).subscribe({ error: () => undefined });
    };
    /** The server ends the events of a person who was removed from the staff. */
    const end = (): void => {
      lose();
      readDesks();
    };
    let isFirst = true;
    const hear = (event: OrderEvent | undefined): void => {
      if (!event) return;
      // Not an order has changed, but the restaurant: orders have paused, or opened again.
      if (event.orders.length === 0 && !isFirst) readDesks();
      isFirst = false;
      since = event.at;
      wait = FIRST_RETRY_MS;
      setConnection('live');
      for (const listener of listeners.current) listener(event);
    };
    const connect = (): void => {
      clearTimeout(retry);
      dispose();
      ({ dispose } = requestSubscription<useOrderEventsSubscription>(environment, {
        subscription: SUBSCRIPTION,
        variables: { restaurantId, since },
        // The socket's own retry would ask with the old time.
        cacheConfig: { metadata: { endsWithSocket: true } },
        onNext: (response) => hear(response?.orderChanged),
        onError: (problem) => {
          if (problem instanceof NetworkProblem && problem.kind === 'server') end();
          else lose();
        },
        onCompleted: end,
      }));
    };
    connect();
    window.addEventListener('online', connect);
    return () => {
      window.removeEventListener('online', connect);
      clearTimeout(retry);
      dispose();
      setConnection('connecting');
    };
  }, [environment, restaurantId, from]);

  const subscribe = useCallback((listener: (event: OrderEvent) => void) => {
    const all = listeners.current;
    all.add(listener);
    return () => void all.delete(listener);
  }, []);
  return { connection, subscribe };
}
