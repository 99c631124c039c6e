import type { ComponentProps } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RestaurantGrid_user$key } from '../../__generated__/RestaurantGrid_user.graphql.ts';
import type { RestaurantGridPaginationQuery } from '../../__generated__/RestaurantGridPaginationQuery.graphql.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { NoRestaurants } from './NoRestaurants.tsx';
import { RestaurantCard } from './RestaurantCard.tsx';
import { restaurantGridStyle } from './restaurantGridStyle.ts';

const PAGE = 24;

const Grid = styled.ul`
  ${restaurantGridStyle}
`;

type Props = ComponentProps<typeof NoRestaurants> & { user: RestaurantGrid_user$key };

/** Websites as cards, page after page; without any, the way on. */
export function RestaurantGrid({ user, ...emptyProps }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    RestaurantGridPaginationQuery,
    RestaurantGrid_user$key
  >(
    graphql`
      fragment RestaurantGrid_user on User
      @refetchable(queryName: "RestaurantGridPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 24 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "RestaurantFilter" }
      ) {
        restaurants(first: $count, after: $cursor, search: $search, filter: $filter)
          @connection(key: "RestaurantGrid_restaurants", filters: ["search", "filter"]) {
          __id
          totalCount
          edges {
            node {
              id
              ...RestaurantCard_restaurant
            }
          }
        }
      }
    `,
    user,
  );
  const { edges, totalCount, __id } = data.restaurants;
  return (
    <Stack $gap={6}>
      <Text role="status" $size={15} $soft $tabular>
        {messages.found(totalCount)}
      </Text>
      {edges.length === 0 ? (
        <NoRestaurants {...emptyProps} />
      ) : (
        <Grid role="list">
          {edges.map(({ node }) => (
            <RestaurantCard key={node.id} restaurant={node} />
          ))}
        </Grid>
      )}
      {hasNext && (
        <LoadMore
          key={__id}
          loadNext={loadNext}
          isLoading={isLoadingNext}
          count={PAGE}
          failure={messages.failure}
        >
          {messages.showMore}
        </LoadMore>
      )}
    </Stack>
  );
}
