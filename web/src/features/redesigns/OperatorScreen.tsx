import { useNavigate } from '@tanstack/react-router';
import { graphql, usePaginationFragment } from 'react-relay';
import type { OperatorScreen_query$key } from '../../__generated__/OperatorScreen_query.graphql.ts';
import type { OperatorScreenPageQuery } from '../../__generated__/OperatorScreenPageQuery.graphql.ts';
import type { OperatorScreenQuery } from '../../__generated__/OperatorScreenQuery.graphql.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { QueryBoundary, useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Bell } from '../../ui/illustrations.tsx';
import { Page, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Heading } from '../../ui/Text.tsx';
import { ToggleButtons } from '../../ui/ToggleButtons.tsx';
import { messages } from './messages.ts';
import { RedesignCard } from './RedesignCard.tsx';
import { FILTERS, type OperatorSearch, type RedesignFilter } from './redesignFilter.rules.ts';

/** Redesigns of a page. */
const PAGE = 20;

function Requests({ requests, filter }: { requests: OperatorScreen_query$key; filter: RedesignFilter }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OperatorScreenPageQuery,
    OperatorScreen_query$key
  >(
    graphql`
      fragment OperatorScreen_query on Query
      @refetchable(queryName: "OperatorScreenPageQuery")
      @argumentDefinitions(
        states: { type: "[RedesignState!]!" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      ) {
        operatorRedesigns(states: $states, first: $first, after: $after)
          @connection(key: "OperatorScreen_operatorRedesigns") {
          edges {
            node {
              id
              ...RedesignCard_redesign
            }
          }
        }
      }
    `,
    requests,
  );
  if (!data.operatorRedesigns)
    return (
      <EmptyState illustration={Bell} title={messages.refusedTitle}>
        {messages.refusedText}
      </EmptyState>
    );
  const { edges } = data.operatorRedesigns;
  if (edges.length === 0)
    return (
      <EmptyState illustration={Bell} title={messages.operatorEmpty[filter]}>
        {messages.operatorEmptyText}
      </EmptyState>
    );
  return (
    <Stack $gap={5}>
      {edges.map(({ node }) => (
        <RedesignCard key={node.id} redesign={node} side="operator" />
      ))}
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} count={PAGE} failure={messages.more} />
    </Stack>
  );
}

function LoadedRequests({ filter }: { filter: RedesignFilter }) {
  const requests = useScreenQuery<OperatorScreenQuery>(
    graphql`
      query OperatorScreenQuery($states: [RedesignState!]!) @throwOnFieldError {
        ...OperatorScreen_query @arguments(states: $states)
      }
    `,
    { states: FILTERS[filter] },
    'store-and-network',
  );
  return <Requests requests={requests} filter={filter} />;
}

const OPTIONS = (['open', 'ours', 'owners', 'finished'] as const).map((value) => ({
  value,
  label: messages.filters[value],
}));

/** The requests for a redesign, for our operators. */
export function OperatorScreen({ search }: { search: OperatorSearch }) {
  const filter = search.show ?? 'open';
  const navigate = useNavigate();
  return (
    <Page $tall>
      <PageTitle>{messages.operatorTitle}</PageTitle>
      <Heading as="h1" $size={42}>
        {messages.operatorTitle}
      </Heading>
      <ToggleButtons
        label={messages.filter}
        options={OPTIONS}
        value={filter}
        onChange={(show) =>
          void navigate({
            to: '/operator/redesigns',
            search: { show: show === 'open' ? undefined : show },
            replace: true,
          })
        }
      />
      <QueryBoundary
        fallback={
          <SkeletonRegion label={messages.loading}>
            <Skeleton $height="280px" $radius="var(--radius-card)" />
          </SkeletonRegion>
        }
        failure={messages.loadFailed}
        resetKey={filter}
      >
        <LoadedRequests key={filter} filter={filter} />
      </QueryBoundary>
    </Page>
  );
}
