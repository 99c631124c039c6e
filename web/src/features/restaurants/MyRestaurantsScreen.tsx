import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useDeferredValue, type ComponentProps, useRef } from 'react';
import { graphql } from 'react-relay';
import { styled } from 'styled-components';
import type { MyRestaurantsScreenQuery } from '../../__generated__/MyRestaurantsScreenQuery.graphql.ts';
import { useScreenQuery, QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Container, Stack } from '../../ui/Layout.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { SessionEnded } from '../accounts/SessionEnded.tsx';
import { messages } from './messages.ts';
import { RestaurantGrid, RestaurantGridSkeleton } from './RestaurantGrid.tsx';
import {
  parseRestaurantSearch,
  type FilterName,
  listVariables,
  type RestaurantSearch,
} from './restaurantSearch.rules.ts';
import { RestaurantTiles, RestaurantTilesSkeleton } from './RestaurantTiles.tsx';
import { RestaurantTools } from './RestaurantTools.tsx';

type ContentProps = Omit<ComponentProps<typeof RestaurantGrid>, 'user'>;

/** The list of a search. A query of its own beside that of the counts: it changes with the search and fails alone. */
function MyRestaurantsContent(props: ContentProps) {
  const { viewer } = useScreenQuery<MyRestaurantsScreenQuery>(
    graphql`
      query MyRestaurantsScreenQuery($search: String, $filter: RestaurantFilter) @throwOnFieldError {
        viewer {
          ...RestaurantGrid_user @arguments(search: $search, filter: $filter)
        }
      }
    `,
    listVariables(props.search),
  );
  return viewer ? <RestaurantGrid user={viewer} {...props} /> : <SessionEnded />;
}

/* Quick answers come before the eye sees a change. */
const Results = styled.div`
  transition: opacity var(--ease);
  &[aria-busy='true'] {
    opacity: 0.5;
    transition-delay: 120ms;
  }
`;

/** The list of a search. The old list stays, dimmed, until the new one has loaded; typing does not wait. */
function RestaurantResults({ search, ...actions }: ContentProps) {
  const shown = useDeferredValue(search);
  const isOld = shown.q !== search.q || shown.filter !== search.filter;
  return (
    <Results aria-busy={isOld || undefined}>
      <QueryBoundary
        fallback={<RestaurantGridSkeleton />}
        failure={messages.failure}
        resetKey={JSON.stringify(shown)}
      >
        <MyRestaurantsContent search={shown} {...actions} />
      </QueryBoundary>
    </Results>
  );
}

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  align-content: start;
  padding-block: clamp(32px, 5vw, 64px);
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-4);
`;

/** The portal's list of the user's websites (spec §2). `search` is what its address asks for. */
export function MyRestaurantsScreen({ search }: { search: RestaurantSearch }) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate({ from: '/my-restaurants' });
  // Replaces the address, so that typing adds nothing to the history.
  const searchFor = (q: string) =>
    void navigate({ search: (before) => parseRestaurantSearch({ ...before, q }), replace: true });
  const chooseFilter = (filter: FilterName) =>
    void navigate({ search: (before) => parseRestaurantSearch({ ...before, filter }) });
  // The pressed button unmounts with the empty list: the focus moves to the search box.
  const focusing = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  return (
    <Root $tall>
      <PageTitle>{messages.title}</PageTitle>
      <Top>
        <Stack $gap={2}>
          <Heading as="h1" $size={42}>
            {messages.title}
          </Heading>
          <Text $soft>{messages.intro}</Text>
        </Stack>
        <LinkButton to="/setup">
          <Icon icon={Plus} />
          {messages.createNew}
        </LinkButton>
      </Top>
      <QueryBoundary fallback={<RestaurantTilesSkeleton />} failure={messages.countsFailure}>
        <RestaurantTiles />
      </QueryBoundary>
      <RestaurantTools search={search} onSearch={searchFor} onFilter={chooseFilter} input={input} />
      <RestaurantResults
        search={search}
        onClearSearch={focusing(() => searchFor(''))}
        onShowAll={focusing(() => void navigate({ search: {} }))}
      />
    </Root>
  );
}
