import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { commitLocalUpdate, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import { styled } from 'styled-components';
import type { OrderList_desk$key } from '../../__generated__/OrderList_desk.graphql.ts';
import type { OrderListPaginationQuery } from '../../__generated__/OrderListPaginationQuery.graphql.ts';
import type { OrderFilter, OrderListQuery } from '../../__generated__/OrderListQuery.graphql.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Heading, VisuallyHidden } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrderRow } from './OrderRow.tsx';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { dayText } from './orderTime.rules.ts';
import { isShown, type OrdersSearch } from './ordersSearch.rules.ts';
import type { OrderEvent } from './useOrderEvents.ts';

const Rows = styled.ul`
  > li + li {
    border-top: 1px solid var(--line);
  }
`;

/* Below the header, above the rows that scroll behind it. */
const Arrived = styled.div`
  position: sticky;
  top: calc(var(--header) + var(--space-3));
  z-index: 2;
  display: grid;
  justify-items: center;
`;

/* Below the header, with the button above the list. */
const Top = styled(Stack)`
  scroll-margin-top: calc(var(--header) + var(--space-16));
`;

const PAGE = 50;

type ChangedOrder = OrderEvent['orders'][number];

interface OrderListProps {
  desk: { id: string; slug: string; timeZone: string; role: string };
  filter: OrderFilter;
  search: OrdersSearch;
  /** Id of the order that is open; null: none. */
  orderId: string | null;
  now: Date;
  subscribe: (listener: (event: OrderEvent) => void) => () => void;
  /** Shows the orders of today without a filter. */
  onToday: () => void;
}

/** The orders of a filter. New ones appear at the top, or are announced while the reader is further down. */
export function OrderList(props: OrderListProps) {
  const { node } = useScreenQuery<OrderListQuery>(
    graphql`
      query OrderListQuery($desk: ID!, $filter: OrderFilter!) @throwOnFieldError {
        node(id: $desk) {
          ... on OrderDesk @alias(as: "desk") {
            any: orders(first: 1) {
              edges {
                cursor
              }
            }
            ...OrderList_desk @arguments(filter: $filter)
          }
        }
      }
    `,
    { desk: props.desk.id, filter: props.filter },
    'store-and-network',
  );
  return node?.desk && <Pages {...props} pages={node.desk} hasAny={node.desk.any.edges.length > 0} />;
}

interface PagesProps extends OrderListProps {
  pages: OrderList_desk$key;
  /** Whether the restaurant ever had an order. */
  hasAny: boolean;
}

function Pages({ pages, hasAny, ...props }: PagesProps) {
  const { desk, filter, search, orderId, now, subscribe, onToday } = props;
  const { timeZone } = desk;
  const { data, refetch, ...more } = usePaginationFragment<OrderListPaginationQuery, OrderList_desk$key>(
    graphql`
      fragment OrderList_desk on OrderDesk
      @refetchable(queryName: "OrderListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        filter: { type: "OrderFilter!" }
      ) {
        orders(first: $count, after: $cursor, filter: $filter)
          @connection(key: "OrderList_orders", filters: ["filter"]) {
          __id
          edges {
            node {
              id
              placedAt
              ...OrderRow_order
            }
          }
        }
      }
    `,
    pages,
  );
  const { edges, __id } = data.orders;
  const environment = useRelayEnvironment();
  const top = useRef<HTMLDivElement>(null);
  /** New orders that are not in the list. */
  const [arrived, setArrived] = useState<readonly ChangedOrder[]>([]);

  const insert = (order: ChangedOrder): void =>
    commitLocalUpdate(environment, (store) => {
      const connection = store.get(__id);
      const node = store.get(order.id);
      if (!connection || !node) return;
      const all = connection.getLinkedRecords('edges') ?? [];
      const at = all.findIndex((edge) => {
        const placedAt = edge?.getLinkedRecord('node')?.getValue('placedAt');
        return typeof placedAt === 'string' && placedAt < order.placedAt;
      });
      const edge = ConnectionHandler.createEdge(store, connection, node, 'OrderEdge');
      // Behind the last loaded page it comes with the next one.
      if (at === -1 && more.hasNext) return;
      connection.setLinkedRecords(
        all
          .toSpliced(at === -1 ? all.length : at, 0, edge)
          .filter((one) => one !== null && one !== undefined),
        'edges',
      );
    });

  const reload = (): void => startTransition(() => void refetch({ filter }, { fetchPolicy: 'network-only' }));

  const onEvent = useEffectEvent(({ orders, isComplete }: OrderEvent) => {
    if (!isComplete) return reload();
    const isAtTop = (top.current?.getBoundingClientRect().top ?? 0) >= 0;
    for (const order of orders) {
      if (edges.some(({ node }) => node.id === order.id)) continue;
      if (isShown(order, filter, timeZone) && isAtTop) insert(order);
      else if (order.moves.length === 0)
        setArrived((others) => [...others.filter(({ id }) => id !== order.id), order]);
    }
  });
  useEffect(() => subscribe((event) => onEvent(event)), [subscribe]);

  const showArrived = (): void => {
    setArrived([]);
    const isHere = arrived.every((order) => isShown(order, filter, timeZone));
    if (isHere) reload();
    else onToday();
    top.current?.scrollIntoView();
  };

  const today = dayIn(timeZone, now);
  const days = [...Map.groupBy(edges, ({ node }) => dayIn(timeZone, new Date(node.placedAt)))];
  return (
    <Top $gap={5} ref={top}>
      <VisuallyHidden role="status">
        {arrived.length > 0 && messages.newOrders(arrived.length)}
      </VisuallyHidden>
      {arrived.length > 0 && (
        <Arrived>
          <Button onClick={showArrived}>{messages.showNewOrders(arrived.length)}</Button>
        </Arrived>
      )}
      {edges.length === 0 && <NoOrders hasAny={hasAny} canShare={desk.role !== 'KITCHEN'} search={search} />}
      {days.map(([day, orders]) => (
        <Stack key={day} as="section" $gap={3}>
          {search.day === 'all' && (
            <Heading as="h2" $size={17}>
              {dayText(day, today)}
            </Heading>
          )}
          <Card $padded={false}>
            <Rows role="list">
              {orders.map(({ node }) => (
                <OrderRow
                  key={node.id}
                  order={node}
                  timeZone={timeZone}
                  now={now}
                  isSelected={node.id === orderId}
                  search={search}
                />
              ))}
            </Rows>
          </Card>
        </Stack>
      ))}
      <LoadMore key={__id} {...more} count={PAGE} failure={messages.failed} />
    </Top>
  );
}

/** Shown while a list loads. */
export const ListSkeleton = () => (
  <SkeletonRegion label={messages.loading}>
    <Stack $gap={1}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} $height="108px" $radius="10px" />
      ))}
    </Stack>
  </SkeletonRegion>
);
