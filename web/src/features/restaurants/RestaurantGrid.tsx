import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RestaurantGrid_user$key } from '../../__generated__/RestaurantGrid_user.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Basket } from '../../ui/illustrations/Basket.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { messages } from './messages.ts';
import { RestaurantCard } from './RestaurantCard.tsx';
import { restaurantGridStyle } from './restaurantGridStyle.ts';

const PAGE = 24;

const Grid = styled.ul`
  ${restaurantGridStyle}
`;

/** The user's websites as cards, or the way to the first one. */
export function RestaurantGrid({ user }: { user: RestaurantGrid_user$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment RestaurantGrid_user on User
      @refetchable(queryName: "RestaurantGridPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" }) {
        restaurants(first: $count, after: $cursor) @connection(key: "RestaurantGrid_restaurants") {
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
  const { edges } = data.restaurants;
  if (edges.length === 0) {
    return (
      <EmptyState
        illustration={Basket}
        title={messages.emptyTitle}
        action={<LinkButton to="/setup">{messages.createNew}</LinkButton>}
      >
        {messages.emptyText}
      </EmptyState>
    );
  }
  return (
    <Stack $gap={6} $align="center">
      <Grid role="list">
        {edges.map(({ node }) => (
          <RestaurantCard key={node.id} restaurant={node} />
        ))}
      </Grid>
      {hasNext && (
        <Button variant="secondary" loading={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {messages.showMore}
        </Button>
      )}
    </Stack>
  );
}
