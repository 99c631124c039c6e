import type { ComponentProps } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { styled } from 'styled-components';
import type { RestaurantGrid_user$key } from '../../__generated__/RestaurantGrid_user.graphql.ts';
import type { RestaurantGridPaginationQuery } from '../../__generated__/RestaurantGridPaginationQuery.graphql.ts';
import { LoadMore } from '../../relay/LoadMore.tsx';
import { atLeast } from '../../ui/breakpoints.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Basket, Plate } from '../../ui/illustrations.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { RestaurantCard } from './RestaurantCard.tsx';
import type { RestaurantSearch } from './restaurantSearch.rules.ts';

/** 1 column on small screens, 2 on medium, 3 on large (spec §2, breakpoints of §9). */
const Grid = styled.ul`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  @media ${atLeast('small')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media ${atLeast('medium')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-6);
  }
`;

const Body = styled(Stack)`
  padding: 0 var(--space-5) var(--space-5);
  > :first-child {
    margin-top: -36px;
    border: 3px solid var(--surface);
  }
`;

/** Shown while the list loads. */
export function RestaurantGridSkeleton() {
  return (
    <SkeletonRegion label={messages.loading}>
      <Stack $gap={6}>
        <Skeleton $width="90px" $height="23px" />
        <Grid as="div">
          {[1, 2, 3].map((card) => (
            <Card key={card} $padded={false}>
              <Skeleton $height="104px" $radius="0" />
              <Body>
                <Skeleton $width="78px" $height="78px" $radius="19px" />
                <Skeleton $width="70%" $height="48px" />
                <Skeleton $width="80%" $height="26px" $radius="999px" />
                <Skeleton $width="60%" $height="50px" />
                <Skeleton $height="44px" $radius="10px" />
              </Body>
            </Card>
          ))}
        </Grid>
      </Stack>
    </SkeletonRegion>
  );
}

interface NoRestaurantsProps {
  search: RestaurantSearch;
  onClearSearch: () => void;
  onShowAll: () => void;
}

/** Why a filtered list is empty. */
function noMatch({ q, filter }: RestaurantSearch): string {
  if (q === undefined) return messages.noMatchFilter;
  return filter === undefined ? messages.noMatchSearch(q) : messages.noMatchBoth(q);
}

/** An empty list: links to the first website, or resets the search (spec §2). */
function NoRestaurants({ search, onClearSearch, onShowAll }: NoRestaurantsProps) {
  const { q, filter } = search;
  if (q === undefined && filter === undefined) {
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
    <EmptyState
      illustration={Plate}
      title={messages.noMatchTitle}
      action={
        <>
          {q !== undefined && <Button onClick={onClearSearch}>{messages.clearSearch}</Button>}
          {filter !== undefined && (
            <Button variant={q === undefined ? 'primary' : 'secondary'} onClick={onShowAll}>
              {messages.showAll}
            </Button>
          )}
        </>
      }
    >
      {noMatch(search)}
    </EmptyState>
  );
}

const PAGE = 24;

type Props = ComponentProps<typeof NoRestaurants> & { user: RestaurantGrid_user$key };

/** Websites as cards, page after page. */
export function RestaurantGrid({ user, ...emptyProps }: Props) {
  const { data, ...pages } = usePaginationFragment<RestaurantGridPaginationQuery, RestaurantGrid_user$key>(
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
      <LoadMore key={__id} {...pages} count={PAGE} failure={messages.failure} />
    </Stack>
  );
}
