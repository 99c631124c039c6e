import { graphql, usePaginationFragment } from 'react-relay';
import type { LogScreen_query$key } from '../../__generated__/LogScreen_query.graphql.ts';
import type { LogScreenPageQuery } from '../../__generated__/LogScreenPageQuery.graphql.ts';
import type { LogScreenQuery } from '../../__generated__/LogScreenQuery.graphql.ts';
import { formatMoment } from '../../lib/formatDate.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { useScreenQuery } from '../../relay/QueryBoundary.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { TillRoll } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Row, Rows } from '../../ui/Rows.tsx';
import { Text } from '../../ui/Text.tsx';
import { ConsolePage } from './ConsolePage.tsx';
import { messages } from './messages.ts';

/** Entries of a page. */
const PAGE = 50;

const moveText = (kind: string): string =>
  Object.entries(messages.moves).find(([name]) => name === kind)?.[1] ?? messages.unknownMove;

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
                operatorEmail
                kind
                subject
                reason
                at
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
        {edges.map(({ node: { id, operatorEmail, kind, subject, reason, at } }) => (
          <Row key={id} $dense>
            <Text $size={15}>
              <strong>{operatorEmail ?? messages.command}</strong> {moveText(kind)}: {subject}
            </Text>
            {reason != null && (
              <Text $size={15} $soft>
                {messages.reason}: {reason}
              </Text>
            )}
            <Text as="time" dateTime={at} $size={13} $soft $tabular>
              {formatMoment(at).replace(/^at /, 'today at ')}
            </Text>
          </Row>
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
