import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { ReportQuery, ReportQuery$data } from '../../../__generated__/ReportQuery.graphql.ts';
import { useScreenQuery } from '../../../relay/QueryBoundary.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { atLeast } from '../../../ui/breakpoints.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Bag, TillRoll } from '../../../ui/illustrations.tsx';
import { CommissionLedger } from './CommissionLedger.tsx';
import { messages } from './messages.ts';
import { ReportPart } from './ReportPart.tsx';
import {
  dayRows,
  fulfilmentRows,
  hourRows,
  itemRows,
  offerRows,
  vatRows,
  weekdayRows,
} from './reportRows.rules.ts';
import type { ReportDays } from './reportsSearch.rules.ts';
import { ReportTotals } from './ReportTotals.tsx';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

interface Props {
  /** Global id. */
  restaurantId: string;
  /** For the names of files. */
  slug: string;
  days: ReportDays;
}

/** The report of a restaurant in some days. */
export function Report({ restaurantId, slug, days }: Props) {
  const { node } = useScreenQuery<ReportQuery>(
    graphql`
      query ReportQuery($id: ID!, $from: String!, $to: String!) @throwOnFieldError {
        node(id: $id) {
          ... on Restaurant @alias(as: "restaurant") {
            report(from: $from, to: $to) {
              __typename
              ... on PaidPlanError {
                message
              }
              ... on ValidationError {
                message
              }
              ... on Report @alias(as: "report") {
                totals {
                  orders
                  value
                  average
                  rejected
                  expired
                  cancelled
                  newDiners
                  repeatOrders
                }
                days {
                  day
                  orders
                  value
                }
                hours {
                  hour
                  orders
                  value
                }
                weekdays {
                  weekday
                  orders
                  value
                }
                fulfilments {
                  fulfilment
                  orders
                  value
                }
                products {
                  name
                  detail
                  quantity
                  value
                }
                options {
                  name
                  detail
                  quantity
                  value
                }
                offers {
                  name
                  code
                  uses
                  value
                  saving
                }
                vat {
                  rate
                  gross
                  vat
                }
                ledger {
                  value
                  planPrice
                  commissions {
                    rate
                    cost
                  }
                }
              }
            }
          }
        }
      }
    `,
    { id: restaurantId, ...days },
    // Orders are answered while the page is closed.
    'store-and-network',
  );
  const result = node?.restaurant?.report;
  if (!result) return <Alert tone="error">{messages.failed}</Alert>;
  if (result.__typename === 'PaidPlanError') return <Locked restaurantId={restaurantId} />;
  if (!result.report) return <Alert tone="error">{result.message ?? messages.failed}</Alert>;
  return (
    <Content report={result.report} file={`${slug}-${days.from}-${days.to}`} of={{ restaurantId, days }} />
  );
}

const Locked = ({ restaurantId }: { restaurantId: string }) => (
  <EmptyState
    illustration={TillRoll}
    title={messages.lockedTitle}
    action={
      <LinkButton to="/packages" search={{ upgrading: restaurantId }}>
        {messages.seePlans}
      </LinkButton>
    }
  >
    {messages.lockedText}
  </EmptyState>
);

type ReportData = NonNullable<
  NonNullable<NonNullable<ReportQuery$data['node']>['restaurant']>['report']['report']
>;

interface ContentProps {
  report: ReportData;
  file: string;
  of: Pick<Props, 'restaurantId' | 'days'>;
}

function Content({ report, file, of }: ContentProps) {
  const { totals, ledger, days, hours, weekdays, vat } = report;
  const { orders, rejected, expired, cancelled } = totals;
  if (orders + rejected + expired + cancelled === 0)
    return (
      <EmptyState illustration={Bag} title={messages.emptyTitle}>
        {messages.emptyText}
      </EmptyState>
    );
  const products = itemRows(report.products, messages.product, messages.size);
  const options = itemRows(report.options, messages.option, messages.group);
  return (
    <>
      <CommissionLedger {...of} ledger={ledger} orders={orders} file={`commission-${file}`} />
      <ReportTotals totals={totals} />
      <Parts>
        <ReportPart {...dayRows(days, `days-${file}`)} />
        <ReportPart {...hourRows(hours, `hours-${file}`)} />
        <ReportPart {...weekdayRows(weekdays, `weekdays-${file}`)} />
        <ReportPart
          table={{ ...products, title: messages.products, file: `products-${file}` }}
          note={messages.topNote(products.rows.length)}
        />
        <ReportPart
          table={{ ...options, title: messages.options, file: `options-${file}` }}
          note={messages.topNote(options.rows.length)}
          empty={messages.noOptions}
        />
        <ReportPart
          table={offerRows(report.offers, `offers-${file}`)}
          note={messages.offersNote}
          empty={messages.noOffers}
        />
        <ReportPart table={fulfilmentRows(report.fulfilments, `fulfilment-${file}`)} />
        {vat && <ReportPart table={vatRows(vat, `vat-${file}`)} note={messages.vatNote} />}
      </Parts>
    </>
  );
}
