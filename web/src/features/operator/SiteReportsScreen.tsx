import { useNavigate } from '@tanstack/react-router';
import { useTransition } from 'react';
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { SiteReportsScreen_query$key } from '../../__generated__/SiteReportsScreen_query.graphql.ts';
import type { SiteReportsScreenCountQuery } from '../../__generated__/SiteReportsScreenCountQuery.graphql.ts';
import type { SiteReportsScreenPageQuery } from '../../__generated__/SiteReportsScreenPageQuery.graphql.ts';
import type { SiteReportsScreenQuery } from '../../__generated__/SiteReportsScreenQuery.graphql.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Bell } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { ConsolePage } from './ConsolePage.tsx';
import { messages } from './messages.ts';
import { ReportCard } from './ReportCard.tsx';
import type { ReportsSearch } from './reportsSearch.rules.ts';

/** Reports of a page. */
const PAGE = 20;

function Reports({ query, isOpen }: { query: SiteReportsScreen_query$key; isOpen: boolean }) {
  const environment = useRelayEnvironment();
  const [, startRefresh] = useTransition();
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    SiteReportsScreenPageQuery,
    SiteReportsScreen_query$key
  >(
    graphql`
      fragment SiteReportsScreen_query on Query
      @refetchable(queryName: "SiteReportsScreenPageQuery")
      @argumentDefinitions(
        isOpen: { type: "Boolean!" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      ) {
        operator {
          reports(isOpen: $isOpen, first: $first, after: $after)
            @connection(key: "SiteReportsScreen_reports") {
            edges {
              node {
                id
                ...ReportCard_report
              }
            }
          }
        }
      }
    `,
    query,
  );
  const onMoved = (): void => {
    startRefresh(() => void refetch({}, { fetchPolicy: 'store-and-network' }));
    // The frame shows the number.
    fetchQuery<SiteReportsScreenCountQuery>(
      environment,
      graphql`
        query SiteReportsScreenCountQuery {
          operator {
            openReportCount
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).subscribe({ error: () => undefined });
  };
  const edges = data.operator?.reports.edges ?? [];
  if (edges.length === 0)
    return <EmptyState illustration={Bell} title={messages.reportsEmpty[isOpen ? 'open' : 'settled']} />;
  return (
    <Stack $gap={5}>
      <Stack as="ul" role="list" $gap={5} aria-label={messages.reportsTitle}>
        {edges.map(({ node }) => (
          <ReportCard key={node.id} report={node} onMoved={onMoved} />
        ))}
      </Stack>
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} count={PAGE} failure={messages.more} />
    </Stack>
  );
}

function LoadedReports({ isOpen }: { isOpen: boolean }) {
  const query = useScreenQuery<SiteReportsScreenQuery>(
    graphql`
      query SiteReportsScreenQuery($isOpen: Boolean!) @throwOnFieldError {
        ...SiteReportsScreen_query @arguments(isOpen: $isOpen)
      }
    `,
    { isOpen },
    'store-and-network',
  );
  return <Reports query={query} isOpen={isOpen} />;
}

const OPTIONS = (['open', 'settled'] as const).map((value) => ({
  value,
  label: messages.reportFilters[value],
}));

/** The reports of sites, open or settled. */
export function SiteReportsScreen({ search }: { search: ReportsSearch }) {
  const filter = search.show ?? 'open';
  const navigate = useNavigate();
  return (
    <ConsolePage
      title={messages.reportsTitle}
      intro={messages.reportsIntro}
      loading={messages.reportsLoading}
      failure={messages.reportsLoadFailed}
      resetKey={filter}
      controls={
        <ToggleButtons
          label={messages.reportsFilter}
          options={OPTIONS}
          value={filter}
          onChange={(show) =>
            void navigate({
              to: '/operator/reports',
              search: { show: show === 'settled' ? show : undefined },
              replace: true,
            })
          }
        />
      }
    >
      <LoadedReports key={filter} isOpen={filter === 'open'} />
    </ConsolePage>
  );
}
