import { SOLD_STATES } from '@forkfront/common/orderState.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { LedgerOrders_restaurant$key } from '../../../__generated__/LedgerOrders_restaurant.graphql.ts';
import type { LedgerOrdersFileQuery } from '../../../__generated__/LedgerOrdersFileQuery.graphql.ts';
import type { LedgerOrdersPaginationQuery } from '../../../__generated__/LedgerOrdersPaginationQuery.graphql.ts';
import type { LedgerOrdersQuery, OrderFilter } from '../../../__generated__/LedgerOrdersQuery.graphql.ts';
import { LoadMore } from '../../../relay/LoadMore.tsx';
import { problemText } from '../../../relay/networkProblem.ts';
import { useScreenQuery } from '../../../relay/QueryBoundary.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { useSnackbar } from '../../../ui/snackbar.ts';
import { Text } from '../../../ui/Text.tsx';
import { dayIn } from '@forkfront/common/zonedTime.ts';
import { messages } from './messages.ts';
import { type ReportRows, ReportTable, saveRows } from './ReportTable.tsx';
import type { ReportDays } from './reportsSearch.rules.ts';

const PAGE = 50;

const filterOf = ({ from, to }: ReportDays): OrderFilter => ({ from, to, states: SOLD_STATES });

type FilePage = NonNullable<NonNullable<LedgerOrdersFileQuery['response']['node']>['restaurant']>['orders'];

interface LedgerOrder {
  readonly number: number;
  readonly placedAt: string;
  readonly timeZone: string;
  readonly total: number;
}

/** Each order with what a commission of `rate` percent would have cost. */
const tableOf = (orders: readonly LedgerOrder[], rate: number, file: string): ReportRows => ({
  title: messages.ledgerOrders,
  headings: [messages.order, messages.day, messages.orderTotal, messages.costAt(rate)],
  rows: orders.map(({ number, placedAt, timeZone, total }) => [
    messages.orderNumber(number),
    dayIn(timeZone, new Date(placedAt)),
    { pence: total },
    { pence: Math.round((total * rate) / 100) },
  ]),
  file,
});

/** All orders of some days, page after page. Throws when a page does not come. */
async function readAll(
  environment: IEnvironment,
  { restaurantId: id, days }: Pick<Props, 'restaurantId' | 'days'>,
  onProgress: (orders: number) => void,
): Promise<LedgerOrder[]> {
  const all: LedgerOrder[] = [];
  let cursor: string | null = null;
  do {
    const page: LedgerOrdersFileQuery['response'] | undefined = await fetchQuery<LedgerOrdersFileQuery>(
      environment,
      graphql`
        query LedgerOrdersFileQuery($id: ID!, $filter: OrderFilter!, $cursor: String) @throwOnFieldError {
          node(id: $id) {
            ... on Restaurant @alias(as: "restaurant") {
              orders(first: 100, after: $cursor, filter: $filter) {
                pageInfo {
                  endCursor
                  hasNextPage
                }
                edges {
                  node {
                    number
                    placedAt
                    timeZone
                    total
                  }
                }
              }
            }
          }
        }
      `,
      { id, filter: filterOf(days), cursor },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const orders: FilePage | undefined = page?.node?.restaurant?.orders;
    if (!orders) throw new Error('The list of orders is gone.');
    all.push(...orders.edges.map(({ node }) => node));
    onProgress(all.length);
    cursor = orders.pageInfo.hasNextPage ? (orders.pageInfo.endCursor ?? null) : null;
  } while (cursor !== null);
  return all;
}

interface Props {
  /** Global id. */
  restaurantId: string;
  days: ReportDays;
  /** Percent. */
  rate: number;
  /** Number of sold orders in these days. */
  count: number;
  /** Name of the file without its ending. */
  file: string;
}

/** The sold orders of these days, newest first, and a file with all of them. */
export function LedgerOrders({ restaurantId, days, rate, count, file }: Props) {
  const { node } = useScreenQuery<LedgerOrdersQuery>(
    graphql`
      query LedgerOrdersQuery($id: ID!, $filter: OrderFilter!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            ...LedgerOrders_restaurant @arguments(filter: $filter)
          }
        }
      }
    `,
    { id: restaurantId, filter: filterOf(days) },
    'store-and-network',
  );
  const environment = useRelayEnvironment();
  const { show } = useSnackbar();
  /** Orders so far; null: no file is being made. */
  const [read, setRead] = useState<number | null>(null);
  const save = async (): Promise<void> => {
    setRead(0);
    try {
      saveRows(tableOf(await readAll(environment, { restaurantId, days }, setRead), rate, file));
    } catch (problem) {
      show({ message: problemText(problem, messages.fileFailed), color: 'error' });
    }
    setRead(null);
  };
  if (!node?.restaurant) return <Alert tone="error">{messages.failed}</Alert>;
  return (
    <>
      <Pages restaurant={node.restaurant} rate={rate} file={file} />
      <Text $size={15} $soft>
        {messages.ledgerRounded}
      </Text>
      {read !== null && count > 100 ? (
        <ProgressBar label={messages.fileProgress} value={Math.min(1, read / count)} />
      ) : (
        <div>
          <Button
            variant="quiet"
            loading={read !== null}
            aria-label={messages.csvOf(messages.ledgerOrders)}
            onClick={() => void save()}
          >
            <Icon icon={Download} size={18} />
            {messages.csv}
          </Button>
        </div>
      )}
    </>
  );
}

interface PagesProps {
  restaurant: LedgerOrders_restaurant$key;
  rate: number;
  file: string;
}

function Pages({ restaurant, rate, file }: PagesProps) {
  const {
    data,
    refetch: _refetch,
    ...more
  } = usePaginationFragment<LedgerOrdersPaginationQuery, LedgerOrders_restaurant$key>(
    graphql`
      fragment LedgerOrders_restaurant on Restaurant
      @refetchable(queryName: "LedgerOrdersPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        filter: { type: "OrderFilter!" }
      ) {
        orders(first: $count, after: $cursor, filter: $filter)
          @connection(key: "LedgerOrders_orders", filters: ["filter"]) {
          edges {
            node {
              number
              placedAt
              timeZone
              total
            }
          }
        }
      }
    `,
    restaurant,
  );
  const orders = data.orders.edges.map(({ node }) => node);
  return (
    <>
      <ReportTable {...tableOf(orders, rate, file)} />
      <LoadMore {...more} count={PAGE} failure={messages.failed} />
    </>
  );
}
