import { graphql } from 'react-relay';
import type { FilterTotalsQuery, OrderFilter } from '../../__generated__/FilterTotalsQuery.graphql.ts';
import { formatPence } from '@forkfront/common/money.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { SaveOrders } from './SaveOrders.tsx';
import { useFreshQuery } from './useFreshQuery.ts';
import type { OrderEvent } from './useOrderEvents.ts';

interface Props {
  desk: { id: string; slug: string; timeZone: string };
  filter: OrderFilter;
  subscribe: (listener: (event: OrderEvent) => void) => () => void;
}

/** Number and value of the orders of the filter, and their file. A query of its own: the list does not wait for the count. */
export function FilterTotals({ desk, filter, subscribe }: Props) {
  const { node } = useFreshQuery<FilterTotalsQuery>(
    graphql`
      query FilterTotalsQuery($desk: ID!, $filter: OrderFilter!) @throwOnFieldError {
        node(id: $desk) {
          ... on OrderDesk @alias(as: "desk") {
            orders(first: 1, filter: $filter) {
              totals {
                count
                sold
                total
                waiting
              }
            }
          }
        }
      }
    `,
    { desk: desk.id, filter },
    subscribe,
  );
  if (!node?.desk) return null;
  const { count, sold, total, waiting } = node.desk.orders.totals;
  return (
    <Stack $row $between $gap={3}>
      <Text role="status" $size={15} $soft $tabular>
        {messages.found(count)}
        {sold < count && ` · ${messages.sold(sold)}`} · {formatPence(total)}
        {waiting > 0 && ` · ${messages.waiting(waiting)}`}
      </Text>
      {count > 0 && <SaveOrders desk={desk} filter={filter} count={count} />}
    </Stack>
  );
}
