import { graphql, usePaginationFragment } from 'react-relay';
import type { FoundSites_query$key } from '../../__generated__/FoundSites_query.graphql.ts';
import type { FoundSitesPageQuery } from '../../__generated__/FoundSitesPageQuery.graphql.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { SiteRow } from './SiteRow.tsx';

/** Sites of a page. */
const PAGE = 20;

/** The sites of a search. */
export function FoundSites({ found }: { found: FoundSites_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FoundSitesPageQuery,
    FoundSites_query$key
  >(
    graphql`
      fragment FoundSites_query on Query
      @refetchable(queryName: "FoundSitesPageQuery")
      @argumentDefinitions(
        search: { type: "String!" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      ) {
        operator {
          sites(search: $search, first: $first, after: $after) @connection(key: "FoundSites_sites") {
            totalCount
            edges {
              node {
                id
                ...SiteRow_site
              }
            }
          }
        }
      }
    `,
    found,
  );
  const edges = data.operator?.sites.edges ?? [];
  return (
    <Stack $gap={4}>
      <Heading as="h2" $size={20}>
        {messages.sites(data.operator?.sites.totalCount ?? 0)}
      </Heading>
      {edges.length === 0 ? (
        <Text $soft>{messages.noSites}</Text>
      ) : (
        <Rows role="list" aria-label={messages.sitesLabel}>
          {edges.map(({ node }) => (
            <SiteRow key={node.id} site={node} />
          ))}
        </Rows>
      )}
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} count={PAGE} failure={messages.more} />
    </Stack>
  );
}
