import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { UpgradeSiteList_user$key } from '../../__generated__/UpgradeSiteList_user.graphql.ts';
import type { UpgradeSiteListPaginationQuery } from '../../__generated__/UpgradeSiteListPaginationQuery.graphql.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { UpgradeSite } from './UpgradeSite.tsx';

const PAGE = 20;

/* Room at the edges for focus rings. */
const Scroller = styled(Stack)`
  max-height: min(420px, 50dvh);
  margin: -6px;
  padding: 6px;
  overflow-y: auto;
`;

interface Props {
  user: UpgradeSiteList_user$key;
  onChoose: () => void;
}

/** The free websites to choose from, page after page. */
export function UpgradeSiteList({ user, onChoose }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    UpgradeSiteListPaginationQuery,
    UpgradeSiteList_user$key
  >(
    graphql`
      fragment UpgradeSiteList_user on User
      @refetchable(queryName: "UpgradeSiteListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        restaurants(first: $count, after: $cursor, filter: FREE)
          @connection(key: "UpgradeSiteList_restaurants", filters: ["filter"]) {
          edges {
            node {
              id
              ...UpgradeSite_restaurant
            }
          }
        }
      }
    `,
    user,
  );
  const { edges } = data.restaurants;
  if (edges.length === 0) return <Text $soft>{messages.upgradeEmpty}</Text>;
  return (
    <Scroller $gap={4}>
      <Stack as="ul" role="list" $gap={2}>
        {edges.map(({ node }) => (
          <UpgradeSite key={node.id} restaurant={node} onChoose={onChoose} />
        ))}
      </Stack>
      {hasNext && (
        <LoadMore loadNext={loadNext} isLoading={isLoadingNext} count={PAGE} failure={messages.failure}>
          {messages.showMore}
        </LoadMore>
      )}
    </Scroller>
  );
}
