import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { QueryBoundary } from '../../relay/QueryBoundary.tsx';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { messages } from './messages.ts';
import { RestaurantResults } from './RestaurantResults.tsx';
import type { RestaurantSearch } from './restaurantSearch.rules.ts';
import { RestaurantTiles } from './RestaurantTiles.tsx';
import { RestaurantTilesSkeleton } from './RestaurantTilesSkeleton.tsx';
import { RestaurantTools } from './RestaurantTools.tsx';
import { useRestaurantSearch } from './useRestaurantSearch.ts';

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
  const { searchFor, chooseFilter, showAll } = useRestaurantSearch();
  // The button that was pressed goes away with the empty list: the keyboard stays in the search box.
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
        onShowAll={focusing(showAll)}
      />
    </Root>
  );
}
