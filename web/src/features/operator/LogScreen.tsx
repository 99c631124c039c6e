import { graphql, usePaginationFragment } from 'react-relay';
import type { LogScreen_query$key } from '../../__generated__/LogScreen_query.graphql.ts';
import type { LogScreenPageQuery } from '../../__generated__/LogScreenPageQuery.graphql.ts';
import type { LogScreenQuery } from '../../__generated__/LogScreenQuery.graphql.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TillRoll } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { ConsolePage } from './ConsolePage.tsx';
import { messages } from './messages.ts';
import { MoveRow } from './MoveRow.tsx';

/** Entries of a page. */
const PAGE = 50;

function Moves({ query }: { query: LogScreen_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    LogScreenPageQuery,
    LogScreen_query$key
  >(
    graphql`
      fragment LogScreen_query on Query
      @refetchable(queryName: "LogScreenPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        operator {
          moves(first: $first, after: $after) @connection(key: "LogScreen_moves") {
            edges {
              node {
                id
                ...MoveRow_move
              }
            }
          }
        }
      }
    `,
    query,
  );
  const edges = data.operator?.moves.edges ?? [];
  if (edges.length === 0) return <EmptyState illustration={TillRoll} title={messages.logEmpty} />;
  return (
    <Stack $gap={4}>
      <Rows role="list" aria-label={messages.logTitle}>
        {edges.map(({ node }) => (
          <MoveRow key={node.id} move={node} />
        ))}
      </Rows>
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} count={PAGE} failure={messages.more} />
    </Stack>
  );
}

function LoadedMoves() {
  const query = useScreenQuery<LogScreenQuery>(
    graphql`
      query LogScreenQuery @throwOnFieldError {
        ...LogScreen_query
      }
    `,
    {},
    'store-and-network',
  );
  return <Moves query={query} />;
}

/** The log of what operators did. */
export function LogScreen() {
  return (
    <ConsolePage
      title={messages.logTitle}
      intro={messages.logIntro}
      loading={messages.logLoading}
      failure={messages.logLoadFailed}
    >
      <LoadedMoves />
    </ConsolePage>
  );
}
