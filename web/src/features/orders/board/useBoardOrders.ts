import { HOUR_MS } from '@forkfront/common/durations.ts';
import { useCallback, useEffect } from 'react';
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  useBoardOrdersQuery,
  useBoardOrdersQuery$data,
} from '../../../__generated__/useBoardOrdersQuery.graphql.ts';
import { useScreenQuery } from '../../../relay/QueryBoundary.tsx';
import { type Connection, useOrderEvents } from '../useOrderEvents.ts';

const BOARD = graphql`
  query useBoardOrdersQuery($desk: ID!) @throwOnFieldError {
    node(id: $desk) {
      ... on OrderDesk @alias(as: "desk") {
        board {
          at
          orders {
            id
            number
            state
            fulfilment
            placedAt
            scheduledFor
            dueAt
            readyAt
            answerBy
            nextStates
            delays
            ...BoardCard_order
            ...DoneOrder_order
            ...KitchenTicket_order
            ...useMoveOrder_order
          }
        }
      }
    }
  }
`;

type Board = NonNullable<NonNullable<NonNullable<useBoardOrdersQuery$data['node']>['desk']>['board']>;

/** An order of the board. */
export type BoardOrder = Board['orders'][number];

/** What was finished more than 12 hours ago leaves the board when it is read again. */
const REREAD_MS = HOUR_MS;

/**
 * The orders of a desk's board, kept up to date: the board is read once, then its changes arrive. It is read again when there
 * were too many of them. null: the plan has no board.
 */
export function useBoardOrders(desk: { id: string; restaurantId: string }): {
  orders: readonly BoardOrder[] | null;
  connection: Connection;
} {
  const environment = useRelayEnvironment();
  const { node } = useScreenQuery<useBoardOrdersQuery>(BOARD, { desk: desk.id }, 'store-and-network');
  const board = node?.desk?.board ?? null;
  // Changes since the board was read: what arrived while it was read comes again.
  const { connection, subscribe } = useOrderEvents(desk.restaurantId, board?.at ?? null);

  const read = useCallback(() => {
    // A failed read keeps the board; a lost connection reads it again in time.
    fetchQuery<useBoardOrdersQuery>(
      environment,
      BOARD,
      { desk: desk.id },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      error: () => undefined,
    });
  }, [environment, desk.id]);

  useEffect(
    () =>
      subscribe(({ orders, isComplete }) => {
        if (!isComplete) return read();
        if (orders.length === 0) return;
        commitLocalUpdate(environment, (store) => {
          const shown = store.get(desk.id)?.getLinkedRecord('board');
          const present = shown?.getLinkedRecords('orders');
          if (!shown || !present) return;
          const known = new Set(present.map((order) => order.getDataID()));
          const added = orders.flatMap(({ id }) => (known.has(id) ? [] : (store.get(id) ?? [])));
          if (added.length > 0) shown.setLinkedRecords([...added, ...present], 'orders');
        });
      }),
    [environment, subscribe, read, desk.id],
  );
  useEffect(() => {
    const timer = setInterval(read, REREAD_MS);
    return () => clearInterval(timer);
  }, [read]);
  return { orders: board?.orders ?? null, connection };
}
