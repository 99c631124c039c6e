import { Download } from 'lucide-react';
import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type {
  OrderFilter,
  SaveOrdersQuery,
  SaveOrdersQuery$data,
} from '../../__generated__/SaveOrdersQuery.graphql.ts';
import { priceText } from '@forkfront/common/money.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { problemText } from '../../relay/networkProblem.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { messages } from './messages.ts';
import { csvOf, MAX_ROWS } from './ordersCsv.rules.ts';
import { kindOf, missingText, offerName, stateLook } from './orderState.rules.ts';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { timeText } from './orderTime.rules.ts';

const QUERY = graphql`
  query SaveOrdersQuery($desk: ID!, $filter: OrderFilter!, $cursor: String) @throwOnFieldError {
    node(id: $desk) {
      ... on OrderDesk @alias(as: "desk") {
        orders(first: 100, after: $cursor, filter: $filter) {
          pageInfo {
            endCursor
            hasNextPage
          }
          edges {
            node {
              number
              state
              fulfilment
              placedAt
              scheduledFor
              readyAt
              customerName
              customerPhone
              customerEmail
              deliveryFee
              discount
              promotion {
                name
                code
              }
              total
              note
              ifMissing
              rejectionReason
              deliveryAddress {
                line1
                line2
                town
                postcode
              }
              lines {
                name
                sizeName
                quantity
              }
            }
          }
        }
      }
    }
  }
`;

type Page = NonNullable<NonNullable<SaveOrdersQuery$data['node']>['desk']>['orders'];
type Order = Page['edges'][number]['node'];

const dateTime = (instant: string | null | undefined, timeZone: string): string => {
  if (!instant) return '';
  const at = new Date(instant);
  return `${dayIn(timeZone, at)} ${timeText(instant, timeZone, at)}`;
};

const rowOf = (order: Order, timeZone: string): (string | number)[] => {
  const { deliveryAddress: address, lines } = order;
  return [
    order.number,
    dateTime(order.placedAt, timeZone),
    stateLook(order.state).label,
    messages.fulfilments[kindOf(order.fulfilment)],
    dateTime(order.scheduledFor, timeZone),
    dateTime(order.readyAt, timeZone),
    order.customerName,
    order.customerPhone,
    order.customerEmail,
    address ? [address.line1, address.line2, address.town, address.postcode].filter(Boolean).join(', ') : '',
    lines
      .map(({ name, sizeName, quantity }) => `${quantity} × ${sizeName ? `${name}, ${sizeName}` : name}`)
      .join('; '),
    priceText(order.deliveryFee),
    priceText(order.discount),
    order.promotion ? offerName(order.promotion) : '',
    priceText(order.total),
    order.note,
    order.rejectionReason ?? '',
    missingText(order.ifMissing) ?? '',
  ];
};

/** All rows of a filter, page after page, at most `MAX_ROWS`. Throws when a page does not come. */
async function readRows(
  environment: IEnvironment,
  { desk, filter }: { desk: Props['desk']; filter: OrderFilter },
  onProgress: (rows: number) => void,
): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  let cursor: string | null = null;
  do {
    const page: SaveOrdersQuery$data | undefined = await fetchQuery<SaveOrdersQuery>(
      environment,
      QUERY,
      { desk: desk.id, filter, cursor },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const orders: Page | undefined = page?.node?.desk?.orders;
    if (!orders) throw new Error('The list of orders is gone.');
    rows.push(...orders.edges.map(({ node }) => rowOf(node, desk.timeZone)));
    onProgress(rows.length);
    cursor = orders.pageInfo.hasNextPage ? (orders.pageInfo.endCursor ?? null) : null;
  } while (cursor !== null && rows.length < MAX_ROWS);
  return rows;
}

interface Props {
  desk: { id: string; slug: string; timeZone: string };
  filter: OrderFilter;
  /** Number of orders of the filter. */
  count: number;
}

/** Saves the orders of the filter as a CSV file, the newest 5,000. */
export function SaveOrders({ desk, filter, count }: Props) {
  const environment = useRelayEnvironment();
  const { show } = useSnackbar();
  /** Rows so far; null: no file is being made. */
  const [read, setRead] = useState<number | null>(null);
  const save = async (): Promise<void> => {
    setRead(0);
    try {
      const rows = await readRows(environment, { desk, filter }, setRead);
      const name = `orders-${desk.slug}-${filter.from ?? dayIn(desk.timeZone, new Date())}.csv`;
      saveFile(new Blob([csvOf([messages.csvHeadings, ...rows])], { type: 'text/csv;charset=utf-8' }), name);
      if (count > rows.length) show({ message: messages.csvCut(rows.length), color: 'warning' });
    } catch (problem) {
      show({ message: problemText(problem, messages.csvFailed), color: 'error' });
    }
    setRead(null);
  };
  if (read !== null && count > 100)
    return <ProgressBar label={messages.csvProgress} value={read / Math.min(count, MAX_ROWS)} />;
  return (
    <Button variant="quiet" loading={read !== null} onClick={() => void save()}>
      <Icon icon={Download} size={18} />
      {messages.csv}
    </Button>
  );
}
