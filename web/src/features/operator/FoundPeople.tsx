import { graphql, usePaginationFragment } from 'react-relay';
import type { FoundPeople_query$key } from '../../__generated__/FoundPeople_query.graphql.ts';
import type { FoundPeoplePageQuery } from '../../__generated__/FoundPeoplePageQuery.graphql.ts';
import { formatDate } from '../../lib/formatDate.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Row, Rows } from '../../ui/Rows.tsx';
import { Heading, Text, TextLink } from '../../ui/Text.tsx';
import { messages } from './messages.ts';

/** People of a page. */
const PAGE = 20;

/** The people of a search. */
export function FoundPeople({ found }: { found: FoundPeople_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FoundPeoplePageQuery,
    FoundPeople_query$key
  >(
    graphql`
      fragment FoundPeople_query on Query
      @refetchable(queryName: "FoundPeoplePageQuery")
      @argumentDefinitions(
        search: { type: "String!" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      ) {
        operator {
          people(search: $search, first: $first, after: $after) @connection(key: "FoundPeople_people") {
            totalCount
            edges {
              node {
                id
                name
                email
                emailVerified
                createdAt
              }
            }
          }
        }
      }
    `,
    found,
  );
  const edges = data.operator?.people.edges ?? [];
  return (
    <Stack $gap={4}>
      <Heading as="h2" $size={20}>
        {messages.people(data.operator?.people.totalCount ?? 0)}
      </Heading>
      {edges.length === 0 ? (
        <Text $soft>{messages.noPeople}</Text>
      ) : (
        <Rows role="list" aria-label={messages.peopleLabel}>
          {edges.map(({ node: { id, name, email, emailVerified, createdAt } }) => (
            <Row key={id} $dense>
              <Stack $row $gap={[1, 2]}>
                <TextLink to="/operator/people/$id" params={{ id }}>
                  {name}
                </TextLink>
                {!emailVerified && <Chip tone="warning">{messages.unverified}</Chip>}
              </Stack>
              <Text $size={15} $soft>
                {email}, {messages.since(formatDate(createdAt))}
              </Text>
            </Row>
          ))}
        </Rows>
      )}
      <LoadMore {...{ hasNext, isLoadingNext, loadNext }} count={PAGE} failure={messages.more} />
    </Stack>
  );
}
